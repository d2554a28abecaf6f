import { AgencyWords } from '@/components/ui/agency-text'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { SuggestedHome } from './propose/proposal'
import type { SimilarHome, SubjectHomeRow } from './similar-home'

const texts = defineTexts('similar.table', {
  open: 'As a table',
  caption: (value: string) => `Your home and the homes like it, ${value}`,
  own: 'Yours',
  number: 'No.',
  home: 'Home',
  beside: 'Beside yours',
  labels: {
    parcel: 'Parcel',
    class: 'Class',
    value: 'Value',
    perFoot: 'Per square foot',
    area: 'Size',
    built: 'Built',
  },
  names: {
    parcel: 'parcel number',
    class: 'class',
    value: 'value',
    perFoot: 'value per square foot',
    area: 'size',
    built: 'year built',
  },
  missing: (columns: string) => `Not published for these homes: ${columns}.`,
})

interface TableRow {
  number: string
  home: SimilarHome
  comparison: string
}

const published = [
  { of: 'parcel', id: 'parcel', numeric: false },
  { of: 'class', id: 'class', numeric: false },
  { of: 'value', id: 'value', numeric: true },
  { of: 'perFoot', id: 'foot', numeric: true },
  { of: 'area', id: 'area', numeric: true },
  { of: 'built', id: 'built', numeric: true },
] as const

type PublishedColumn = (typeof published)[number]

const toColumn = ({ of, id, numeric }: PublishedColumn): DataTableColumn<TableRow> => ({
  id,
  label: texts.labels[of],
  numeric,
  cell: ({ home }) => (of === 'class' ? <AgencyWords text={home.class ?? ''} /> : home[of]),
})

const columnsOf = (columns: readonly PublishedColumn[]): DataTableColumn<TableRow>[] => [
  { id: 'number', label: texts.number, cell: ({ number }) => number },
  { id: 'address', label: texts.home, rowHeader: true, cell: ({ home }) => home.address },
  ...columns.map(toColumn),
  { id: 'beside', label: texts.beside, cell: ({ comparison }) => comparison },
]

export function SimilarTable({ own, list }: { own: SubjectHomeRow; list: readonly SuggestedHome[] }) {
  const rows = [
    { number: texts.own, home: own.home, comparison: '' },
    ...list.map(({ home, comparison }, index) => ({ number: `${index + 1}`, home, comparison })),
  ]
  const has = ({ of }: PublishedColumn) => rows.some(({ home }) => home[of])
  const missing = published.filter((column) => !has(column)).map(({ of }) => texts.names[of])
  return (
    <details className="mb-2">
      <summary className="min-h-11 py-2 text-accent">{texts.open}</summary>
      <DataTable
        id="similar-table"
        caption={texts.caption(own.valueName)}
        columns={columnsOf(published.filter(has))}
        rows={rows}
        rowKey={({ number }) => number}
        wide
      />
      {missing.length > 0 && <p className="text-base text-muted">{texts.missing(formatList(missing))}</p>}
    </details>
  )
}
