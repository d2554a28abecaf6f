import { isNumeric } from '@/app/_surfaces/place-files/file-table'
import type { Meta } from '@/lib/connector/result'
import { distinguish } from '@/lib/export/cell'
import type { ExportDocument, Provenance } from '@/lib/export/document'
import { type ExportCell, type ExportColumn, lazyRows } from '@/lib/export/table'
import { numberOrigins, originOf, unanswered } from '@/lib/provenance/origin-of'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { parcelTable } from '@/lib/records/parcel/file'
import { lot } from '@/lib/records/parcel/lot'
import { amountOf, formatPublished, publishedIn, titleOf } from '../lots/published-columns'
import { describeAnswer, matchOf } from './describe-answer'
import type { JoinedFileRow } from './join-file'
import type { OpenedPlaceFile } from './my-file-store'

const texts = {
  file: 'File',
  own: (name: string) => `Your file ${name}`,
  title: (name: string) => `${name}, with what we found`,
  columns:
    'The first columns are those of the file. Columns that begin with “Address”, “Parcel record” or “Lot” say what we found for each row, and whether we found it.',
  placedBy: { file: 'The file', parcel: 'The parcel record', lot: 'The lot', address: 'The address look-up' },
  along:
    'A point for an address lies along the street, commonly 20 to 40 meters off. It does not mark the building or the parcel.',
  value:
    'Just value is the county’s assessment of January 1 of the roll year, not a price. An empty cell: the roll says nothing. Owners are not part of this file.',
  published:
    'Numbers of a lot are its publisher’s, under the name of its column. Two publishers’ numbers do not compare. An outline is for tax mapping and not a survey.',
}

interface Part {
  columns: readonly ExportColumn[]
  cells(row: JoinedFileRow): Record<string, ExportCell>
  caveats: readonly string[]
}

export function joinDocument(file: OpenedPlaceFile, now: Date): ExportDocument {
  const { name, table, joins, rows } = file
  const metas = rows.map(metasOf)
  const { sources, sourceOf } = numberOrigins(metas.map((of) => toOrigin(of, name)))
  const parts = [
    ownPart(file),
    placePart,
    ...(joins.address.outcomes.size > 0 ? [addressPart] : []),
    ...(joins.parcel.outcomes.size > 0 ? [parcelPart(rows)] : []),
    ...(joins.lot.outcomes.size > 0 ? [lotPart(rows)] : []),
  ]
  const columns = parts.flatMap((part) => part.columns)
  const keys = distinguish(columns.map(({ key }) => key))
  return {
    title: texts.title(name),
    filename: `${name.replace(/\.[^.]*$/, '')} joined`,
    question: { [texts.file]: name },
    table: {
      columns: columns.map((column, index) => ({ ...column, key: keys[index] ?? column.key })),
      rows: lazyRows(rows, (row, index) => ({
        cells: toCells(row),
        geometry: row.shape ?? (row.at ? { type: 'Point', coordinates: [...row.at] } : null),
        source: sourceOf[index] ?? 0,
      })),
      notes: [texts.columns, ...table.notes],
    },
    sources,
    caveats: parts.flatMap(({ caveats }) => caveats),
    sample: metas.some((of) => of.some(({ sample }) => sample)),
    retrievedAt: latestOf(metas) ?? now.toISOString(),
  }

  /** Uses the unique `keys`, because a column of the file may have the same name as an added column. */
  function toCells(row: JoinedFileRow): Record<string, ExportCell> {
    const values = parts.flatMap((part) => {
      const cells = part.cells(row)
      return part.columns.map(({ key }) => (Object.hasOwn(cells, key) ? (cells[key] ?? null) : null))
    })
    return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]))
  }
}

const ownPart = ({ table: { columns, rows } }: OpenedPlaceFile): Part => ({
  columns: columns.map((label, index) => ({
    key: label,
    label,
    type: isNumeric(rows, index) ? 'number' : 'text',
  })),
  cells: (row) => Object.fromEntries(columns.map((label, index) => [label, row.cells[index] || null])),
  caveats: [],
})

