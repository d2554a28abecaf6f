import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatDollars, formatMiles, formatNumber } from '@/lib/format'
import { floridaCounties } from '@/lib/geography/florida-counties'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { metersToMiles } from '@/lib/units'
import type { ChosenHome } from '../fetch-home'
import { type SimilarHome, type Subject, sourceLine } from './similar-home'

const MOST_PROPOSED = 10
const AREA_PERCENT = 20
const YEARS = 15

export interface Proposal {
  home: SimilarHome
  beside: string
  point: { longitude: number; latitude: number } | null
}

export type Proposals =
  | { kind: 'proposed'; list: Proposal[]; own: Proposal['point']; criteria: string; meta: Meta }
  | { kind: 'none'; why: string }

const texts = {
  criteria: (count: number, miles: number, isCut: boolean) =>
    `${count === MOST_PROPOSED ? `The ${MOST_PROPOSED} nearest homes` : formatCount(count, 'home', 'homes')} like yours within ${formatNumber(miles)} mi: same use, living area within ${AREA_PERCENT} percent, built within ${YEARS} years.${isCut ? ' The source gave only a part of them.' : ''}`,
  none: `We propose no homes: within 2 miles the roll has none of the same use, within ${AREA_PERCENT} percent of the living area and ${YEARS} years of the year built.`,
  refused: (why: string) => `We propose no homes: yours is ${why}.`,
  otherYear: 'We propose no homes: the parcels are from another roll year than your values.',
  away: (meters: number) => `${formatMiles(metersToMiles(meters))} away`,
  sale: (price: number, year: number, code: string) =>
    `sold for ${formatDollars(price)} in ${year} (sale code ${code})`,
  title: 'Florida statewide parcels',
}

/** Only one source can propose homes. */
export const mayPropose = ({ sourceId }: ChosenHome, { kind }: Subject): boolean =>
  sourceId === 'florida-assessments' && kind === 'marketValue'

/** Proposes homes of the statewide roll by published criteria. Returns undefined elsewhere. */
export async function fetchProposals(home: ChosenHome, subject: Subject): Promise<Proposals | undefined> {
  const { property } = home
  const county = floridaCounties.find(({ name }) => name === property.county)?.number
  if (!mayPropose(home, subject) || !county || !property.parcelId) return undefined
  const answer = await read('us-florida-parcels', 'similarParcels', { county, parcelId: property.parcelId })
  if (!answer.ok) return { kind: 'none', why: answer.error.message }
  const { refused, compared } = answer.data
  if (!compared) return { kind: 'none', why: texts.refused(refused ?? '') }
  if (compared.subject.rollYear !== subject.year) return { kind: 'none', why: texts.otherYear }
  const { subject: own, parcels, sales, steps, isCut } = compared
  const saleOf = new Map(sales.used.map((sale) => [sale.key, sale]))
  const fitting = parcels
    .filter(
      ({ livingSquareFeet, yearBuilt }) =>
        Math.abs(livingSquareFeet / own.livingSquareFeet - 1) <= AREA_PERCENT / 100 &&
        Math.abs(yearBuilt - own.yearBuilt) <= YEARS,
    )
    .toSorted((a, b) => a.meters - b.meters)
    .slice(0, MOST_PROPOSED)
  if (fitting.length === 0) return { kind: 'none', why: texts.none }
  const { retrievedAt } = answer.meta
  return {
    kind: 'proposed',
    own: own.place,
    criteria: texts.criteria(fitting.length, steps.at(-1)?.miles ?? 2, isCut),
    meta: answer.meta,
    list: fitting.map((each) => {
      const parcel = each.key.replace(/^\d+:/, '')
      const sale = saleOf.get(each.key)
      return {
        home: {
          address: each.address ? formatHomeAddress(each.address) : `Parcel ${parcel}`,
          parcel,
          ...(property.landUse ? { class: formatUse(property.landUse) } : {}),
          built: String(each.yearBuilt),
          area: `${formatNumber(each.livingSquareFeet, 0)} sq ft`,
          value: formatDollars(each.justValue),
          perFoot: formatDollars(each.justValue / each.livingSquareFeet, 2),
          from: sourceLine({ kind: 'marketValue', year: own.rollYear }, texts.title, retrievedAt),
        },
        beside: [
          texts.away(each.meters),
          ...(sale ? [texts.sale(sale.price, sales.year, sale.code)] : []),
        ].join('; '),
        point: each.place,
      }
    }),
  }
}
