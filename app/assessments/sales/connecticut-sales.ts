import 'server-only'
import { read } from '@/app/_lib/read/data'
import { dayAfter } from '@/lib/calendar-day'
import { formatDay, formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { SaleRecord } from '@/lib/records/sale/fields'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { formatUse } from '@/lib/street-address/sentence-case'
import type { HomeSelection } from '../fetch-home'
import { findSaleDays } from '../law/sale-days'
import { sourceOf } from '../similar/similar-home'
import { sourceTitles } from '../similar/source-titles'
import { countedFirst, type SuggestedSale, type SuggestedSalesOutcome } from './sale-offer'

const MOST = 30

const texts = defineTexts('sales.connecticut', {
  around: (homes: string, listedFrom: string, lastDay: string) =>
    `Sales of ${homes} since ${formatDay(listedFrom)}, a day that we chose, up to the revaluation of ${formatDay(lastDay)}, newest first. A town need not report sales of its revaluation year, so sales can be missing.`,
  newest: (homes: string) =>
    `The newest sales of ${homes}. The record does not say in which year the town revalued, so we cannot tell which sales count.`,
  likeness:
    'We chose them by town and kind before we read a price. The set has no size and no age: check how each home differs from yours.',
  anyKind: (use: string) =>
    `The record calls your home ${use}. This set has no such kind, so homes of every kind are listed.`,
  noUse: 'The record does not name the kind of your home, so homes of every kind are listed.',
  homes: {
    condo: (town: string) => `condominiums in ${town}`,
    one: (town: string) => `single-family homes in ${town}`,
    two: (town: string) => `two-family homes in ${town}`,
    three: (town: string) => `three-family homes in ${town}`,
    four: (town: string) => `four-family homes in ${town}`,
    any: (town: string) => `homes in ${town}`,
  },
  after: (lastDay: string, rule: string) =>
    `Set apart: after the revaluation of ${formatDay(lastDay)}. ${rule}`,
  apart: (reason: string) => `Does not count: ${reason}.`,
  recorded: 'day of recording',
})

const kinds = [
  { type: 'Condo', id: 'condo', pattern: /condo/i },
  { type: 'Single Family', id: 'one', pattern: /\b(single|one|1)[- ]?fam/i },
  { type: 'Two Family', id: 'two', pattern: /\b(two|2)[- ]?fam/i },
  { type: 'Three Family', id: 'three', pattern: /\b(three|3)[- ]?fam/i },
  { type: 'Four Family', id: 'four', pattern: /\b(four|4)[- ]?fam/i },
] as const

export async function offerConnecticutSales({
  sourceId,
  property,
}: HomeSelection): Promise<SuggestedSalesOutcome | undefined> {
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
  if (failed && !failed.ok) return { kind: 'none', why: translate(failed.error.message) }
  const [first, later] = lists.flatMap((answer) => (answer.ok ? [answer] : []))
  if (!first) return undefined
  const from = sourceOf(sourceTitles.connecticutSales, first.meta.retrievedAt)
  const all = [...first.data.records, ...first.data.apart].map((sale) => toOffer(sale, from))
  const afterward = (later?.data.records ?? []).map((sale) => ({
    ...toOffer(sale, from),
    apart: days ? texts.after(days.lastDay ?? '', translate(days.rule)) : null,
  }))
  const homes = texts.homes[kind?.id ?? 'any'](town)
  const anyKind = landUse ? texts.anyKind(formatUse(landUse).toLowerCase()) : texts.noUse
  return {
    kind: 'offered',
    criteria: [
      days ? texts.around(homes, days.listedFrom ?? '', days.lastDay ?? '') : texts.newest(homes),
      ...(kind ? [] : [anyKind]),
      texts.likeness,
    ].join(' '),
    list: countedFirst([...all, ...afterward]),
    meta: first.meta,
  }
}

const toOffer = (sale: SaleRecord, from: string): SuggestedSale => ({
  row: {
    address: formatHomeAddress(sale.address ?? ''),
    date: formatDay(sale.day),
    price: formatDollars(sale.price),
    from,
    parcel: [sale.saleId, sale.day].join(' '),
  },
  facts: [sale.propertyClass, texts.recorded].filter(Boolean).join(', '),
  apart: sale.apart && texts.apart(translate(sale.apart)),
})
