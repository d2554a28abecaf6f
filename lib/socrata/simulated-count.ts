import { malformed, Refusal } from '@/lib/conditions/refusal'
import type { SimulatedDataset, SimulatedRecord } from './simulated-dataset'

const counting =
  /^(?:(?<month>date_trunc_ym\(`?(?<column>:?\w+)`?\))\s+as\s+(?<named>\w+)\s*,\s*)?count\(\*\)\s+as\s+(?<alias>\w+)$/i

interface ReadCount {
  alias: string
  month?: { column: string; named: string }
}

export function readCount(params: URLSearchParams, dataset: SimulatedDataset): ReadCount | undefined {
  const { month, column, named, alias } = counting.exec(params.get('$select') ?? '')?.groups ?? {}
  if (alias === undefined) return undefined
  const group = params.get('$group')
  if (!month || !column || !named) {
    if (group !== null) throw malformed('the group is not selected')
    return { alias }
  }
  if (group !== month && group !== named) throw malformed(`${column} is not in the group`)
  const match = dataset.columns.find(({ name }) => name === column)
  if (!match) throw new Refusal(`No such column: ${column}`, 'no-such-column')
  if (match.type !== 'calendar_date') throw new Refusal('date_trunc_ym: no such overload', 'type-mismatch')
  return { alias, month: { column, named } }
}

/** A portal sends counts as text. Rows without a day form a group without a month. */
export function answerCount({ alias, month }: ReadCount, rows: readonly SimulatedRecord[]) {
  if (!month) return [{ [alias]: String(rows.length) }]
  const counts = new Map<string | null, number>()
  for (const row of rows) {
    const day = row[month.column] ?? null
    const cut = day === null ? null : `${String(day).slice(0, 7)}-01T00:00:00.000`
    counts.set(cut, (counts.get(cut) ?? 0) + 1)
  }
  return [...counts].map(([cut, count]) => ({
    ...(cut === null ? {} : { [month.named]: cut }),
    [alias]: String(count),
  }))
}
