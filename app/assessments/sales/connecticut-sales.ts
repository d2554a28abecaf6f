import 'server-only'
import { read } from '@/app/_lib/read/data'
import { dayAfter } from '@/lib/calendar-day'
import { formatDay, formatDollars } from '@/lib/format'
import type { SaleRecord } from '@/lib/records/sale/fields'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { ChosenHome } from '../fetch-home'
import { findSaleDays, type SaleDays } from '../law/sale-days'
import { countedFirst, type SaleOffer, type SaleOffers } from './sale-offer'

const MOST = 30

const texts = {
  around: (town: string, { listedFrom = '', lastDay = '' }: SaleDays) =>
    `Sales of ${town} since ${formatDay(listedFrom)}, a day that we chose, up to the revaluation of ${formatDay(lastDay)}, newest first. The set has no size: check how each home differs from yours. A town need not report sales of its revaluation year, so sales can be missing.`,
  newest: (town: string) =>
    `The newest sales of ${town}. The record does not say in which year the town revalued, so we cannot tell which sales count. The set has no size: check how each home differs from yours.`,
  after: ({ lastDay = '', rule }: SaleDays) =>
    `Set apart: after the revaluation of ${formatDay(lastDay)}. ${rule}`,
  apart: (reason: string) => `Does not count: ${reason}.`,
  recorded: 'day of recording',
  source: (retrievedAt: string) =>
    `Connecticut real estate sales, retrieved ${formatDay(retrievedAt.slice(0, 10))}`,
}

/** The sales of the town, by the year of its revaluation where the record names it. */
export async function offerConnecticutSales({
  sourceId,
  property,
}: ChosenHome): Promise<SaleOffers | undefined> {
  const { city, sourceAttributes } = property
  if (!city) return undefined
  const year = Number(/^\d{4}/.exec(String(sourceAttributes?.valuationYear ?? ''))?.[0]) || undefined
  const days = year === undefined ? undefined : findSaleDays(sourceId, year)
  const { listedFrom, lastDay } = days ?? {}
  const query = { place: 'connecticut' as const, town: toMixedCase(city), limit: MOST }
  const lists = await Promise.all(
    (listedFrom && lastDay
      ? [
          { ...query, firstDay: listedFrom, lastDay },
          { ...query, firstDay: dayAfter(lastDay) },
        ]
      : [query]
    ).map((params) => read('us-assessment-evidence', 'searchSales', params)),
  )
  const failed = lists.find((answer) => !answer.ok)
  if (failed && !failed.ok) return { kind: 'none', why: failed.error.message }
  const [first, later] = lists.flatMap((answer) => (answer.ok ? [answer] : []))
  if (!first) return undefined
  const from = texts.source(first.meta.retrievedAt)
  const all = [...first.data.records, ...first.data.apart].map((sale) => toOffer(sale, from))
  const afterward = (later?.data.records ?? []).map((sale) => ({
    ...toOffer(sale, from),
    apart: days ? texts.after(days) : null,
  }))
  const town = toMixedCase(city)
  return {
    kind: 'offered',
    criteria: days ? texts.around(town, days) : texts.newest(town),
    list: countedFirst([...all, ...afterward]),
    meta: first.meta,
  }
}

const toOffer = (sale: SaleRecord, from: string): SaleOffer => ({
  row: {
    address: formatHomeAddress(sale.address ?? ''),
    date: formatDay(sale.day),
    price: formatDollars(sale.price),
    from,
    parcel: [sale.saleId, sale.day].join(' '),
  },
  facts: [sale.propertyClass, texts.recorded].filter(Boolean).join(', '),
  apart: sale.apart && texts.apart(sale.apart),
})
