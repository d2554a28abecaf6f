import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { formatList } from '@/lib/format'
import type { Proposal } from './propose/proposal'
import type { SimilarHome, SubjectRow } from './similar-home'

const texts = {
  open: 'As a table',
  caption: (value: string) => `Your home and the homes like it, ${value}`,
  own: 'Yours',
  number: 'No.',
  missing: (columns: string) => `Not published for these homes: ${columns}.`,
}

interface TableRow {
  number: string
  home: SimilarHome
  comparison: string
}

const published: readonly (DataColumn<TableRow> & { of: keyof SimilarHome; name: string })[] = [
  { of: 'parcel', id: 'parcel', name: 'parcel number', label: 'Parcel', cell: ({ home }) => home.parcel },
  { of: 'class', id: 'class', name: 'class', label: 'Class', cell: ({ home }) => home.class },
  { of: 'value', id: 'value', name: 'value', label: 'Value', numeric: true, cell: ({ home }) => home.value },
  {
    of: 'perFoot',
    id: 'foot',
    name: 'value per square foot',
    label: 'Per square foot',
    numeric: true,
    cell: ({ home }) => home.perFoot,
  },
  {
    of: 'area',
    id: 'area',
    name: 'size',
    label: 'Size',
    numeric: true,
    cell: ({ home }) => home.area,
  },
  {
    of: 'built',
    id: 'built',
    name: 'year built',
    label: 'Built',
    numeric: true,
    cell: ({ home }) => home.built,
  },
]

const first: readonly DataColumn<TableRow>[] = [
  { id: 'number', label: texts.number, cell: ({ number }) => number },
  { id: 'address', label: 'Home', rowHeader: true, cell: ({ home }) => home.address },
]

const beside: DataColumn<TableRow> = {
  id: 'beside',
  label: 'Beside yours',
  cell: ({ comparison }) => comparison,
}

export function SimilarTable({ own, list }: { own: SubjectRow; list: readonly Proposal[] }) {
  const rows = [
    { number: texts.own, home: own.home, comparison: '' },
    ...list.map(({ home, comparison }, index) => ({ number: `${index + 1}`, home, comparison })),
  ]
  const has = ({ of }: (typeof published)[number]) => rows.some(({ home }) => home[of])
  const missing = published.filter((column) => !has(column)).map(({ name }) => name)
  return (
    <details className="mb-2">
      <summary className="min-h-11 py-2 text-accent">{texts.open}</summary>
      <DataTable
        id="similar-table"
        caption={texts.caption(own.valueName)}
        columns={[...first, ...published.filter(has), beside]}
        rows={rows}
        rowKey={({ number }) => number}
        wide
      />
      {missing.length > 0 && <p className="text-base text-muted">{texts.missing(formatList(missing))}</p>}
    </details>
  )
}
