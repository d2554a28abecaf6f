import 'server-only'
import type {
  ComparableParcel,
  ExcludedSale,
  SimilarParcelsReport,
} from '@/connectors/us-florida-parcels/public'
import { formatDollars, formatMiles } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeDays, type SaleDayRange } from '@/lib/records/sale/window'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { metersToMiles } from '@/lib/units'
import type { HomeSelection } from '../fetch-home'
import { formatSaleDate } from '../format-sale-date'
import { fetchFloridaSimilar } from '../similar/fetch-florida-similar'
import { AREA_PERCENT, chooseLikeHomes, YEARS } from '../similar/propose/likeness'
import { formatArea, nameParcel, sourceOf } from '../similar/similar-home'
import { sourceTitles } from '../similar/source-titles'
import type { SuggestedSale, SuggestedSalesOutcome } from './sale-offer'

const MOST_APART = 10

const texts = defineTexts('sales.florida', {
  criteria: (days: SaleDayRange, percent: number, years: number) =>
    `Sales ${describeDays(days)}, with code 01 or 02 of the county: same use, living area within ${percent} percent, built within ${years} years, the most alike first. We chose them before we read a price.`,
  refused: (why: string) => `We offer no sales: your home is ${why}.`,
  own: 'your own home',
  away: (meters: number) => `${formatMiles(metersToMiles(meters))} away`,
  built: (year: number) => `built ${year}`,
  code: (code: string | null, meaning: string | null) =>
    `sale code ${code ?? 'not stated'}${meaning ? ` (${meaning})` : ''}`,
  apart: (reason: string) => `Does not count: a sale ${reason}.`,
})

export async function offerFloridaSales(home: HomeSelection): Promise<SuggestedSalesOutcome | undefined> {
  const answer = await fetchFloridaSimilar(home)
  if (!answer) return undefined
  if (!answer.ok) return { kind: 'none', why: translate(answer.error.message) }
  const { refused, compared } = answer.data
  if (!compared) return { kind: 'none', why: texts.refused(translate(refused ?? '')) }
  return {
    kind: 'offered',
    criteria: texts.criteria(compared.sales.days, AREA_PERCENT, YEARS),
    list: offersOf(compared, sourceOf(sourceTitles.floridaParcels, answer.meta.retrievedAt)),
    meta: answer.meta,
  }
}

function offersOf({ subject, sales }: SimilarParcelsReport, from: string): SuggestedSale[] {
  const { used, apart, otherDays } = sales
  const counted = chooseLikeHomes(subject, used).map((sale) =>
    toOffer({ ...sale, meaning: null, reason: null }, subject.key, from),
  )
  const others = [apart, otherDays].flatMap((list) =>
    chooseLikeHomes(subject, list.filter(hasPrice)).slice(0, MOST_APART),
  )
  return [...counted, ...others.map((sale) => toOffer(sale, subject.key, from))]
}

type Sale = ComparableParcel & Omit<ExcludedSale, 'reason'> & { reason: string | null }

const hasPrice = ({ price }: ExcludedSale) => price !== null && price > 0

function toOffer(sale: Sale, own: string, from: string): SuggestedSale {
  const { key, address, livingSquareFeet, yearBuilt, price, year, month, code, meaning, reason } = sale
  const parcel = key.replace(/^\d+:/, '')
  const date = month ? `${year}-${month.padStart(2, '0')}` : String(year)
  return {
    row: {
      address: address ? formatHomeAddress(address) : nameParcel(parcel),
      date: formatSaleDate(date),
      price: formatDollars(price ?? 0),
      ...(livingSquareFeet > 0 ? { area: formatArea(livingSquareFeet) } : {}),
      from,
      parcel: [parcel, date, price].join(' '),
    },
    facts: [
      ...(livingSquareFeet > 0 ? [formatArea(livingSquareFeet)] : []),
      ...(yearBuilt > 0 ? [texts.built(yearBuilt)] : []),
      key === own ? texts.own : texts.away(sale.meters),
      texts.code(code, meaning && translate(meaning)),
    ].join(', '),
    apart: reason && texts.apart(translate(reason)),
  }
}
