import { LRUCache } from 'lru-cache'
import type { Hints } from '@/lib/conditions/evaluate'
import { type Cells, compileCells, type FactReaders } from '@/lib/sample-tables/cells'
import { columnType } from '@/lib/sample-tables/column-type'
import { parseHeader } from '@/lib/sample-tables/header'
import type { SampleValue } from '@/lib/sample-tables/pipes'
import { compileRows, type RowRule } from '@/lib/sample-tables/rows'
import { inspectionsOf, violationsOf } from '@/lib/sample-world/permits/events'
import {
  inspectionFacts,
  permitFacts,
  permitFactType,
  violationFacts,
} from '@/lib/sample-world/permits/permit-facts'
import {
  permitsAtNumber,
  permitsNear,
  permitsOfSerial,
  type SamplePermit,
} from '@/lib/sample-world/permits/permits'
import { middleOf, type PermitPlace, permitPlaces } from '@/lib/sample-world/permits/places'
import { findTableSource, type TableSource } from './table-source'

const columnTypes = [
  'text',
  'number',
  'money',
  'day',
  'plain day',
  'fixed_timestamp',
  'checkbox',
  'url',
  'point',
  'location',
] as const

export type PermitColumnType = (typeof columnTypes)[number]

export interface PermitTable {
  source: TableSource
  /** Default: the city of the source. */
  place?: PermitPlace
  /** Number of permits around the middle of the place. Default: 1200. */
  permits?: number
  /** Default: permits. */
  records?: keyof typeof recordKinds
  facts?: Cells
  if?: string
  /** Rows of one record. Default: one. */
  rows?: readonly RowRule[]
  /** Each column as `name = fact as type`. */
  header: string
  cells?: Cells
  titles?: Readonly<Record<string, string>>
  descriptions?: Readonly<Record<string, string>>
  /** Template of the ten-digit parcel number of a roll, from the columns of a condition. */
  parcel?: string
  /** Recorded responses that show its columns. Without any, the columns are as documented. */
  recorded?: readonly string[]
  /** Columns that the recorded responses lack, separated by blanks. */
  unseen?: readonly string[]
}

export interface PermitColumn {
  name: string
  type: PermitColumnType
  title?: string
  description?: string
  /** Numbers that leave with a point: "72.0". */
  pointed?: true
}

export function readColumns({ header, cells, facts = {}, titles = {}, descriptions = {} }: PermitTable) {
  return parseHeader(header, cells).map(({ name, cell: template, type: named }) => {
    const cell = named === 'point' ? '{longitude} {latitude}' : template
    const inferred = columnType(cell, facts, permitFactType)
    const type = named === undefined ? (inferred === 'truth' ? 'checkbox' : inferred) : findType(named, name)
    const column: PermitColumn = {
      name,
      type,
      ...(titles[name] && { title: titles[name] }),
      ...(descriptions[name] && { description: descriptions[name] }),
      ...(named === 'pointed' && { pointed: true }),
    }
    return { column, cell: type === 'day' && typeof cell === 'string' ? { day: cell } : cell }
  })
}

function findType(text: string, column: string): PermitColumnType {
  const type = text === 'pointed' ? 'number' : columnTypes.find((each) => each === text)
  if (type === undefined) throw new Error(`A sample table has ${column} as ${text}, which is no type`)
  return type
}

interface SamplePoint {
  index: number
  longitude: number
  latitude: number
}

interface PlacedRow<Cell> {
  record: SamplePoint
  cells: Record<string, Cell>
}

const recordKinds = {
  permits: recordKind((permit) => [permit], permitFacts),
  violations: recordKind(violationsOf, violationFacts),
  inspections: recordKind(inspectionsOf, inspectionFacts),
}

