import { defineSentences } from '@/lib/sentences/define-sentences'
import { distinguish, headerOf, readCell } from './cell'
import type { ExportDocument } from './document'
import { type ExportFormat, formatLabel } from './format'
import { provenanceReader, sampleStatement, sourcesOfRow } from './provenance'
import type { ExportCell, ExportRow } from './table'

const texts = defineSentences('export.csv', {
  source: 'Source',
  retrieved: '{source}, retrieved {day}',
})

// Excel needs this mark to read UTF-8, and to recognize a CSV file that starts with "ID". Other spreadsheets
// and data frame libraries skip the mark.
const byteOrderMark = '\uFEFF'

// Matches possible formulas. Some spreadsheets ignore invisible characters before a formula, and East Asian
// settings read wide signs as narrow ones.
const formulaStart = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|\s*[\t\r\n\0])/u

// The guard against formulas must not change these numbers, such as "-5", into text.
const plainNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i

// Includes semicolons and tabs, because some spreadsheets split cells there too.
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

export const csv = {
  id: 'csv',
  label: formatLabel('csv'),
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  *render(document) {
    yield `${byteOrderMark}${writeLine(writeHeader(document))}`
    for (const cells of writeRows(document)) yield writeLine(cells)
  },
} satisfies ExportFormat

export const values = {
  id: 'values',
  get label() {
    return formatLabel('values')
  },
  extension: 'values.csv',
  contentType: csv.contentType,
  *render(document) {
    const { columns, rows } = document.table
    yield `${byteOrderMark}${writeLine(distinguish([...columns.map(headerOf), texts.source]))}`
    for (const row of rows)
      yield writeLine([...columns.map((column) => readCell(row, column)), describeSources(document, row)])
  },
} satisfies ExportFormat

function describeSources(document: ExportDocument, row: ExportRow): string {
  const sources = sourcesOfRow(document, row).flatMap((number) => document.sources[number] ?? [])
  const names = sources.map(({ attribution, source, retrievedAt }) =>
    texts.retrieved({ source: attribution || source, day: retrievedAt.slice(0, 10) }),
  )
  return [...new Set([...(document.sample ? [sampleStatement] : []), ...names])].join(' | ')
}

function writeHeader(document: ExportDocument): string[] {
  const { short, long, once } = provenanceReader(document)({ cells: {} })
  const provenance = [...short, ...long, ...once].map(({ label }) => label)
  return distinguish([...document.table.columns.map(headerOf), ...provenance])
}

// Long provenance is written only in the first row of each source, because in every row it would be most of
// the file.
function* writeRows(document: ExportDocument): Generator<ExportCell[]> {
  const { columns, rows } = document.table
  const readProvenance = provenanceReader(document)
  const sources = new Set<number | undefined>()
  let isFirst = true
  for (const row of rows) {
    const { short, long, once } = readProvenance(row)
    const isAgain = sources.has(row.source)
    sources.add(row.source)
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
