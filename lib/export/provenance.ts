import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ExportDocument, Provenance } from './document'
import type { ExportCell, ExportRow } from './table'

interface SourceField {
  field: keyof Provenance
  key: string
  label: string
  isShort?: true
}

export const sourceFields: readonly SourceField[] = [
  { field: 'source', key: 'source', label: 'Source', isShort: true },
  { field: 'publisher', key: 'publisher', label: 'Publisher' },
  { field: 'dataset', key: 'dataset', label: 'Data set' },
  { field: 'dated', key: 'dated', label: 'Dated', isShort: true },
  { field: 'retrievedAt', key: 'retrieved_at', label: 'Retrieved at', isShort: true },
  { field: 'ageSeconds', key: 'age_seconds', label: 'Age (seconds)' },
  { field: 'state', key: 'state', label: 'Cache state' },
  { field: 'request', key: 'request', label: 'Request' },
  { field: 'officialRecord', key: 'official_record', label: 'Official record', isShort: true },
  { field: 'attribution', key: 'attribution', label: 'Attribution' },
  { field: 'licence', key: 'licence', label: 'License' },
]

/** Excludes the age and the cache state, so that equal results give map files with equal bytes. */
export const lastingFields = sourceFields.filter(({ field }) => field !== 'ageSeconds' && field !== 'state')

export interface LabeledCell {
  key: string
  label: string
  value: ExportCell
}

interface RowProvenance {
  short: LabeledCell[]
  /** Written once per source, because this provenance is many times as long as a row. */
  long: LabeledCell[]
  once: LabeledCell[]
}

export function sourcesOfRow({ sources }: ExportDocument, row: ExportRow): number[] {
  if (row.source === undefined) return [...sources.keys()]
  if (!sources[row.source]) {
    throw new RangeError(`A row names source ${row.source}; the document has ${sources.length}.`)
  }
  return [row.source]
}

export function provenanceReader(document: ExportDocument): (row: ExportRow) => RowProvenance {
  const cache = new Map<number | undefined, RowProvenance>()
  return (row) => {
    const provenance = cache.get(row.source) ?? describe(document, sourcesOfRow(document, row))
    cache.set(row.source, provenance)
    return provenance
  }
}

function describe(document: ExportDocument, numbers: number[]): RowProvenance {
  const fields = sourceFields.map(({ field, key, label, isShort }) => {
    const values = new Set(numbers.flatMap((number) => document.sources[number]?.[field] ?? []))
    const [first = null] = values
    const isBeside = isShort || (document.isComparison && field === 'publisher')
    return { key, label, isBeside, value: values.size > 1 ? joinParts([...values].map(String)) : first }
  })
  const toCell = ({ key, label, value }: LabeledCell) => ({ key, label, value })
  const question = Object.entries(document.question).map(([name, value]) => `${name}: ${value}`)
  return {
    short: [
      ...fields.filter(({ isBeside }) => isBeside).map(toCell),
      { key: 'sample', label: 'Sample data', value: document.sample ? 'yes' : 'no' },
    ],
    long: fields.filter(({ isBeside }) => !isBeside).map(toCell),
    once: [
      { key: 'question', label: 'Question', value: joinParts(question) },
      { key: 'notes', label: 'Notes', value: joinParts(document.table.notes) },
      { key: 'caveats', label: 'Caveats', value: joinParts(listCaveats(document)) },
    ],
  }
}

export const { sampleStatement } = defineSentences('export.provenance', {
  sampleStatement: 'Sample data: made up for demonstration, not taken from any official record.',
})

export function listCaveats({ sample, caveats }: Pick<ExportDocument, 'sample' | 'caveats'>): string[] {
  return sample ? [sampleStatement, ...caveats] : [...caveats]
}

export function listNotes({ table, parts = [] }: Pick<ExportDocument, 'table' | 'parts'>): string[] {
  return [...table.notes, ...parts.flatMap((part) => part.table.notes.map((note) => `${part.name}: ${note}`))]
}

function joinParts(parts: readonly string[]): ExportCell {
  return parts.length > 0 ? parts.join(' | ') : null
}
