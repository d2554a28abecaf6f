import { Refusal } from '@/lib/arcgis/refusal'
import type { SimulatedField, SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { compileWhere } from '@/lib/arcgis/where-evaluator'
import { hintsOf } from '@/lib/arcgis/where-hints'
import { parseWhere } from '@/lib/arcgis/where-parser'
import type { SimulatedCell, SimulatedColumn, SimulatedDataset } from './simulated-dataset'

/** A query as the dataset understood it. */
export interface ReadQuery {
  matches(row: Record<string, SimulatedCell>): boolean
  hints: Pick<SimulatedRowQuery, 'equals' | 'like'>
  columns: readonly SimulatedColumn[]
  order: { name: string; sign: 1 | -1 }[]
  offset: number
  limit: number
}

export class UnknownColumn extends Error {}

const clauses = ['$select', '$where', '$order', '$limit', '$offset'] as const
const defaultLimit = 1000

export function readQuery(params: URLSearchParams, dataset: SimulatedDataset): ReadQuery {
  const asked = clausesOf(params)
  const column = columnFinder(dataset)
  // The part of SoQL that is served is the part of SQL-92 that the map servers speak.
  const expression = parseWhere(asked.$where ?? '1=1')
  const matches = compileWhere(expression, (name) => fieldOf(column(name)))
  return {
    matches,
    hints: hintsOf(expression, (name) => column(name).name),
    columns: readColumns(asked.$select, dataset, column),
    order: readOrder(asked.$order, column),
    offset: count(asked.$offset) ?? 0,
    limit: count(asked.$limit) ?? defaultLimit,
  }
}

type Clauses = Partial<Record<(typeof clauses)[number], string>>

/** The clauses come one by one, or all in one `$query`. */
function clausesOf(params: URLSearchParams): Clauses {
  for (const name of params.keys()) {
    const isKnown = name === '$query' || name === '$$app_token' || clauses.some((clause) => clause === name)
    if (!isKnown) throw new Refusal(`Unrecognized argument: ${name}`)
  }
  const whole = params.get('$query')
  if (whole === null)
    return Object.fromEntries(clauses.flatMap((name) => [[name, params.get(name) ?? undefined]]))
  const pattern =
    /^\s*select\s+(.+?)(?:\s+where\s+(.+?))?(?:\s+order\s+by\s+(.+?))?(?:\s+limit\s+(\d+))?(?:\s+offset\s+(\d+))?\s*$/is
  const [, select, where, order, limit, offset] = pattern.exec(whole) ?? []
  if (select === undefined) throw new Refusal('Expected SELECT')
  return Object.fromEntries(
    [select, where, order, limit, offset].map((text, index) => [clauses[index], text]),
  )
}

function columnFinder(dataset: SimulatedDataset) {
  const byName = new Map(dataset.columns.map((column) => [column.name, column]))
  return (name: string): SimulatedColumn => {
    const column = byName.get(name)
    if (!column) throw new UnknownColumn(`No such column: ${name}`)
    return column
  }
}

const fieldOf = ({ name, type }: SimulatedColumn): SimulatedField => ({
  name,
  type: type === 'number' ? 'esriFieldTypeDouble' : 'esriFieldTypeString',
})

function readColumns(
  text: string | undefined,
  { columns }: SimulatedDataset,
  column: (name: string) => SimulatedColumn,
) {
  const names = (text ?? '*').split(',').map((name) => name.trim())
  return names.includes('*') ? columns : names.map(column)
}

function readOrder(text: string | undefined, column: (name: string) => SimulatedColumn): ReadQuery['order'] {
  return (text ?? '').split(',').flatMap((part) => {
    const [, name, direction = 'ASC'] = /^\s*(\S+?)(?:\s+(ASC|DESC))?\s*$/i.exec(part) ?? []
    return name ? [{ name: column(name).name, sign: direction.toUpperCase() === 'DESC' ? -1 : 1 }] : []
  })
}

function count(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new Refusal('Expected a number')
  return Number(text)
}
