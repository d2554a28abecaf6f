import { MonthChart, namePeriod } from '@/components/charts/month-chart'
import { countByMonth, fillMonths, type PeriodCount } from '@/components/charts/month-counts'
import { Folded } from '@/components/provenance/folded'
import { Provenance } from '@/components/provenance/provenance'
import { SameAnswer } from '@/components/provenance/same-answer'
import { DataTable } from '@/components/ui/data-table'
import { Panel } from '@/components/ui/page/panel'
import { dayAfter } from '@/lib/calendar-day'
import { formatCount, formatDay, formatMonth, formatNumber } from '@/lib/format'
import type {
  ListedPermitSource,
  PermitCountOutcome,
  PermitCountResponse,
  PermitSearchResponse,
  PermitSearchRow,
} from '../fetch-permits'
import type { PermitsUrlParams } from '../url'

interface Props {
  url: PermitsUrlParams
  source: ListedPermitSource
  answer: PermitSearchResponse
  counted: PermitCountOutcome
  records: readonly PermitSearchRow[]
}

const TABLE = 'months-table'
const titles = {
  issued: 'Permits by the month of issue',
  submitted: 'Applications by month',
  completed: 'Certificates by month',
} as const

const whyNot = {
  'no-days': 'This source does not count by month, because its days cannot be compared.',
  'not-grouped': 'This source does not count by month.',
  'too-many-days': 'This source has too many different days to count it by month.',
} as const

export function MonthsPanel({ counted, ...props }: Props) {
  if (!props.source.dateMeaning) return null
  if (counted?.ok && counted.data.months)
    return <WholePeriod {...props} counted={counted} months={counted.data.months} />
  return <RowsOfPage {...props} why={counted?.ok && counted.data.whyNot ? whyNot[counted.data.whyNot] : ''} />
}

interface WholeProps extends Omit<Props, 'counted'> {
  counted: PermitCountResponse
  months: NonNullable<PermitCountResponse['data']['months']>
}

function WholePeriod({ url, source, counted: { data, meta }, months }: WholeProps) {
  const { from, to } = source.supportsIssuedAfter ? url : { from: undefined, to: undefined }
  const today = meta.retrievedAt.slice(0, 10)
  const end = to !== undefined && to < today ? to : undefined
  const span = {
    first: from?.slice(0, 7),
    last: end?.slice(0, 7) ?? (from === undefined && to === undefined ? undefined : today.slice(0, 7)),
  }
  const last = span.last ?? months.at(-1)?.month
  const beginsInside = from !== undefined && !from.endsWith('-01')
  const endsInside = end !== undefined && !dayAfter(end).endsWith('-01')
  const isNow = end === undefined && last === today.slice(0, 7)
  const periods = fillMonths(months, { isOpenAtStart: beginsInside, isOpenAtEnd: endsInside || isNow }, span)
  if (periods.length === 0) return null
  const dated = months.reduce((sum, { count }) => sum + count, 0)
  const notes = [
    ...(beginsInside ? [`${formatMonth(from, 'long')} counts from ${formatDay(from)} on.`] : []),
    ...(endsInside ? [`${formatMonth(end, 'long')} counts through ${formatDay(end)}.`] : []),
    ...(isNow ? [`${formatMonth(today, 'long')} is not over, so its count is not complete.`] : []),
    ...(data.total > dated
      ? [
          `${formatCount(data.total - dated, 'row has', 'rows have')} no readable day, so no month counts them.`,
        ]
      : []),
    ...(url.kind ? ['All kinds are counted here.'] : []),
  ]
  return (
    <Panel id="months" title={titles[source.dateMeaning ?? 'issued']}>
      <MonthChart
        title={`${formatNumber(dated)} rows of the whole period, counted by the source`}
        periods={periods}
        tableId={TABLE}
      />
      {notes.length > 0 && <p className="mb-3 text-muted">{notes.join(' ')}</p>}
      <Numbers caption="Rows of the whole period, by month" periods={periods} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function RowsOfPage({ url, source, answer, records, why }: Omit<Props, 'counted'> & { why: string }) {
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
        {why} {describeWhole(inOrder, periods)}
        {undated > 0 && ` ${formatCount(undated, 'row has', 'rows have')} no day, so no month counts them.`}
      </p>
      <Numbers caption="Rows of this page, by month" periods={periods} />
      <SameAnswer meta={answer.meta} panel="permits" />
    </Panel>
  )
}

const Numbers = ({ caption, periods }: { caption: string; periods: readonly PeriodCount[] }) => (
  <Folded more="The same numbers as a table">
    <DataTable
      id={TABLE}
      caption={caption}
      columns={columns}
      rows={periods.toReversed()}
      rowKey={({ period }) => period}
    />
  </Folded>
)

function describeWhole(inOrder: boolean, periods: readonly PeriodCount[]): string {
  if (!inOrder) return 'This feed is not in order of days, so any month may have more rows than these.'
  return periods.some(({ isPart }) => isPart)
    ? 'Only the rows of this page are counted, so its first and last month can be incomplete.'
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

/**
 * The first and the last month are partial if another page, a day outside of the period, or the rest of the
 * current month may have more of their rows.
 */
function edgesOf(
  { from, to, offset }: PermitsUrlParams,
  { data, meta }: PermitSearchResponse,
  days: readonly string[],
) {
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
