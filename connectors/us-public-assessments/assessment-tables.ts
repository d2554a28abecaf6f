import type { Column, Row, Table } from '@/lib/export/table'
import type { ListedSource } from './recipe/listed-source'
import type { AssessedRecord, PropertyHistory, YearRecord } from './records'

const place: Column[] = [
  { key: 'parcelId', label: 'Parcel number', type: 'text' },
  { key: 'address', label: 'Address', type: 'text' },
  { key: 'city', label: 'City', type: 'text' },
  { key: 'county', label: 'County', type: 'text' },
  { key: 'stateCode', label: 'State', type: 'text' },
  { key: 'postalCode', label: 'ZIP', type: 'text' },
  { key: 'landUse', label: 'Class or use', type: 'text' },
  { key: 'yearBuilt', label: 'Year built', type: 'number' },
]

// One kind of value never fills the column of another.
const values: Column[] = [
  { key: 'marketValue', label: 'Market value', type: 'number', unit: 'USD' },
  { key: 'appraisedValue', label: 'Appraised value', type: 'number', unit: 'USD' },
  { key: 'assessedValue', label: 'Assessed value', type: 'number', unit: 'USD' },
  { key: 'taxableValue', label: 'Taxable value', type: 'number', unit: 'USD' },
  { key: 'landValue', label: 'Land value', type: 'number', unit: 'USD' },
  { key: 'improvementValue', label: 'Improvement value', type: 'number', unit: 'USD' },
]

const bases: Column[] = [
  { key: 'stage', label: 'Stage of the values', type: 'text' },
  { key: 'landValueBasis', label: 'Land value is a part of', type: 'text' },
  { key: 'improvementValueBasis', label: 'Improvement value is a part of', type: 'text' },
]

const year: Column = { key: 'year', label: 'Year', type: 'number' }
const updated: Column = { key: 'sourceUpdatedAt', label: 'Updated by the source', type: 'date' }

/** A row for each year; a record without a year that is published is one row without a year. */
export function historyTable(history: PropertyHistory, more: readonly string[] = []): Table {
  const { assessments, property, missingYears, provenance, caveats } = history
  const records = assessments.length > 0 ? assessments : property ? [property] : []
  const missing = missingYears.length > 0 ? [`Not published: ${missingYears.join(', ')}.`] : []
  return toTable([year, ...values, ...bases, ...place, updated], records, [
    ...missing,
    provenance.yearNote,
    ...more,
    ...caveats,
  ])
}

/** Candidates have no values: a person confirms first which of them it is. */
export const candidateTable = (records: readonly AssessedRecord[], caveats: readonly string[]): Table =>
  toTable([...place, updated, { key: 'propertyKey', label: 'Property key', type: 'text' }], records, caveats)

const listed: Column[] = [
  { key: 'id', label: 'Source id', type: 'text' },
  { key: 'title', label: 'Title', type: 'text' },
  { key: 'authority', label: 'Authority', type: 'text' },
  { key: 'state', label: 'State', type: 'text' },
  { key: 'coverage', label: 'Coverage', type: 'text' },
  { key: 'historyMode', label: 'Years published', type: 'text' },
  { key: 'status', label: 'Status', type: 'text' },
  { key: 'valueKinds', label: 'Kinds of value', type: 'text' },
  { key: 'gaps', label: 'Gaps', type: 'text' },
  { key: 'officialPage', label: 'Official page', type: 'link' },
  { key: 'licence', label: 'License', type: 'text' },
]

export function sourceTable(sources: readonly ListedSource[], note: string | undefined): Table {
  const words: Readonly<Record<string, string>> = {
    multi_year: 'several years',
    current_and_previous: 'this year and the one before',
    current_only: 'this year',
    not_configured: 'not configured',
  }
  const rows = sources.map((source) => ({
    cells: Object.fromEntries(
      listed.map(({ key }) => [
        key,
        [source[key]]
          .flat()
          .map((each) => words[String(each)] ?? each)
          .join('; '),
      ]),
    ),
  }))
  return { columns: listed, rows, notes: note ? [note] : [] }
}

function toTable(
  columns: Column[],
  records: readonly (AssessedRecord | YearRecord)[],
  notes: readonly string[],
): Table {
  const toRow = (record: AssessedRecord): Row => ({
    cells: Object.fromEntries(
      columns.map(({ key }) => [key, toCell(record[key] ?? record.sourceAttributes?.[key])]),
    ),
  })
  return { columns, rows: records.map(toRow), notes: [...notes] }
}

const toCell = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null)
