import 'server-only'
import { read } from '@/app/_lib/read/data'
import { formatDay, formatDollars } from '@/lib/format'
import type { SaleRecord } from '@/lib/records/sale/fields'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { ChosenHome } from '../fetch-home'
import { countedFirst, type SaleOffer, type SaleOffers } from './sale-offer'

const MOST = 30

const texts = {
  around: (town: string, year: number) =>
    `Sales of ${town} in the year before the revaluation of October 1, ${year}, newest first. The set has no size: check how each home differs from yours. A town need not report sales of its revaluation year, so sales can be missing.`,
  newest: (town: string) =>
    `The newest sales of ${town}. The record does not say in which year the town revalued, so we cannot tell which sales count. The set has no size: check how each home differs from yours.`,
  after: (year: number) =>
    `Set apart: after the revaluation of October 1, ${year}. Two towns refuse such sales.`,
  apart: (reason: string) => `Does not count: ${reason}.`,
  recorded: 'day of recording',
  source: (retrievedAt: string) =>
    `Connecticut real estate sales, retrieved ${formatDay(retrievedAt.slice(0, 10))}`,
}

/** The sales of the town, by the year of its revaluation where the record names it. */
export async function offerConnecticutSales({ property }: ChosenHome): Promise<SaleOffers | undefined> {
  const { city, sourceAttributes } = property
  if (!city) return undefined
  const year = Number(/^\d{4}/.exec(String(sourceAttributes?.valuationYear ?? ''))?.[0]) || undefined
  const query = { place: 'connecticut' as const, town: toMixedCase(city), limit: MOST }
  const lists = await Promise.all(
    (year
      ? [
          { ...query, firstDay: `${year - 1}-10-01`, lastDay: `${year}-10-01` },
          { ...query, firstDay: `${year}-10-02` },
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
    apart: texts.after(year ?? 0),
  }))
  const town = toMixedCase(city)
  return {
    kind: 'offered',
    criteria: year ? texts.around(town, year) : texts.newest(town),
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
