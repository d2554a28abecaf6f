import type { CellObject } from 'write-excel-file/node'
import { listCaveats, listNotes } from './caveats'
import type { ExportDocument } from './document'
import { sourceFields } from './provenance'
import type { Cell } from './table'
import { toHeaderCell, toWorkbookCell } from './workbook-cell'

/** The name that a row's "Source" column and this sheet share. */
export function nameSource({ sources }: ExportDocument, index: number): string {
  return `Source ${index + 1}: ${sources[index]?.source ?? ''}`
}

/** What was asked and what must be known, as label and value, one under the other. */
export function toSourcesSheet(document: ExportDocument): (CellObject | null)[][] {
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

function write(label: string, value: Cell): (CellObject | null)[] {
  const cell = toWorkbookCell(value)
  return [toWorkbookCell(label), cell && { ...cell, wrap: true, align: 'left', alignVertical: 'top' }]
}
