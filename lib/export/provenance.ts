import { listCaveats } from './caveats'
import type { ExportDocument, Provenance } from './document'
import type { Cell, Row } from './table'

interface SourceField {
  field: keyof Provenance
  key: string
  label: string
}

/** The fields of a source in the order and words of every export. */
export const sourceFields: readonly SourceField[] = [
  { field: 'source', key: 'source', label: 'Source' },
  { field: 'publisher', key: 'publisher', label: 'Publisher' },
  { field: 'dataset', key: 'dataset', label: 'Data set' },
  { field: 'dated', key: 'dated', label: 'Dated' },
  { field: 'retrievedAt', key: 'retrieved_at', label: 'Retrieved at' },
  { field: 'ageSeconds', key: 'age_seconds', label: 'Age (seconds)' },
  { field: 'state', key: 'state', label: 'Cache state' },
  { field: 'request', key: 'request', label: 'Request' },
  { field: 'officialRecord', key: 'official_record', label: 'Official record' },
  { field: 'attribution', key: 'attribution', label: 'Attribution' },
  { field: 'licence', key: 'licence', label: 'Licence' },
]

export interface LabelledCell {
  key: string
  label: string
  value: Cell
}

/** Numbers, from 0, of the sources that a row came from. */
export function sourcesOfRow({ sources }: ExportDocument, row: Row): number[] {
  if (row.source === undefined) return [...sources.keys()]
  if (!sources[row.source]) {
    throw new RangeError(`A row names source ${row.source}; the document has ${sources.length}.`)
  }
  return [row.source]
}

/** What stands beside a row where a file has no other place for it: its sources, and what was asked. */
export function provenanceReader(document: ExportDocument): (row: Row) => LabelledCell[] {
  const shared = describeDocument(document)
  const known = new Map<number | undefined, LabelledCell[]>()
  return (row) => {
    const found = known.get(row.source)
    if (found) return found
    const cells = [...describeSources(document, sourcesOfRow(document, row)), ...shared]
    known.set(row.source, cells)
    return cells
  }
}

function describeSources({ sources }: ExportDocument, numbers: number[]): LabelledCell[] {
  return sourceFields.map(({ field, key, label }) => {
    const values = new Set(numbers.flatMap((number) => sources[number]?.[field] ?? []))
    const [first = null] = values
    return { key, label, value: values.size > 1 ? joinParts([...values].map(String)) : first }
  })
}

function describeDocument(document: ExportDocument): LabelledCell[] {
  const question = Object.entries(document.question).map(([name, value]) => `${name}: ${value}`)
  return [
    { key: 'question', label: 'Question', value: joinParts(question) },
    { key: 'notes', label: 'Notes', value: joinParts(document.table.notes) },
    { key: 'caveats', label: 'Caveats', value: joinParts(listCaveats(document)) },
    { key: 'sample', label: 'Sample data', value: document.sample ? 'yes' : 'no' },
  ]
}

function joinParts(parts: readonly string[]): Cell {
  return parts.length > 0 ? parts.join(' | ') : null
}
