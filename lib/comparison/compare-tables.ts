import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import type { ExportColumn, ExportRow, ExportTable } from '@/lib/export/table'
import {
  compareValues,
  isVolatile,
  joinComparisons,
  type ResultComparison,
  type ValueDifference,
  writeShapes,
} from './difference'
import { matchRows, namesOf } from './match-rows'

const MOST_NAMING = 2

export function compareTables(was: ExportTable, is: ExportTable): ResultComparison {
  const { pairs, gone, appeared } = matchRows(was.rows, is.rows, ({ cells }) => cells, contentOf)
  const names = namesOf(
    was.rows.map(({ cells }) => cells),
    is.rows.map(({ cells }) => cells),
  ).slice(0, MOST_NAMING)
  const nameRow = (row: ExportRow, columns: readonly ExportColumn[]) => formatRow(row, names, columns)
  const whole = (
    kind: ValueDifference['kind'],
    rows: readonly ExportRow[],
    { columns }: ExportTable,
  ): ResultComparison => ({
    compared: rows.length,
    differences: rows.map((row) => ({ kind, where: [nameRow(row, columns)], was: null, is: null })),
  })
  return joinComparisons([
    ...pairs.map(([then, now]) =>
      compareRows(then, now, was.columns, is.columns, [nameRow(then, was.columns)]),
    ),
    whole('gone', gone, was),
    whole('appeared', appeared, is),
  ])
}

export function compareRows(
  then: ExportRow,
  now: ExportRow,
  was: readonly ExportColumn[],
  is: readonly ExportColumn[],
  where: readonly string[] = [],
): ResultComparison {
  const idOf = ({ key, label, unit }: ExportColumn) => canonicalKey([key, label, unit ?? null])
  const columns = new Map(
    [...was, ...is].filter(({ key }) => !isVolatile(key)).map((column) => [idOf(column), column]),
  )
  const has = { was: new Set(was.map(idOf)), is: new Set(is.map(idOf)) }
  const cells = [...columns].map(([id, { key, label, unit }]) =>
    compareValues(
      has.was.has(id) ? (then.cells[key] ?? null) : null,
      has.is.has(id) ? (now.cells[key] ?? null) : null,
      [...where, label],
      unit,
    ),
  )
  return joinComparisons([...cells, compareShapes(then, now, where)])
}

function compareShapes(
  { geometry: was = null }: ExportRow,
  { geometry: is = null }: ExportRow,
  where: readonly string[],
): ResultComparison {
  return compareValues(...writeShapes(was, is), [...where, 'Shape or position'])
}

const contentOf = ({ cells, geometry }: ExportRow) => ({ cells, geometry: geometry ?? null })

function formatRow({ cells }: ExportRow, names: readonly string[], columns: readonly ExportColumn[]): string {
  const parts = names.flatMap((name) => {
    const value = cells[name]
    const label = columns.find(({ key }) => key === name)?.label ?? name
    return value === null || value === undefined ? [] : [`${label} ${String(value)}`]
  })
  return parts.join(', ') || 'The row'
}
