import { dayAfter } from '@/lib/calendar-day'
import { all, below, type Condition } from '@/lib/conditions/condition'
import { QuestionRefused } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { countField, countMonths } from '@/lib/open-table/counts'
import type { OpenTable } from '@/lib/open-table/table'
import type { TableDescriptionResult } from '../tables/describe-table'
import { readDay } from '../tables/read-day'
import { rowNumberOf, textsOf } from './fetch-table'
import { type DateColumn, writeDay } from './source'

interface MonthCount {
  month: string
  count: number
}

type WhyNot = 'no-days' | 'not-grouped' | 'too-many-days'

type MonthsFound = { months: MonthCount[] } | { whyNot: WhyNot }

interface Question {
  table: OpenTable
  described: TableDescriptionResult
  where: Condition | undefined
  date: DateColumn | undefined
  column: string | undefined
  bySql: boolean
}

export async function findMonths(context: MethodContext, question: Question): Promise<MonthsFound> {
  const { table, described, where, date, column, bySql } = question
  if (!date || column === undefined) return { whyNot: 'no-days' }
  try {
    if (table.dialect === 'arcgis') return await sumDays(context, { ...question, table, date, column })
    if (date.style === 'us-text') return { whyNot: 'no-days' }
    if (!bySql) return { whyNot: 'not-grouped' }
    const texts = textsOf(described.columns)
    const rows = await countMonths(context, table, { where, column, texts, bySql })
    return {
      months: inOrder(
        rows.map(({ month, rows: count }) => [readDay(`${month?.slice(0, 7)}-01`, context.now()), count]),
      ),
    }
  } catch (error) {
    // Only a refusal shows that the source cannot group rows by month.
    if (error instanceof QuestionRefused) return { whyNot: 'not-grouped' }
    throw error
  }
}

const MOST_PAGES = 8

interface LayerQuestion extends Question {
  table: Extract<OpenTable, { dialect: 'arcgis' }>
  date: DateColumn
  column: string
}

/** Groups rows by day, because few layers can group by month. */
async function sumDays(context: MethodContext, question: LayerQuestion): Promise<MonthsFound> {
  const { table, described, where, date, column } = question
  const counted = rowNumberOf(table, described)
  if (described.refusesGroups || counted === undefined) return { whyNot: 'not-grouped' }
  const days: [string | null, number][] = []
  let end: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { groups, truncated } = await countField(context, table.layer, {
      where: end === undefined || date.style === 'us-text' ? where : upTo(end, date.style, question),
      field: column,
      counted,
    })
    const dayCounts = groups.map(
      ({ value, rows }) => [readDay(value, context.now()), rows] as [string | null, number],
    )
    const isCut = truncated || (described.mostRows !== null && groups.length >= described.mostRows)
    if (!isCut) return { months: inOrder([...days, ...dayCounts]) }
    const last = dayCounts.at(-1)?.[0]
    // A truncated response may lack rows of its last day, so the next request starts with that day.
    const whole = dayCounts.filter(([day]) => day !== last)
    if (date.style === 'us-text' || !last || whole.length === 0) break
    days.push(...whole)
    end = last
  }
  return { whyNot: 'too-many-days' }
}

const upTo = (
  day: string,
  style: Exclude<DateColumn['style'], 'us-text'>,
  { where, column }: LayerQuestion,
) => all(where, below(column, writeDay(style, dayAfter(day))))

function inOrder(days: readonly (readonly [string | null, number])[]): MonthCount[] {
  const counts = new Map<string, number>()
  for (const [day, count] of days) {
    if (day === null) continue
    const month = day.slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + count)
  }
  return [...counts]
    .map(([month, count]) => ({ month, count }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
}
