import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { RowFilterHints } from '@/lib/conditions/evaluate'
import { compileCells, type TemplateValueReaders } from '@/lib/sample-tables/cells'
import { columnType } from '@/lib/sample-tables/column-type'
import type { SampleCellValue } from '@/lib/sample-tables/pipes'
import { compileRows } from '@/lib/sample-tables/rows'
import { tableShape } from '@/lib/sample-tables/schema'
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
import { middleOf, permitPlaces, type SamplePermitPlace } from '@/lib/sample-world/permits/places'
import { aboutDataset } from '@/lib/socrata/simulated-dataset'
import { findTableSource } from './table-source'

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

export type SimulatedPermitColumnType = (typeof columnTypes)[number]

const texts = z.record(z.string(), z.string())

export const permitTable = z.strictObject({
  ...tableShape,
  source: z.union([z.string(), z.strictObject({ host: z.string(), dataset: z.string(), title: z.string() })]),
  place: z.enum(permitPlaces).optional(),
  permits: z.number().optional(),
  records: z.enum(['permits', 'violations', 'inspections']).optional(),
  if: z.string().optional(),
  /** `pointed` is a number that is sent with a decimal point, such as "72.0". */
  types: z.record(z.string(), z.enum([...columnTypes, 'pointed'])).optional(),
  titles: texts.optional(),
  descriptions: texts.optional(),
  parcel: z.string().optional(),
  about: aboutDataset.partial({ name: true }).optional(),
  updatedAt: z.string().optional(),
  name: z.string().optional(),
  objectIdField: z.string().optional(),
  shape: z.enum(['point', 'area', 'none']).optional(),
  maxRecordCount: z.number().optional(),
  daysAs: z.enum(['DATE', 'TIMESTAMP', 'text']).optional(),
  edited: z.string().optional(),
  refusesSql: z.boolean().optional(),
})

export type SimulatedPermitTable = z.output<typeof permitTable>

export interface SimulatedPermitColumn {
  name: string
  type: SimulatedPermitColumnType
  title?: string
  description?: string
  pointed?: true
}

export function readColumns(table: SimulatedPermitTable): SimulatedPermitColumn[] {
  const { columns, facts = {}, types = {}, titles = {}, descriptions = {} } = table
  return Object.entries(columns).map(([name, cell]) => {
    const inferred = columnType(cell, facts, permitFactType)
    const type = types[name] ?? (inferred === 'truth' ? 'checkbox' : inferred)
    return {
      name,
      type: type === 'pointed' ? 'number' : type,
      ...(titles[name] && { title: titles[name] }),
      ...(descriptions[name] && { description: descriptions[name] }),
      ...(type === 'pointed' && { pointed: true }),
    }
  })
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
  vocabulary: TemplateValueReaders<Row>,
) {
  return ({ facts = {}, columns, if: test, rows = [{}] }: SimulatedPermitTable) => {
    const cells = compileCells<Row>(vocabulary, facts, columns)
    const isThere = test === undefined ? () => true : cells.reader({ test })
    const write = compileRows(cells, rows)
    return (permit: SamplePermit): PlacedRow<SampleCellValue>[] =>
      recordsOf(permit)
        .filter(isThere)
        .flatMap((record) => write(record).map((row) => ({ record, cells: row })))
  }
}

export function createRows<Cell>(
  table: SimulatedPermitTable,
  write: (value: SampleCellValue, type: SimulatedPermitColumnType) => Cell,
): (hints: RowFilterHints) => Iterable<PlacedRow<Cell>> {
  const columns = readColumns(table)
  const houses = Object.keys(table.columns).filter((name) =>
    startsWithHouse.test(JSON.stringify(table.columns[name])),
  )
  const middle = middleOf(placeOf(table))
  const compiled = recordKinds[table.records ?? 'permits'](table)

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
      for (const { name, type } of columns) texts[name] = write(cells[name] ?? null, type)
      return { record, cells: texts }
    })
  }

  function requestedPermits(hints: RowFilterHints): SamplePermit[] {
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

const recent = new LRUCache<SimulatedPermitTable, readonly PlacedRow<unknown>[]>({ max: 8 })

const startsWithHouse = /"\{(line|houseNumber)\b/

/** A parcel number of the sample rolls is `1`, the lot's serial number in eight digits, and `0`. */
function requestedSerials({ parcel }: SimulatedPermitTable, { equals, like }: RowFilterHints): number[] {
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

function placeOf({ source, place }: SimulatedPermitTable): SamplePermitPlace {
  const { title, city } = findTableSource(source)
  const match = place ?? permitPlaces.find((each) => each === city?.toLowerCase().replaceAll(' ', '-'))
  if (!match) throw new Error(`The sample table “${title}” has no place`)
  return match
}
