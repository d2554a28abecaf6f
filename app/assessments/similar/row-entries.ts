import { defineTexts } from '@/lib/language/define-texts'
import {
  cellName,
  marketColumn,
  rowsOf,
  SALES,
  SIMILAR_HOMES,
  saleColumns,
  similarHomeColumns,
} from '../entries/entry-names'
import type { SimilarHome } from './similar-home'

type Entries = Readonly<Record<string, string>>

export const FILLED = 'filled'

export const hiddenColumns: readonly string[] = ['from', FILLED, 'kind', 'year']

export const recordColumns: readonly string[] = [
  ...similarHomeColumns.map(({ id }) => id).filter((id) => !['address', 'note', 'from'].includes(id)),
  marketColumn.id,
  ...hiddenColumns,
]

export const hiddenSaleColumns: readonly string[] = ['from', FILLED, 'parcel']

export const saleRecordColumns: readonly string[] = [
  ...saleColumns.map(({ id }) => id).filter((id) => !['address', 'note'].includes(id)),
  ...hiddenSaleColumns,
]

const filledTables = [
  { table: 'similar', count: SIMILAR_HOMES, columns: recordColumns },
  { table: 'sale', count: SALES, columns: saleRecordColumns },
] as const

/** Matches the source line that we write. Rows of older releases have this line but no stored address. */
const recordLine = /, retrieved \w/

export const texts = defineTexts('similar.rows', {
  lastSale: (sale: string) =>
    `The roll has its last sale: ${sale}. It does not say whether the sale was between strangers.`,
  similar: (row: number, address: string) => `Home ${row}${address && `, ${address}`}.`,
  sale: (row: number, address: string) => `Sale ${row}${address && `, ${address}`}.`,
  removed: (address: string) =>
    address
      ? `These values were those of ${address}. We removed them.`
      : 'These values may be those of another home. We removed them. Fill the row from the record again.',
})

export function rowEntries(row: number, home: SimilarHome | undefined): Entries {
  const values: Readonly<Record<string, string | undefined>> = { ...home, [FILLED]: home?.address }
  return Object.fromEntries(
    ['address', ...recordColumns].map((id) => [cellName('similar', row, id), values[id] ?? '']),
  )
}

export function isForeign(cell: (column: string) => string): boolean {
  const filled = cell(FILLED)
  if (filled === '' && !recordLine.test(cell('from'))) return false
  return plain(filled) !== plain(cell('address'))
}

const plain = (address: string) => address.trim().replace(/\s+/g, ' ').toUpperCase()

export function dropForeign(entries: Entries): { entries: Entries; removed: string[] } {
  const rows = filledTables.flatMap(({ table, count, columns }) =>
    rowsOf(count)
      .filter((row) => isForeign((column) => entries[cellName(table, row, column)] ?? ''))
      .map((row) => ({ table, columns, cell: (column: string) => cellName(table, row, column), row })),
  )
  if (rows.length === 0) return { entries, removed: [] }
  const dropped = new Set(rows.flatMap(({ columns, cell }) => columns.map(cell)))
  return {
    entries: Object.fromEntries(Object.entries(entries).filter(([name]) => !dropped.has(name))),
    removed: rows.map(({ table, row, cell }) =>
      [texts[table](row, entries[cell('address')] ?? ''), texts.removed(entries[cell(FILLED)] ?? '')].join(
        ' ',
      ),
    ),
  }
}
