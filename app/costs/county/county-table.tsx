import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { describeSeries } from '@/connectors/federal-labor-stats/public'
import { formatKind } from '@/lib/records/series/describe'
import { type CostsUrlParams, costsHref, MOST_SERIES } from '../url'
import type { CountyFigure } from './county-figures'

interface Props {
  /** The series of this URL are those of the chart. */
  url: CostsUrlParams
  name: string
  figures: readonly CountyFigure[]
}

const texts = {
  caption: (name: string) => `${name}: the newest figures`,
  press: 'Press a name for its chart.',
  measure: 'Figure',
  place: 'Of',
  latest: 'Latest',
  month: 'Month',
  before: 'A year before',
  change: 'Change over the year',
  overYear: (change: string) => `${change} over the year`,
  chart: 'Chart',
  none: 'not published',
  isIn: 'in the chart',
  add: 'Add to the chart',
}

export function CountyTable({ url, name, figures }: Props) {
  return (
    <DataTable
      id="county-figures"
      dense
      caption={
        <>
          {texts.caption(name)} <span className="font-normal text-muted print:hidden">{texts.press}</span>
        </>
      }
      columns={columnsOf(url)}
      rows={figures}
      rowKey={({ id }) => id}
      isCurrent={({ id }) => url.series.includes(id)}
    />
  )
}

const columnsOf = (url: CostsUrlParams): DataTableColumn<CountyFigure>[] => [
  {
    id: 'measure',
    label: texts.measure,
    rowHeader: true,
    cell: (figure) => <Measure {...{ url, figure }} />,
  },
  { id: 'place', label: texts.place, wideOnly: true, cell: ({ place }) => place },
  { id: 'latest', label: texts.latest, numeric: true, cell: (figure) => <Latest figure={figure} /> },
  { id: 'month', label: texts.month, wideOnly: true, cell: ({ latest }) => latest && describeMonth(latest) },
  {
    id: 'before',
    label: texts.before,
    numeric: true,
    wideOnly: true,
    cell: ({ before }) => before ?? texts.none,
  },
  {
    id: 'change',
    label: texts.change,
    numeric: true,
    wideOnly: true,
    cell: ({ change }) => change ?? texts.none,
  },
  { id: 'chart', label: texts.chart, wideOnly: true, cell: (figure) => <InChart {...{ url, figure }} /> },
]

const describeMonth = ({ month, note }: NonNullable<CountyFigure['latest']>) =>
  note ? `${month}, ${note}` : month

interface CellProps {
  url: CostsUrlParams
  figure: CountyFigure
}

const Measure = ({ url, figure: { id, name, place, chart } }: CellProps) => (
  <>
    <a
      href={costsHref({ ...url, series: [...chart], scale: undefined, page: 1 }, 'compared')}
      aria-label={`${name}, ${place}`}
      data-print="bare"
      className="inline-block min-h-6"
    >
      {name}
    </a>
    <span data-phone="" aria-hidden="true" className="block text-sm font-normal sm:hidden print:hidden">
      {place}
    </span>
    <span className="block text-xs font-normal text-muted wrap-anywhere max-sm:hidden print:block">
      {formatKind(describeSeries(id))}
    </span>
  </>
)

const Latest = ({ figure: { latest, change } }: { figure: CountyFigure }) =>
  latest ? (
    <>
      <span className="font-semibold">{latest.value}</span>
      <span data-phone="" className="block text-sm text-muted sm:hidden print:hidden">
        {describeMonth(latest)}
        {change && <span className="block">{texts.overYear(change)}</span>}
      </span>
    </>
  ) : (
    texts.none
  )

function InChart({ url, figure: { id, name, place } }: CellProps) {
  if (url.series.includes(id)) return texts.isIn
  if (url.series.length >= MOST_SERIES) return null
  return (
    <a
      href={costsHref({ ...url, series: [...url.series, id], page: 1 }, 'compared')}
      aria-label={`${texts.add}: ${name}, ${place}`}
      data-print="bare"
      className="inline-block min-h-6"
    >
      {texts.add}
    </a>
  )
}
