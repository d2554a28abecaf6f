import { isSpanish } from '@/lib/language/current-language'
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

export const filledTables = [
  { table: 'similar', count: SIMILAR_HOMES, columns: recordColumns },
  { table: 'sale', count: SALES, columns: saleRecordColumns },
] as const

/**
 * Patterns of the source line in a filled row. Rows of older releases have the English line but no stored
 * address.
 */
const recordLines = { en: /, retrieved \w/, es: /, datos consultados el \w/ }

const correction = /(?:corrected by the owner|corregid[oa] por el propietario)$/

export const texts = defineTexts('similar.rows', {
  lastSale: (sale: string) =>
    `The roll has its last sale: ${sale}. It does not say whether the sale was between strangers.`,
  similar: (row: number, address: string) => `Home ${row}${address && `, ${address}`}.`,
  sale: (row: number, address: string) => `Sale ${row}${address && `, ${address}`}.`,
  removed: (address: string) =>
    address
      ? `These values were those of ${address}. We removed them.`
      : 'These values may be those of another home. We removed them. Fill the row from the record again.',
  corrected: (source: string) => `${source}; corrected by the owner`,
})

export const isCorrected = (source: string): boolean => correction.test(source)

export const withCorrection = (source: string): string =>
  source === '' || isCorrected(source) ? source : texts.corrected(source)

/** True if a row was filled on a page of the other language. */
export const hasOtherLanguage = (entries: Entries): boolean =>
  Object.entries(entries).some(
    ([name, text]) => name.endsWith('.from') && recordLines[isSpanish() ? 'en' : 'es'].test(text),
  )

export function rowEntries(row: number, home: SimilarHome | undefined): Entries {
  const values: Readonly<Record<string, string | undefined>> = { ...home, [FILLED]: home?.address }
  return Object.fromEntries(
    ['address', ...recordColumns].map((id) => [cellName('similar', row, id), values[id] ?? '']),
  )
}

export const isFilled = (cell: (column: string) => string): boolean =>
  cell(FILLED) !== '' || recordLines.en.test(cell('from'))

export const isForeign = (cell: (column: string) => string): boolean =>
  isFilled(cell) && plain(cell(FILLED)) !== plain(cell('address'))

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
