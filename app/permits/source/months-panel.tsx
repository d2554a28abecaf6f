import { MonthChart, namePeriod } from '@/components/charts/month-chart'
import { countByMonth, type PeriodCount } from '@/components/charts/month-counts'
import { Folded } from '@/components/provenance/folded'
import { SameAnswer } from '@/components/provenance/same-answer'
import { DataTable } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { dayAfter } from '@/lib/calendar-day'
import { formatCount, formatNumber } from '@/lib/format'
import type { ListedSource, PermitRecord, PermitsAnswer } from '../fetch-permits'
import type { PermitsUrl } from '../url'

interface Props {
  url: PermitsUrl
  source: ListedSource
  answer: PermitsAnswer
  /** After the filter by kind. */
  records: readonly PermitRecord[]
}

const TABLE = 'months-table'
const titles = {
  issued: 'Permits by the month of issue',
  submitted: 'Applications by month',
  completed: 'Certificates by month',
} as const

/** The rows of this page month by month, with all that is missing from it. */
export function MonthsPanel({ url, source, answer, records }: Props) {
  const days = records.flatMap(({ date }) => date ?? [])
  if (!source.dateMeaning || days.length === 0) return null
  const inOrder = source.newestFirst
  const periods = countByMonth(days, edgesOf(url, answer, days)).map((each) => ({
    ...each,
    isPart: each.isPart || !inOrder,
  }))
  const undated = records.length - days.length
  return (
    <Panel id="months" title={titles[source.dateMeaning]}>
      <MonthChart
        title={`${formatNumber(days.length)} rows of this page, by month`}
        periods={periods}
        tableId={TABLE}
      />
      <p className="mb-3 text-muted">
        {describeWhole(inOrder, periods)}
        {undated > 0 && ` ${formatCount(undated, 'row has', 'rows have')} no day, so no month counts them.`}
      </p>
      <Folded more="The same numbers as a table">
        <DataTable
          id={TABLE}
          caption="Rows of this page, by month"
          columns={columns}
          rows={periods.toReversed()}
          rowKey={({ period }) => period}
        />
      </Folded>
      <SameAnswer meta={answer.meta} panel="permits" />
    </Panel>
  )
}

function describeWhole(inOrder: boolean, periods: readonly PeriodCount[]): string {
  if (!inOrder) return 'This feed is not in order of days, so any month may have more rows than these.'
  return periods.some(({ isPart }) => isPart)
    ? 'Only the rows of this page are counted, so a month at its ends may go on beyond it.'
    : 'These are all the rows that fit.'
}

const columns = [
  { id: 'month', label: 'Month', cell: ({ period }: PeriodCount) => namePeriod(period), rowHeader: true },
  {
    id: 'count',
    label: 'Rows',
    cell: ({ count }: PeriodCount) => formatNumber(count),
    numeric: true,
  },
  {
    id: 'whole',
    label: 'Complete',
    cell: ({ isPart }: PeriodCount) => (isPart ? 'No: it may have more' : 'As far as the feed goes'),
  },
]

/** A month is whole only where the page and the days asked for reach beyond its ends. */
function edgesOf({ from, to, offset }: PermitsUrl, { data, meta }: PermitsAnswer, days: readonly string[]) {
  const sorted = days.toSorted()
  const first = sorted[0]?.slice(0, 7)
  const last = sorted.at(-1)?.slice(0, 7)
  const beginsInside = from?.slice(0, 7) === first && !from?.endsWith('-01')
  const endsInside = to?.slice(0, 7) === last && to !== undefined && !dayAfter(to).endsWith('-01')
  return {
    isOpenAtStart: data.truncated || beginsInside,
    isOpenAtEnd: offset > 0 || endsInside || meta.retrievedAt.startsWith(last ?? ' '),
  }
}
