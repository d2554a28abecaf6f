import { cellName, rowsOf, SIMILAR_HOMES, similarHomeColumns } from '../entries/entry-names'
import type { SimilarHome } from './similar-home'

type Entries = Readonly<Record<string, string>>

/** The column, in no table, that holds the address whose record filled the row. */
export const FILLED = 'filled'

/** All but the address and what the owner wrote beside it. */
export const recordColumns: readonly string[] = [
  ...similarHomeColumns.map(({ id }) => id).filter((id) => id !== 'address' && id !== 'note'),
  FILLED,
]

/** How a source line of ours reads. Rows of older releases have it without the address it belongs to. */
const recordLine = /, retrieved \w/

export const texts = {
  removed: (address: string) =>
    address
      ? `These values were those of ${address}. We removed them.`
      : 'These values may be those of another home. We removed them. Fill the row from the record again.',
}

/** A row as the record fills it; undefined empties it. The owner's note is not part of it. */
export function rowEntries(row: number, home: SimilarHome | undefined): Entries {
  const values: Readonly<Record<string, string | undefined>> = { ...home, [FILLED]: home?.address }
  return Object.fromEntries(
    ['address', ...recordColumns].map((id) => [cellName('similar', row, id), values[id] ?? '']),
  )
}

/** Whether the values of a row came from the record of another address than the one beside them. */
export function isForeign(cell: (column: string) => string): boolean {
  const filled = cell(FILLED)
  if (filled === '' && !recordLine.test(cell('from'))) return false
  return plain(filled) !== plain(cell('address'))
}

const plain = (address: string) => address.trim().replace(/\s+/g, ' ').toUpperCase()

/** Without values of other homes, and the message for each row that had some. */
export function dropForeign(entries: Entries): { entries: Entries; removed: string[] } {
  const rows = rowsOf(SIMILAR_HOMES).filter((row) =>
    isForeign((column) => entries[cellName('similar', row, column)] ?? ''),
  )
  if (rows.length === 0) return { entries, removed: [] }
  const dropped = new Set(
    rows.flatMap((row) => recordColumns.map((column) => cellName('similar', row, column))),
  )
  return {
    entries: Object.fromEntries(Object.entries(entries).filter(([name]) => !dropped.has(name))),
    removed: rows.map((row) => {
      const address = entries[cellName('similar', row, 'address')] ?? ''
      return [
        `Home ${row}${address && `, ${address}`}.`,
        texts.removed(entries[cellName('similar', row, FILLED)] ?? ''),
      ].join(' ')
    }),
  }
}