function recordKind<Row extends SamplePoint>(
  recordsOf: (permit: SamplePermit) => readonly Row[],
  vocabulary: FactReaders<Row>,
) {
  return ({ facts = {}, if: test, rows = [{}] }: PermitTable, columns: Cells) => {
    const cells = compileCells<Row>(vocabulary, facts, columns)
    const isThere = test === undefined ? () => true : cells.reader({ test })
    const write = compileRows(cells, rows)
    return (permit: SamplePermit): PlacedRow<SampleValue>[] =>
      recordsOf(permit)
        .filter(isThere)
        .flatMap((record) => write(record).map((row) => ({ record, cells: row })))
  }
}

export function createRows<Cell>(
  table: PermitTable,
  write: (value: SampleValue, type: PermitColumnType) => Cell,
): (hints: Hints) => Iterable<PlacedRow<Cell>> {
  const columns = readColumns(table)
  const cellsByName = Object.fromEntries(columns.map(({ column, cell }) => [column.name, cell]))
  const houses = Object.keys(cellsByName).filter((name) =>
    startsWithHouse.test(JSON.stringify(cellsByName[name])),
  )
  const middle = middleOf(placeOf(table))
  const compiled = recordKinds[table.records ?? 'permits'](table, cellsByName)

  return function* rowsFor(hints) {
    const near = permitsNear(middle, table.permits ?? 1200)
    const cached = recent.get(table) as PlacedRow<Cell>[] | undefined
    const rows = cached ?? near.flatMap(rowsOf)
    recent.set(table, rows)
    yield* rows
    const others = new Map(requestedPermits(hints).map((permit) => [permit.index, permit]))
    if (others.size === 0) return
    for (const { index } of near) others.delete(index)
    for (const permit of others.values()) yield* rowsOf(permit)
  }

  function rowsOf(permit: SamplePermit): PlacedRow<Cell>[] {
    return compiled(permit).map(({ record, cells }) => {
      const texts: Record<string, Cell> = {}
      for (const { column } of columns) texts[column.name] = write(cells[column.name] ?? null, column.type)
      return { record, cells: texts }
    })
  }

  function requestedPermits(hints: Hints): SamplePermit[] {
    const texts = houses.flatMap((name) => [
      hints.equals[name],
      hints.like[name],
      hints.like[`UPPER(${name})`],
    ])
    const numbers = texts.flat().flatMap((text) => Number(/^%?0*(\d{1,5})\b/.exec(text ?? '')?.[1] ?? []))
    return [
      ...[...new Set(numbers)].flatMap((number) => permitsAtNumber(middle, number)),
      ...requestedSerials(table, hints).flatMap((serial) => permitsOfSerial(middle, serial)),
    ]
  }
}

const recent = new LRUCache<PermitTable, readonly PlacedRow<unknown>[]>({ max: 8 })

/** A house far from the middle is found by a column that begins with its number. */
const startsWithHouse = /"\{(line|houseNumber)\b/

/** The lots that a condition demands, by their number in the rolls: `1`, eight digits, `0`. */
function requestedSerials({ parcel }: PermitTable, { equals, like }: Hints): number[] {
  if (parcel === undefined) return []
  const names = [...parcel.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
  const demands = names.map((name) => [...(equals[name] ?? []), ...(like[name] ?? [])])
  const facts = names.map((name, at) => [name, (nth: { at: number }) => demands[at]?.[nth.at] ?? ''])
  const write = compileCells<{ at: number }>(Object.fromEntries(facts), {}, {}).reader(parcel)
  return (demands[0] ?? []).flatMap((_, at) => {
    const [, serial] = /^1(\d{8})0/.exec(String(write({ at })).replace(/\D/g, '')) ?? []
    return serial === undefined ? [] : [Number(serial)]
  })
}

function placeOf({ source, place }: PermitTable): PermitPlace {
  const { title, city } = findTableSource(source)
  const match = place ?? permitPlaces.find((each) => each === city?.toLowerCase().replaceAll(' ', '-'))
  if (!match) throw new Error(`The sample table “${title}” has no place`)
  return match
}
