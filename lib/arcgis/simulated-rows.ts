import type { SimulatedLayer, SimulatedRow } from './simulated-layer'
import type { ReadQuery } from './simulated-query'

interface Page {
  rows: SimulatedRow[]
  exceeded: boolean
}

/** One by one: a layer may make up millions, and counting must not hold them. */
export function* matchingRows(layer: SimulatedLayer, query: ReadQuery): Generator<SimulatedRow> {
  const seen = new Set<string>()
  for (const row of layer.rows(query.hints)) {
    if (!query.matches(row.attributes)) continue
    if (query.area && !(row.geometry && query.area.matches(row.geometry))) continue
    if (query.distinct) {
      const key = JSON.stringify(query.fields.map(({ name }) => row.attributes[name] ?? null))
      if (seen.has(key)) continue
      seen.add(key)
    }
    yield row
  }
}

export function readPage(layer: SimulatedLayer, query: ReadQuery): Page {
  const { offset, limit } = query
  const rows: SimulatedRow[] = []
  let position = 0
  for (const row of needsSorting(layer, query) ? sorted(layer, query) : matchingRows(layer, query)) {
    if (rows.length === limit && position >= offset) return { rows, exceeded: true }
    if (position >= offset) rows.push(row)
    position += 1
  }
  return { rows, exceeded: false }
}

export function countRows(rows: Iterable<SimulatedRow>): number {
  let count = 0
  for (const _ of rows) count += 1
  return count
}

function needsSorting(layer: SimulatedLayer, { order: [first, ...others], hints }: ReadQuery): boolean {
  if (!first) return false
  const isById = first.name === layer.objectIdField && first.sign === 1 && others.length === 0
  return !(isById && layer.inOrder?.(hints))
}

function sorted(layer: SimulatedLayer, query: ReadQuery): SimulatedRow[] {
  return [...matchingRows(layer, query)].sort((a, b) => {
    for (const { name, sign } of query.order) {
      const difference = compareCells(a.attributes[name] ?? null, b.attributes[name] ?? null)
      if (difference !== 0) return difference * sign
    }
    return 0
  })
}

/** Nulls first, as the hosts sort them. */
function compareCells(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null)
  if (a === b) return 0
  return a < b ? -1 : 1
}