const placePart: Part = {
  columns: [
    { key: 'position_latitude', label: 'Position: latitude', type: 'number' },
    { key: 'position_longitude', label: 'Position: longitude', type: 'number' },
    { key: 'position_from', label: 'Position: from', type: 'text' },
  ],
  cells: ({ at, placedBy }) => ({
    position_latitude: at?.[1] ?? null,
    position_longitude: at?.[0] ?? null,
    position_from: placedBy ? texts.placedBy[placedBy] : null,
  }),
  caveats: [],
}

const addressPart: Part = {
  columns: [
    { key: 'address_asked', label: 'Address: as asked', type: 'text' },
    { key: 'address_state', label: 'Address: what we found', type: 'text' },
    { key: 'address_matched', label: 'Address: as matched', type: 'text' },
  ],
  cells: ({ address }) => ({
    address_asked: address.text || null,
    address_state: describeAnswer('address', address),
    address_matched: matchOf(address)?.address ?? null,
  }),
  caveats: [texts.along],
}

function parcelPart(rows: readonly JoinedFileRow[]): Part {
  const parcels = [...new Set(rows.flatMap(({ parcel }) => matchOf(parcel) ?? []))]
  const table = parcelTable(parcels, [], [])
  const cellsByParcel = new Map<UnderivedParcel, Record<string, ExportCell>>()
  let next = 0
  for (const { cells } of table.rows) {
    const parcel = parcels[next]
    if (parcel) cellsByParcel.set(parcel, cells)
    next += 1
  }
  return {
    columns: [
      { key: 'parcel_asked', label: 'Parcel record: number asked', type: 'text' },
      { key: 'parcel_state', label: 'Parcel record: what we found', type: 'text' },
      ...table.columns.map((column) => ({
        ...column,
        key: `parcel_${column.key}`,
        label: `Parcel record: ${column.label}`,
      })),
    ],
    cells: ({ parcel }) => {
      const record = matchOf(parcel)
      const cells = (record && cellsByParcel.get(record)) ?? {}
      return {
        parcel_asked: parcel.text || null,
        parcel_state: describeAnswer('parcel', parcel),
        ...Object.fromEntries(Object.entries(cells).map(([key, cell]) => [`parcel_${key}`, cell])),
      }
    },
    caveats: [texts.value],
  }
}

function lotPart(rows: readonly JoinedFileRow[]): Part {
  const matches = [...new Set(rows.flatMap(({ lot }) => matchOf(lot) ?? []))]
  const table = lot.table(matches.map(({ record }) => record))
  const cellsOf = new Map([...table.rows].map(({ cells }, at) => [matches[at], cells]))
  const numbers = publishedIn(matches)
  return {
    columns: [
      { key: 'lot_asked', label: 'Lot: number asked', type: 'text' },
      { key: 'lot_state', label: 'Lot: what we found', type: 'text' },
      ...table.columns.map((column) => ({
        ...column,
        key: `lot_${column.key}`,
        label: `Lot: ${column.label}`,
      })),
      ...numbers.map((number) => ({
        key: `lot_${formatPublished(number)}`,
        label: `Lot: ${titleOf(number, numbers)}`,
        type: 'number' as const,
      })),
    ],
    cells: (row) => {
      const record = matchOf(row.lot)
      const cells = Object.entries((record && cellsOf.get(record)) ?? {})
      return {
        lot_asked: row.lot.text || null,
        lot_state: describeAnswer('lot', row.lot),
        ...Object.fromEntries(cells.map(([key, cell]) => [`lot_${key}`, cell])),
        ...Object.fromEntries(
          numbers.map((number) => [
            `lot_${formatPublished(number)}`,
            record ? amountOf(record, number) : null,
          ]),
        ),
      }
    },
    caveats: [texts.published],
  }
}

const metasOf = ({ address, parcel, lot }: JoinedFileRow): Meta[] =>
  [address.outcome, parcel.outcome, lot.outcome].flatMap((outcome) =>
    outcome?.kind === 'found' ? [outcome.meta] : [],
  )

const toOrigin = ([first, ...more]: readonly Meta[], name: string): Provenance =>
  first ? originOf(first, ...more) : unanswered(texts.own(name))

const latestOf = (metas: readonly (readonly Meta[])[]): string | undefined =>
  metas
    .flatMap((of) => of.map(({ retrievedAt }) => retrievedAt))
    .toSorted()
    .at(-1)
