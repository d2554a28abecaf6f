import type { CellObject, Feature, Sheet } from 'write-excel-file/universal'
import { distinguish, headerOf, readCell } from './cell'
import type { ExportDocument, ExportDocumentTable } from './document'
import { type ExportFormat, formatLabel } from './format'
import { listCaveats, listNotes, sourceFields, sourcesOfRow } from './provenance'
import { stampArchive } from './stamp-archive'
import type { ExportCell, ExportRows, ExportTable } from './table'
import { toHeaderCell, toTextCell, toWorkbookCell } from './workbook-cell'

export const xlsx = {
  id: 'xlsx',
  get label() {
    return formatLabel('xlsx')
  },
  extension: 'xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  async render(document) {
    // Imports the universal build, because the browser also writes this file.
    const { default: writeWorkbook } = await import('write-excel-file/universal')
    const parts = document.parts ?? [{ name: 'Rows', table: document.table }]
    const sheets = [
      ...nameSheets(parts, document.sample).map((sheet, index) => toSheet(document, sheet, parts[index])),
      {
        sheet: 'Sources and caveats',
        data: toSourcesSheet(document),
        columns: [{ width: 24 }, { width: 100 }],
      },
    ] satisfies Sheet<Blob>[]
    const workbook = await writeWorkbook(sheets, { features: [defaultStyle] }).toBlob()
    return stampArchive(new Uint8Array(await workbook.arrayBuffer()))
  },
} satisfies ExportFormat

/**
 * The package `write-excel-file` omits the style "Normal". Readers warn about a workbook without this style.
 */
const defaultStyle: Feature<Blob> = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (styles) =>
          styles
            .replace(
              '<cellXfs ',
              '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs ',
            )
            .replace(
              '</cellXfs>',
              '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
            ),
      },
    },
  },
}

function toSheet(
  document: ExportDocument,
  sheet: string,
  part: ExportDocumentTable | undefined,
): Sheet<Blob> {
  const data = toRows(document, part?.table ?? document.table)
  return { sheet, data, columns: measureColumns(data), stickyRowsCount: 1 }
}

const longestName = 31

function nameSheets(parts: readonly ExportDocumentTable[], sample: boolean): string[] {
  if (parts.length === 1) return [sample ? 'Sample data' : 'Rows']
  const mark = sample ? 'Sample ' : ''
  const names = parts.map(({ name }) =>
    `${mark}${name}`.replace(/[[\]:*?/\\'\s]+/g, ' ').slice(0, longestName - 4),
  )
  return distinguish(['Sources and caveats', ...names]).slice(1)
}

function toRows(
  document: ExportDocument,
  { columns, rows }: ExportTable<ExportRows>,
): (CellObject | null)[][] {
  return [
    distinguish([...columns.map(headerOf), 'Source']).map(toHeaderCell),
    ...Array.from(rows, (row) => [
      ...columns.map((column) => toWorkbookCell(readCell(row, column), column.type)),
      toTextCell(
        sourcesOfRow(document, row)
          .map((index) => nameSource(document, index))
          .join(' | '),
      ),
    ]),
  ]
}

const narrowest = 8
const widest = 60
const measuredRows = 200

function measureColumns(rows: (CellObject | null)[][]): { width: number }[] {
  const [header = []] = rows
  const measured = rows.slice(0, measuredRows)
  return header.map((_, index) => {
    const lengths = measured.map((row) => measureCell(row[index] ?? null))
    return { width: Math.min(widest, Math.max(narrowest, ...lengths) + 2) }
  })
}

function measureCell(cell: CellObject | null): number {
  if (cell?.value === undefined) return 0
  return (cell.value instanceof Date ? (cell.format ?? '') : String(cell.value)).length
}

function nameSource({ sources }: ExportDocument, index: number): string {
  return `Source ${index + 1}: ${sources[index]?.source ?? ''}`
}

function toSourcesSheet(document: ExportDocument): (CellObject | null)[][] {
  const { title, question, sources, retrievedAt } = document
  return [
    write('Title', title),
    write('Retrieved at', retrievedAt),
    write('Sample data', document.sample ? 'yes' : 'no'),
    ...listCaveats(document).map((caveat) => write('Caveat', caveat)),
    ...listNotes(document).map((note) => write('Note', note)),
    [],
    [toHeaderCell('Question')],
    ...Object.entries(question).map(([name, value]) => write(name, value)),
    ...sources.flatMap((source, index) => [
      [],
      [toHeaderCell(nameSource(document, index))],
      ...sourceFields.map(({ field, label }) => write(label, source[field] ?? null)),
    ]),
  ]
}

function write(label: string, value: ExportCell): (CellObject | null)[] {
  const cell = toWorkbookCell(value)
  return [toWorkbookCell(label), cell && { ...cell, wrap: true, align: 'left', alignVertical: 'top' }]
}
