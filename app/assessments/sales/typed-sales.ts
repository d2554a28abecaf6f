import 'server-only'
import { findSource, guidanceFor } from '@/connectors/us-public-assessments/public'
import { formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatParcelId } from '@/lib/records/assessment/parcel-number'
import { describeDays, isOutside, type SaleDayRange } from '@/lib/records/sale/window'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import type { HomeCandidate } from '../fetch-assessments'
import { type HomeSelection, streetLineOf } from '../fetch-home'
import { formatSaleDate } from '../format-sale-date'
import { findSaleDays, type SaleDayRule } from '../law/sale-days'
import { findRecord, type HomeRecordOutcome } from '../similar/look-up'
import { formatArea, livingAreaOf, nameParcel, sourceOf } from '../similar/similar-home'
import { rollOf } from '../similar/subject-of'
import { fetchRecord } from '../similar/typed/look-up-typed'
import { typedAddresses } from '../similar/typed/typed-addresses'
import type { AssessmentsUrlParams } from '../url'
import { countedFirst, type SuggestedSale, type SuggestedSalesOutcome } from './sale-offer'

/** A lower price is treated as a formality of the deed. */
const LOWEST_PRICE = 10_000

const texts = defineTexts('sales.typed', {
  lead: 'The last sale of each home you typed, from the roll. It does not say whether a sale was between strangers, or for several parcels at one price: check the deed.',
  days: (days: SaleDayRange) => `Sales ${describeDays(days)} count for your value.`,
  unconfirmed: (place: string) =>
    `We have not confirmed which days of sale count in ${place}. Ask the office before you rely on one.`,
  outside: (days: SaleDayRange) => `Does not count: only sales ${describeDays(days)} do.`,
  nominal: 'Does not count: the price is only a formality of the deed.',
  noSale: 'The roll has no sale of this home with a day and a price.',
  built: (year: number) => `built ${year}`,
  parcel: (id: string) => `parcel ${id}`,
})

export function mayTypeSales({ sourceId }: Pick<HomeSelection, 'sourceId'>): boolean {
  const facts = findSource(sourceId)?.facts
  return facts?.saleDate !== undefined && facts.salePrice !== undefined
}

export async function offerTypedSales(
  home: HomeSelection,
  url: AssessmentsUrlParams,
): Promise<SuggestedSalesOutcome | undefined> {
  const addresses = typedAddresses(url.sold)
  if (addresses.length === 0) return undefined
  const { city } = home.property
  // The city is added, because a statewide roll has streets of the same name in many towns.
  const roll = { ...rollOf(home, url), ...(city ? { city } : {}) }
  const days = daysFor(home)
  const homes = await Promise.all(
    addresses.map(async (address) => ({
      address,
      lookUp: await findRecord(fetchRecord, roll, address),
    })),
  )
  const sales = homes.map(({ address, lookUp }) => toSale(address, lookUp, roll.sourceTitle, days))
  return {
    kind: 'offered',
    criteria: texts.lead,
    list: countedFirst(withoutRepeats(sales.flatMap((sale) => ('row' in sale ? [sale] : [])))),
    unanswered: sales.flatMap((sale) => ('row' in sale ? [] : [sale])),
    meta: homes.flatMap(({ lookUp }) => (lookUp.kind === 'record' ? [lookUp.meta] : []))[0],
  }
}

function daysFor({ sourceId, latest }: HomeSelection): SaleDayRule | undefined {
  const year = latest.assessments[0]?.year
  return year === undefined ? undefined : findSaleDays(sourceId, year)
}

export function describeSalesThatCount(home: HomeSelection): string {
  const days = daysFor(home)
  if (days?.firstDay || days?.lastDay) return texts.days(days)
  return texts.unconfirmed(translate(guidanceFor(home.sourceId)?.jurisdiction ?? home.property.city ?? ''))
}

const withoutRepeats = (list: readonly SuggestedSale[]) =>
  list.filter(({ row }, at) => list.findIndex((other) => other.row.parcel === row.parcel) === at)

function toSale(address: string, lookUp: HomeRecordOutcome, title: string, days: SaleDayRule | undefined) {
  if (lookUp.kind === 'refused') return { address, why: lookUp.message }
  if (lookUp.kind === 'choose') return { address, why: lookUp.message, choices: lookUp.choices }
  const { salePrice, saleDate } = lookUp.record
  if (!salePrice || !saleDate) return { address, why: texts.noSale }
  const from = sourceOf(title, lookUp.meta.retrievedAt)
  return toOffer({ ...lookUp.record, salePrice, saleDate }, from, days)
}

type SoldHome = HomeCandidate & { salePrice: number; saleDate: string }

function toOffer(record: SoldHome, from: string, days: SaleDayRule | undefined): SuggestedSale {
  const { salePrice, saleDate, landUse, yearBuilt } = record
  const street = streetLineOf({ property: record })
  const id = formatParcelId(record) ?? ''
  const living = livingAreaOf(record)
  const area = living === null ? undefined : formatArea(living)
  return {
    row: {
      address: street ? formatHomeAddress(street) : nameParcel(id),
      date: formatSaleDate(saleDate),
      price: formatDollars(salePrice),
      ...(area ? { area } : {}),
      from,
      parcel: [id, saleDate, salePrice].join(' '),
    },
    facts: [
      landUse && formatUse(landUse),
      area,
      yearBuilt !== null && texts.built(Number(yearBuilt)),
      id && texts.parcel(id),
    ]
      .filter(Boolean)
      .join(', '),
    apart: whyApart(salePrice, saleDate, days),
  }
}

function whyApart(price: number, date: string, days: SaleDayRule | undefined): string | null {
  if (price < LOWEST_PRICE) return texts.nominal
  return days && isOutside(date, days) ? texts.outside(days) : null
}
