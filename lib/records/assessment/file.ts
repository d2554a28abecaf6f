import type { ExportColumn, ExportTable } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type AssessedRecord, type AssessedYearRecord, assessment } from './fields'
import { figureKinds } from './values'

const place = ['parcelId', 'address', 'city', 'county', 'stateCode', 'postalCode', 'landUse', 'yearBuilt']
const bases = ['stage', 'landValueBasis', 'improvementValueBasis']

const ofYears = assessment.pick([...figureKinds, ...bases, ...place, 'sourceUpdatedAt'])
const ofCandidates = assessment.pick([...place, 'sourceUpdatedAt', 'propertyKey'])

const year: ExportColumn = { key: 'year', label: 'Year', type: 'number' }

const texts = defineSentences('assessment.file', { missing: 'Not published: {years}.' })

interface History {
  assessments: readonly AssessedYearRecord[]
  property?: AssessedRecord | undefined
  missingYears: readonly number[]
  provenance: { yearNote: string }
  caveats: readonly string[]
}

export function historyTable(history: History, more: readonly string[] = []): ExportTable {
  const { assessments, property, missingYears, provenance, caveats } = history
  const undated = property ? [{ cells: { year: null, ...ofYears.cells(property) } }] : []
  const rows = assessments.map((record) => ({ cells: { year: record.year, ...ofYears.cells(record) } }))
  const missing = missingYears.length > 0 ? [texts.missing({ years: missingYears.join(', ') })] : []
  return {
    columns: [year, ...ofYears.columns],
    rows: rows.length > 0 ? rows : undated,
    notes: [...missing, provenance.yearNote, ...more, ...caveats],
  }
}

export const candidateTable = (
  records: readonly AssessedRecord[],
  caveats: readonly string[],
): ExportTable => ({
  columns: [...ofCandidates.columns],
  rows: records.map((record) => ({ cells: ofCandidates.cells(record) })),
  notes: [...caveats],
})
