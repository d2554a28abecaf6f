import { isOutside, type SaleDayRange } from '@/lib/records/sale/window'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type ExclusionCount, type ExclusionRule, parcelRules, sift } from './comparable'
import { metersBetween, type RollParcel, type RollSale, salesOf } from './roll-parcel'

export interface ParcelSale {
  parcel: RollParcel
  sale: RollSale
}

/** We treat a lower price as a mere formality of the deed, whatever the code of the sale is. */
export const LOWEST_PRICE = 10_000
const NEIGHBORING_METERS = 200
const qualified = ['01', '02']
const severalParcels = ['C', 'D']

const changes = {
  split: [1, 2],
  built: [3, 4, 7, 8],
  disaster: [5],
  other: [6],
} as const

const changed =
  (codes: readonly number[]) =>
  ({ sale }: ParcelSale) =>
    sale.change !== null && codes.includes(sale.change)

const reasons = defineSentences('us-florida-parcels.comparable-sales', {
  severalParcels: 'of several parcels in one deed, each with the whole price',
  code: 'that the county did not code 01 or 02, or not yet',
  price: 'at no price or a nominal one',
  landOnly: 'of land alone',
  split: 'of a parcel that was split or joined afterward',
  disaster: 'of a home that a disaster struck afterward',
  built: 'of a home that was built or changed afterward',
  changed: 'of a parcel that changed otherwise afterward',
  ofParcels: 'of parcels {reason, sentence}',
})

function saleRules(all: readonly ParcelSale[]): readonly ExclusionRule<ParcelSale>[] {
  const deeds = deedsOf(all)
  return [
    {
      id: 'several-parcels',
      text: reasons.severalParcels,
      holds: (each) =>
        severalParcels.includes(each.sale.several ?? '') || each.sale.code === '05' || deeds.isShared(each),
    },
    {
      id: 'code',
      text: reasons.code,
      holds: ({ sale }) => !qualified.includes(sale.code ?? ''),
    },
    {
      id: 'price',
      text: reasons.price,
      holds: ({ sale }) => !sale.price || !(sale.price >= LOWEST_PRICE),
    },
    { id: 'land-only', text: reasons.landOnly, holds: ({ sale }) => sale.condition !== 'I' },
    {
      id: 'sale-split',
      text: reasons.split,
      holds: changed(changes.split),
    },
    {
      id: 'sale-disaster',
      text: reasons.disaster,
      holds: changed(changes.disaster),
    },
    {
      id: 'built-after',
      text: reasons.built,
      holds: (each) =>
        changed(changes.built)(each) ||
        (each.parcel.yearBuilt ?? 0) >= (each.sale.year ?? Number.POSITIVE_INFINITY),
    },
    {
      id: 'sale-changed',
      text: reasons.changed,
      holds: changed(changes.other),
    },
  ]
}

export function comparableSales(parcels: readonly RollParcel[], rollYear: number, days: SaleDayRange) {
  const inDays = parcels.flatMap((parcel) =>
    withoutRepeats(parcel, salesOf(parcel))
      .filter((sale) => isIn(days, sale))
      .map((sale) => ({ parcel, sale })),
  )
  const ofParcels = parcelRules(rollYear).map(({ holds, ...rule }) => ({
    ...rule,
    text: reasons.ofParcels({ reason: rule.text }),
    holds: ({ parcel }: ParcelSale) => holds(parcel),
  }))
  return { found: inDays.length, ...sift(inDays, [...saleRules(inDays), ...ofParcels]) } satisfies {
    found: number
    remaining: ParcelSale[]
    dropped: ExclusionCount[]
    apart: { each: ParcelSale; rule: ExclusionRule<ParcelSale> }[]
  }
}

export const otherSales = (parcels: readonly RollParcel[], days: SaleDayRange): ParcelSale[] =>
  parcels
    .flatMap((parcel) => withoutRepeats(parcel, salesOf(parcel)).map((sale) => ({ parcel, sale })))
    .filter(({ sale }) => (sale.price ?? 0) >= LOWEST_PRICE && !!sale.year && !isIn(days, sale))
    .toSorted((a, b) => (b.sale.year ?? 0) - (a.sale.year ?? 0))

/** The roll dates a sale to the month, and some sales only to the year. */
const isIn = (days: SaleDayRange, { year, month }: RollSale): boolean =>
  !!year && !isOutside(month ? `${year}-${month.padStart(2, '0')}` : String(year), days)

/** The roll can list a sale twice. */
function withoutRepeats({ countyNumber }: RollParcel, sales: readonly RollSale[]): RollSale[] {
  const keys = sales.map((sale) =>
    [countyNumber, instrumentOf(sale), sale.year, sale.month, sale.price].join('|'),
  )
  return sales.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function instrumentOf({ clerk, book, page }: RollSale): string | undefined {
  if (clerk) return `clerk ${clerk}`
  return book && page ? `book ${book} page ${page}` : undefined
}

function deedsOf(all: readonly ParcelSale[]) {
  const keysOf = ({ parcel: { countyNumber }, sale }: ParcelSale) => ({
    instrument: `${countyNumber} ${instrumentOf(sale)}`,
    price: [sale.year, sale.month, sale.price].join('|'),
  })
  const byInstrument = new Map<string, ParcelSale[]>()
  const byPrice = new Map<string, ParcelSale[]>()
  for (const each of all) {
    const { instrument, price } = keysOf(each)
    if (instrumentOf(each.sale)) byInstrument.set(instrument, [...(byInstrument.get(instrument) ?? []), each])
    byPrice.set(price, [...(byPrice.get(price) ?? []), each])
  }
  function isShared(each: ParcelSale): boolean {
    const { instrument, price } = keysOf(each)
    const isOther = ({ parcel }: ParcelSale) => parcel.key !== each.parcel.key
    return (
      (byInstrument.get(instrument)?.some(isOther) ?? false) ||
      (byPrice.get(price)?.some((other) => isOther(other) && isNear(each.parcel, other.parcel)) ?? false)
    )
  }
  return { isShared }
}

const isNear = ({ place }: RollParcel, other: RollParcel): boolean =>
  place !== null && other.place !== null && metersBetween(place, other.place) <= NEIGHBORING_METERS
