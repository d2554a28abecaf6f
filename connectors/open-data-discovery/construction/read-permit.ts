import type { LngLat } from '@/lib/geography/types'
import type { ConstructionPermit } from '@/lib/records/permit/fields'
import { positionOf, readNumber, readPoint, readText } from '../tables/read-cell'
import { readDay } from '../tables/read-day'
import type { ConstructionSource } from './source'

interface PermitRow {
  row: ConstructionPermit['row']
  flags: ConstructionPermit['flags']
  position: LngLat | null
}

export function readPermit(source: ConstructionSource, permit: PermitRow, now: Date): ConstructionPermit {
  const { row, flags } = permit
  const cells = new Map(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]))
  const cell = (column: string | undefined) => (column === undefined ? null : cells.get(column.toLowerCase()))
  const { kind, status, description, units, value } = source.tells ?? {}
  const position = permit.position ?? positionIn(source, cell)
  return {
    id: readText(cell(source.idColumn)),
    date: readDay(cell(source.date?.column), now),
    address: joined(source.addressColumns.map(cell)),
    kind: readText(cell(kind)),
    status: readText(cell(status)),
    description: readText(cell(description)),
    units: readNumber(cell(units)),
    value: readNumber(cell(value)),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    row,
    flags,
  }
}

const joined = (parts: readonly unknown[]): string | null =>
  readText(
    parts
      .map(readText)
      .filter((part) => part !== null)
      .join(' '),
  )

function positionIn(
  { position, table }: ConstructionSource,
  cell: (column: string) => unknown,
): LngLat | null {
  if (position && 'point' in position) return readPoint(cell(position.point))
  if (position) return positionOf(cell(position.longitude), cell(position.latitude))
  return 'dialect' in table && table.dialect !== 'arcgis'
    ? positionOf(cell('longitude'), cell('latitude'))
    : null
}
