import type { ExportCell, ExportColumn, ExportRow } from './table'

export function readCell(row: ExportRow, column: ExportColumn): ExportCell {
  const cell = Object.hasOwn(row.cells, column.key) ? (row.cells[column.key] ?? null) : null
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string') return cell
  if (column.type === 'number') return readNumber(cell)
  return column.type === 'date' ? cell.replace(midnight, '') : cell
}

const decimal = /^[-+]?(?:0|[1-9]\d*)?(\.\d+)?(?:e[-+]?\d+)?$/i

// Converts numbers that sources publish as text. "007" stays text because it is a code. A long integer stays
// text because a spreadsheet would round it.
function readNumber(text: string): ExportCell {
  const number = Number(text)
  const [, fraction] = decimal.exec(text) ?? []
  if (text === '' || !decimal.test(text) || !Number.isFinite(number)) return text
  return fraction === undefined && !Number.isSafeInteger(number) ? text : number
}

// Portals write a day as midnight without a time zone. A midnight with a time zone stays a moment.
const midnight = /(?<=^\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?$/

export function headerOf(column: ExportColumn): string {
  return column.unit ? `${column.label} (${column.unit})` : column.label
}

/**
 * Adds a number to repeated headers, because programs that read a table by header keep only one column for
 * each header.
 */
export function distinguish(headers: readonly string[]): string[] {
  const originals = new Set(headers)
  const names = new Set<string>()
  return headers.map((header) => {
    let name = header
    for (let n = 2; names.has(name) || (name !== header && originals.has(name)); n++)
      name = `${header} (${n})`
    names.add(name)
    return name
  })
}
