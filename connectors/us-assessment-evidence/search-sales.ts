import { z } from 'zod'
import { dayAfter, isCalendarDay } from '@/lib/calendar-day'
import {
  all,
  atLeast,
  below,
  type Condition,
  equal,
  equalInCapitals,
  present,
} from '@/lib/conditions/condition'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { sale } from '@/lib/records/sale/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { neighborhood, pin, propertyClass, township } from './cook-params'
import { fetchRows } from './fetch-rows'
import { readConnecticutSale, readCookSale } from './read-sale'
import { connecticutSales, cookSales } from './sets'

const texts = defineSentences('us-assessment-evidence.search-sales', {
  dayIsWritten: 'A day is written as 2025-10-01.',
  townHasLetters: 'A town is written in letters, such as Hartford.',
  limitsGo: 'limit goes from 1 to 500.',
  offsetsGo: 'offset goes from 0 to 100000.',
  endsBefore: 'The last day must not be before the first day.',
  giveTown: 'Give the town, such as Hartford.',
  cookOnly: 'This is for Cook County. Leave it out.',
  connecticutOnly: 'This is for Connecticut. Give a township or a neighborhood.',
  giveArea: 'Give a township, a neighborhood or a parcel number.',
  more: 'There are more sales than these. Ask again with offset {offset}.',
  apart: 'Counts of sales apart are those of this page.',
  unmarked: 'A sale that is not marked is not thereby a sale between strangers.',
  recorded: 'Some days are those of recording, which may be weeks after the deed.',
  yearBehind: 'The set is about a year behind.',
  revaluation:
    'A town need not report in its own revaluation year: no sales there does not mean that nothing was sold.',
})

const day = z.string().refine(isCalendarDay, texts.dayIsWritten)

const cookFields = ['pin', 'township', 'neighborhood', 'propertyClass'] as const

const params = z
  .strictObject({
    place: z.enum(['cook-county-il', 'connecticut']),
    pin: pin.optional(),
    township: township.optional(),
    neighborhood: neighborhood.optional(),
    propertyClass: propertyClass.optional(),
    town: z
      .string()
      .trim()
      .regex(/^[A-Za-z][A-Za-z .'-]{1,40}$/, texts.townHasLetters)
      .optional()
      .describe('Town of Connecticut.'),
    residentialType: z
      .enum(['Single Family', 'Condo', 'Two Family', 'Three Family', 'Four Family'])
      .optional()
      .describe('Kind of home in Connecticut, as the set writes it.'),
    firstDay: day.optional().describe('First day.'),
    lastDay: day.optional().describe('Last day.'),
    limit: z.int().min(1, texts.limitsGo).max(500, texts.limitsGo).default(100),
    offset: z.int().min(0, texts.offsetsGo).max(100_000, texts.offsetsGo).default(0),
  })
  .superRefine((query, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (query.firstDay && query.lastDay && query.firstDay > query.lastDay) refuse('lastDay', texts.endsBefore)
    if (query.place === 'connecticut') {
      if (!query.town) refuse('town', texts.giveTown)
      for (const field of cookFields) if (query[field]) refuse(field, texts.cookOnly)
      return
    }
    for (const field of ['town', 'residentialType'] as const)
      if (query[field]) refuse(field, texts.connecticutOnly)
    if (!query.pin && !query.township && !query.neighborhood) refuse('township', texts.giveArea)
  })

const result = z.object({
  place: z.enum(['cook-county-il', 'connecticut']),
  records: z.array(z.object(sale.shape)).describe('Sales that the publisher did not mark.'),
  apart: z.array(z.object(sale.shape)).describe('Sales that stand apart, each with its reason.'),
  apartReasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  truncated: z.boolean(),
  nextOffset: z.number().nullable(),
  updatedAt: z.string().nullable(),
  caveats: z.array(z.string()),
})

type Question = z.output<typeof params>

export const searchSales = {
  summary:
    'Sales of a township, neighborhood, class or parcel of Cook County, or of a town of Connecticut. Deeds over several parcels and sales that the publisher marked stand apart, each with its reason.',
  title: 'Sales',
  params,
  result,
  example: { place: 'cook-county-il', neighborhood: '77011', firstDay: '2023-01-01' },
  cache: { freshFor: DAY, staleFor: DAY },
  run: findSales,
  table: ({ records, apart, caveats }) => sale.table([...records, ...apart], caveats),
  cite: ({ place, updatedAt }) => ({
    publisher: setOf(place).source,
    dataset:
      place === 'connecticut' ? 'Real estate sales of Connecticut (5mzw-sjtu)' : 'Parcel sales (wvhk-k5uv)',
    dated: [{ label: 'Updated', on: updatedAt?.slice(0, 10) ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const setOf = (place: Question['place']) => (place === 'connecticut' ? connecticutSales : cookSales)

async function findSales(query: Question, context: MethodContext): Promise<z.input<typeof result>> {
  const { place, limit, offset } = query
  const isConnecticut = place === 'connecticut'
  const column = isConnecticut ? 'daterecorded' : 'sale_date'
  const page = await fetchRows(
    setOf(place),
    {
      where: all(isConnecticut ? whereConnecticut(query) : whereCook(query), ...between(query, column)),
      order: [{ column, descending: true }],
      limit: limit + 1,
      offset,
    },
    context,
  )
  const sales = page.rows.slice(0, limit).map(isConnecticut ? readConnecticutSale : readCookSale)
  const apart = sales.filter((each) => each.apart !== null)
  const truncated = page.rows.length > limit
  return {
    place,
    records: sales.filter((each) => each.apart === null),
    apart,
    apartReasons: countReasons(apart.map((each) => each.apart ?? '')),
    truncated,
    nextOffset: truncated ? offset + limit : null,
    updatedAt: page.updatedAt,
    caveats: [
      ...(truncated ? [texts.more({ offset: String(offset + limit) })] : []),
      ...(apart.length > 0 ? [texts.apart] : []),
      texts.unmarked,
      ...(isConnecticut ? [texts.yearBehind, texts.revaluation] : [texts.recorded]),
      ...page.caveats,
    ],
  }
}

function countReasons(reasons: readonly string[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count }))
}

const between = ({ firstDay, lastDay }: Question, column: string): Condition[] => [
  ...(firstDay ? [atLeast(column, { timestamp: firstDay })] : []),
  ...(lastDay ? [below(column, { timestamp: dayAfter(lastDay) })] : []),
]

const whereCook = (query: Question): Condition =>
  all(
    present('sale_price'),
    present('sale_date'),
    query.pin ? equal('pin', query.pin) : undefined,
    query.township ? equal('township_code', query.township) : undefined,
    query.neighborhood ? equal('nbhd', query.neighborhood) : undefined,
    query.propertyClass ? equal('class', query.propertyClass) : undefined,
  )

const whereConnecticut = ({ town = '', residentialType }: Question): Condition =>
  all(
    present('saleamount'),
    present('daterecorded'),
    equalInCapitals('town', town.toUpperCase()),
    residentialType ? equal('residentialtype', residentialType) : undefined,
  )
