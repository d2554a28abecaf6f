import { malformed, Refusal } from '@/lib/conditions/refusal'
import { parseSelect } from './simulated-select'
import { runSelect, type SimulatedTable } from './simulated-table'

const counting =
  /^SELECT (?:left\((?<column>"[^"]+")::text, 7\) AS (?<named>"[^"]+"), )?count\(\*\) AS (?<alias>"[^"]+") (?<rest>FROM .*?)(?<group> GROUP BY 1)?(?<limit> LIMIT \d+)?$/is

export function runCount(sql: string, tableOf: (name: string) => SimulatedTable | undefined) {
  const { column, named, alias, rest, group } = counting.exec(sql)?.groups ?? {}
  if (alias === undefined || rest === undefined) return undefined
  if (column && !group) throw malformed(`column ${column} must appear in the GROUP BY clause`)
  if (group && !column) throw malformed('aggregate functions are not allowed in GROUP BY')
  const select = parseSelect(`SELECT ${column ?? '*'} ${rest}`)
  const table = tableOf(select.from)
  if (!table) throw new Refusal(`relation "${select.from}" does not exist`)
  const { rows } = runSelect(table, select)
  const count = { name: bare(alias), type: 'int8' }
  if (column === undefined || named === undefined)
    return { columns: [count], rows: [{ [count.name]: rows.length }] }
  const counts = new Map<string | null, number>()
  for (const row of rows) {
    const day = row[bare(column)] ?? null
    const cut = day === null ? null : String(day).slice(0, 7)
    counts.set(cut, (counts.get(cut) ?? 0) + 1)
  }
  return {
    columns: [{ name: bare(named), type: 'text' }, count],
    rows: [...counts].map(([cut, many]) => ({ [bare(named)]: cut, [count.name]: many })),
  }
}

const bare = (name: string) => name.slice(1, -1)
