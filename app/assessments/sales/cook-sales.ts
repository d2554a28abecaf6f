import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { SimilarCookHomes } from '@/connectors/us-assessment-evidence/public'
import { formatDay, formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { SaleRecord } from '@/lib/records/sale/fields'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import type { HomeSelection } from '../fetch-home'
import { findSaleDays } from '../law/sale-days'
import { formatArea, nameParcel, sourceOf } from '../similar/similar-home'
import { sourceTitles } from '../similar/source-titles'
import { countedFirst, type SuggestedSale, type SuggestedSalesOutcome } from './sale-offer'

const texts = defineTexts('sales.cook', {
  criteria: (since: string) =>
    `Sales since ${formatDay(since)}, a day that we chose: same class and neighborhood, within 20 percent of the size and 15 years of the age, the most alike first. We chose the homes before we read a price. Check each sale against its deed: the columns of this data set are not proven.`,
  days: { recording: 'day of recording', deed: 'day of the deed' },
  deed: (kind: string) => `deed: ${kind}`,
  parcel: (pin: string) => `parcel ${pin}`,
  apart: (reason: string) => `Does not count: ${reason}.`,
})

/** Sizes come from the building records, because the records of sales have none. */
export async function offerCookSales({
  sourceId,
  property,
  latest,
}: HomeSelection): Promise<SuggestedSalesOutcome | undefined> {
  const year = latest.assessments[0]?.year
  const days = year === undefined ? undefined : findSaleDays(sourceId, year)
  if (!property.parcelId || !days?.listedFrom) return undefined
  const alike = await read('us-assessment-evidence', 'findSimilarHomes', { pin: property.parcelId, year })
  if (!alike.ok) return { kind: 'none', why: translate(alike.error.message) }
  const { neighborhood, home } = alike.data
  const answer = await read('us-assessment-evidence', 'searchSales', {
    place: 'cook-county-il',
    neighborhood,
    ...(home.propertyClass ? { propertyClass: home.propertyClass } : {}),
    firstDay: days.listedFrom,
    limit: 500,
  })
  if (!answer.ok) return { kind: 'none', why: translate(answer.error.message) }
  const { records, apart } = answer.data
  const from = sourceOf(sourceTitles.cookSales, answer.meta.retrievedAt)
  return {
    kind: 'offered',
    criteria: texts.criteria(days.listedFrom),
    list: countedFirst(offersOf([...records, ...apart], alike.data, from)),
    meta: answer.meta,
  }
}

function offersOf(sales: readonly SaleRecord[], { alike, records }: SimilarCookHomes, from: string) {
  const places = new Map(alike.map((parcelId, at) => [parcelId, at]))
  const homes = new Map(records.map((each) => [each.parcelId, each]))
  const placeOf = ({ parcelId }: SaleRecord) => places.get(parcelId ?? '') ?? Number.POSITIVE_INFINITY
  return sales
    .filter(({ parcelId }) => places.has(parcelId ?? ''))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((sale) => toOffer(sale, homes.get(sale.parcelId ?? ''), from))
}

const describeDay = ({ dayOf }: SaleRecord) =>
  dayOf === 'recording' || dayOf === 'deed' ? texts.days[dayOf] : ''

function toOffer(
  sale: SaleRecord,
  home: SimilarCookHomes['records'][number] | undefined,
  from: string,
): SuggestedSale {
  const pin = (sale.parcelId ?? '').replace(/^(..)(..)(...)(...)(....)$/, '$1-$2-$3-$4-$5')
  const area = home?.buildingSquareFeet ? formatArea(home.buildingSquareFeet) : undefined
  return {
    row: {
      address: home?.address ? formatHomeAddress(home.address) : nameParcel(pin),
      date: formatDay(sale.day),
      price: formatDollars(sale.price),
      ...(area ? { area } : {}),
      from,
      parcel: [pin, sale.day, sale.price].join(' '),
    },
    facts: [area, texts.parcel(pin), describeDay(sale), sale.deed && texts.deed(sale.deed.toLowerCase())]
      .filter(Boolean)
      .join(', '),
    apart: sale.apart && texts.apart(sale.apart.split('; ').map(translate).join('; ')),
  }
}
