import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import {
  type Comparison,
  compareValues,
  type Difference,
  isVolatile,
  joinComparisons,
  type LeafValue,
  writePosition,
  writeShapes,
} from './difference'
import { matchRows, namesOf } from './match-rows'

type Fields = Readonly<Record<string, unknown>>

const shapes = /^(geometry|geometries|coordinates|outline|rings)$/
const kinds = ['kind', 'valueKind', 'type'] as const
const MOST_NAMING = 2

/** Two answers without a table, leaf by leaf. Lists are sets of records: their order says nothing. */
export function compareLeaves(was: unknown, is: unknown, where: string[] = []): Comparison {
  if (isList(was) && isList(is)) return compareLists(was, is, where)
  if (isFields(was) && isFields(is) && !writePosition(was)) return compareFields(was, is, where)
  return compareValues(toValue(was), toValue(is), where)
}

/** Values of different kinds are not one value that changed. */
function compareFields(was: Fields, is: Fields, where: string[]): Comparison {
  const differs = kinds.some(
    (kind) => typeof was[kind] === 'string' && typeof is[kind] === 'string' && was[kind] !== is[kind],
  )
  if (differs) return { compared: 2, differences: [whole('gone', where), whole('appeared', where)] }
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isVolatile(name))
  return joinComparisons(
    names.map((name) => {
      const place = [...where, formatName(name)]
      return shapes.test(name)
        ? compareShapes(was[name], is[name], place)
        : compareLeaves(was[name], is[name], place)
    }),
  )
}

function compareLists(was: readonly unknown[], is: readonly unknown[], where: string[]): Comparison {
  if (!was.every(isFields) || !is.every(isFields)) {
    const text = (list: readonly unknown[]) =>
      list.length === 0
        ? null
        : list
            .map((each) => String(toValue(each)))
            .toSorted()
            .join(', ')
    return compareValues(text(was), text(is), where)
  }
  const { pairs, gone, appeared } = matchRows(was, is, leavesOf, withoutVolatile)
  const names = namesOf(was.map(leavesOf), is.map(leavesOf)).slice(0, MOST_NAMING)
  const place = (row: Fields) => [
    ...where,
    names
      .map((name) => String(row[name] ?? ''))
      .filter(Boolean)
      .join(', ') || 'one of them',
  ]
  return joinComparisons([
    ...pairs.map(([then, now]) => compareFields(then, now, place(then))),
    ...gone.map((row) => ({ compared: 1, differences: [whole('gone', place(row))] })),
    ...appeared.map((row) => ({ compared: 1, differences: [whole('appeared', place(row))] })),
  ])
}

const whole = (kind: Difference['kind'], where: string[]): Difference => ({
  kind,
  where,
  was: null,
  is: null,
})

const compareShapes = (was: unknown, is: unknown, where: string[]): Comparison =>
  compareValues(...writeShapes(was ?? null, is ?? null), where)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The plain values of a record: what can name it among others. */
const leavesOf = (fields: Fields): Record<string, LeafValue> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isVolatile(name) || (value !== null && typeof value === 'object') || value === undefined
        ? []
        : [[name, value as LeafValue]],
    ),
  )

const withoutVolatile = (value: unknown): unknown => {
  if (isList(value)) return value.map(withoutVolatile)
  if (!isFields(value)) return value
  const kept = Object.entries(value).filter(([name]) => !isVolatile(name))
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutVolatile(each)]))
}

function toValue(value: unknown): LeafValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'object') return writePosition(value) ?? canonicalKey(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}

/** "assessedValue" as people write it: "Assessed value". */
function formatName(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
