import 'server-only'
import { read } from '@/app/_lib/read/data'
import { dayAfter } from '@/lib/calendar-day'
import { formatDay, formatDollars } from '@/lib/format'
import type { SaleRecord } from '@/lib/records/sale/fields'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { formatUse } from '@/lib/street-address/sentence-case'
import type { HomeSelection } from '../fetch-home'
import { findSaleDays, type SaleDays } from '../law/sale-days'
import { countedFirst, type SaleOffer, type SaleOffers } from './sale-offer'

const MOST = 30

const texts = {
  around: (homes: string, { listedFrom = '', lastDay = '' }: SaleDays) =>
    `Sales of ${homes} since ${formatDay(listedFrom)}, a day that we chose, up to the revaluation of ${formatDay(lastDay)}, newest first. A town need not report sales of its revaluation year, so sales can be missing.`,
  newest: (homes: string) =>
    `The newest sales of ${homes}. The record does not say in which year the town revalued, so we cannot tell which sales count.`,
  likeness:
    'We chose them by town and kind before we read a price. The set has no size and no age: check how each home differs from yours.',
  anyKind: (use: string) =>
    `The record calls your home ${use}. This set has no such kind, so homes of every kind are listed.`,
  noUse: 'The record does not name the kind of your home, so homes of every kind are listed.',
  of: (kind: string | undefined, town: string) => (kind ? `${kind} in ${town}` : `homes in ${town}`),
  after: ({ lastDay = '', rule }: SaleDays) =>
    `Set apart: after the revaluation of ${formatDay(lastDay)}. ${rule}`,
  apart: (reason: string) => `Does not count: ${reason}.`,
  recorded: 'day of recording',
  source: (retrievedAt: string) =>
    `Connecticut real estate sales, retrieved ${formatDay(retrievedAt.slice(0, 10))}`,
}

const kinds = [
  { type: 'Condo', name: 'condominiums', pattern: /condo/i },
  { type: 'Single Family', name: 'single-family homes', pattern: /\b(single|one|1)[- ]?fam/i },
  { type: 'Two Family', name: 'two-family homes', pattern: /\b(two|2)[- ]?fam/i },
  { type: 'Three Family', name: 'three-family homes', pattern: /\b(three|3)[- ]?fam/i },
  { type: 'Four Family', name: 'four-family homes', pattern: /\b(four|4)[- ]?fam/i },
] as const

export async function offerConnecticutSales({
  sourceId,
  property,
}: HomeSelection): Promise<SaleOffers | undefined> {
  const { city, landUse, sourceAttributes } = property
  if (!city) return undefined
  const year = Number(/^\d{4}/.exec(String(sourceAttributes?.valuationYear ?? ''))?.[0]) || undefined
  const days = year === undefined ? undefined : findSaleDays(sourceId, year)
  const { listedFrom, lastDay } = days ?? {}
  const kind = kinds.find(({ pattern }) => pattern.test(landUse ?? ''))
  const town = toMixedCase(city)
  const query = {
    place: 'connecticut' as const,
    town,
    ...(kind ? { residentialType: kind.type } : {}),
    limit: MOST,
  }
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
  const homes = texts.of(kind?.name, town)
  const anyKind = landUse ? texts.anyKind(formatUse(landUse).toLowerCase()) : texts.noUse
  return {
    kind: 'offered',
    criteria: [
      days ? texts.around(homes, days) : texts.newest(homes),
      ...(kind ? [] : [anyKind]),
      texts.likeness,
    ].join(' '),
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
