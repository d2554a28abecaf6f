import type { ExportCell, ExportColumn, ExportRow } from './table'

/** Absent and NaN become null; text that matches the column's type is converted. */
export function readCell(row: ExportRow, column: ExportColumn): ExportCell {
  const cell = Object.hasOwn(row.cells, column.key) ? (row.cells[column.key] ?? null) : null
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string') return cell
  if (column.type === 'number') return readNumber(cell)
  return column.type === 'date' ? cell.replace(midnight, '') : cell
}

const decimal = /^[-+]?(?:0|[1-9]\d*)?(\.\d+)?(?:e[-+]?\d+)?$/i

// Several sources publish numbers as text. "007" is a code, and a spreadsheet would round a longer integer:
// both stay text.
function readNumber(text: string): ExportCell {
  const number = Number(text)
  const [, fraction] = decimal.exec(text) ?? []
  if (text === '' || !decimal.test(text) || !Number.isFinite(number)) return text
  return fraction === undefined && !Number.isSafeInteger(number) ? text : number
}

// A portal writes a day as its midnight. With a zone it is a moment, and stays one.
const midnight = /(?<=^\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?$/

export function headerOf(column: ExportColumn): string {
  return column.unit ? `${column.label} (${column.unit})` : column.label
}

/** Programs that read a table by header keep only one of two equal headers. */
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
