import { distinguish, headerOf, readCell } from './cell'
import type { ExportDocument } from './document'
import type { ExportFormat } from './format'
import { provenanceReader } from './provenance'
import type { ExportCell } from './table'

// Excel reads UTF-8 only behind this mark, and takes a file that starts with "ID" for another format without it.
// The importers of other spreadsheets and of data frames skip it.
const byteOrderMark = '\uFEFF'

// What spreadsheets may take for a formula. Invisible characters before it do not stop all of them, and
// the wide forms are taken for the narrow ones in East Asian settings.
const formulaStart = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|\s*[\t\r\n\0])/u

// Every spreadsheet reads it as that number, and a guard before it would take the number out of the column.
const plainNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i

// Semicolons and tabs too: some spreadsheets split at them as well.
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

/** RFC 4180: comma, CRLF, one header line and nothing before it. */
export const csv = {
  id: 'csv',
  label: 'CSV',
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  *render(document) {
    yield `${byteOrderMark}${writeLine(writeHeader(document))}`
    for (const cells of writeRows(document)) yield writeLine(cells)
  },
} satisfies ExportFormat

function writeHeader(document: ExportDocument): string[] {
  const { short, long, once } = provenanceReader(document)({ cells: {} })
  const provenance = [...short, ...long, ...once].map(({ label }) => label)
  return distinguish([...document.table.columns.map(headerOf), ...provenance])
}

// What is long is written in the first row that it is true of: beside every row it would be most of the file.
function* writeRows(document: ExportDocument): Generator<ExportCell[]> {
  const { columns, rows } = document.table
  const readProvenance = provenanceReader(document)
  const written = new Set<number | undefined>()
  let isFirst = true
  for (const row of rows) {
    const { short, long, once } = readProvenance(row)
    const isAgain = written.has(row.source)
    written.add(row.source)
    yield [
      ...columns.map((column) => readCell(row, column)),
      ...short.map(({ value }) => value),
      ...long.map(({ value }) => (isAgain ? null : value)),
      ...once.map(({ value }) => (isFirst ? value : null)),
    ]
    isFirst = false
  }
}

function writeLine(cells: readonly ExportCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(cell: ExportCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
