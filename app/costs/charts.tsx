import { type CalendarPeriod, formatPeriod, lengthOf, periodOf } from '@/app/_lib/periods'
import { type ChartLine, LineChart } from '@/components/charts/line-chart'
import { Notice } from '@/components/ui/notice'
import { formatCompact, formatList, formatNumber } from '@/lib/format'
import { groupByUnit } from './compare'
import type { CostSeries } from './fetch-costs'
import { type IndexBase, rebase } from './rebase'
import { letterOf } from './series-labels'
import { TABLE_ID } from './series-table'

interface Props {
  series: readonly CostSeries[]
  base: IndexBase | undefined
  wantsBase: boolean
}

const texts = {
  noUnit: 'Unit not named by the source',
  seasons: (adjusted: string, unadjusted: string) =>
    `Seasonally adjusted: ${adjusted}. Not seasonally adjusted, so it moves with the seasons: ${unadjusted}.`,
}

const formatMonthOf = (month: number) => formatPeriod({ kind: 'M', month })

function periodNames(series: readonly CostSeries[]) {
  const names = new Map(
    series.flatMap(({ observations }) =>
      observations.flatMap((observation) => {
        const period = periodOf(observation)
        return period ? [[period.month, formatPeriod(period)] as const] : []
      }),
    ),
  )
  return (month: number) => names.get(month) ?? formatMonthOf(month)
}

const FEW = 3

const groupsOf = ({ series, base }: Pick<Props, 'series' | 'base'>) => (base ? [series] : groupByUnit(series))

/** One chart of few series leaves room for their narrow table beside it (`most`). */
export function chartRoom(props: Pick<Props, 'series' | 'base'>): 'page' | 'most' | 'half' | 'third' {
  const count = groupsOf(props).length
  if (count > 1) return count === 2 ? 'half' : 'third'
  return props.series.length < FEW ? 'most' : 'page'
}

const grids = {
  page: '',
  most: '',
  half: 'grid gap-x-8 gap-y-4 md:grid-cols-2',
  third: 'grid gap-x-8 gap-y-4 md:grid-cols-2 2xl:grid-cols-3',
} as const

export function Charts({ series, base, wantsBase }: Props) {
  const groups = groupsOf({ series, base })
  const room = chartRoom({ series, base })
  const title = base && `${formatMonthOf(base.month)} = 100`
  return (
    <>
      {wantsBase && !base && (
        <Notice kind="warn" title="We cannot rebase these">
          <p>They share no month with a value above zero, so each is shown as published.</p>
        </Notice>
      )}
      <div className={grids[room]}>
        {groups.map((group) => (
          <div key={group[0]?.seriesId} className="min-w-0">
            <LineChart
              title={title ? `Index, ${title} (our calculation)` : titleOf(group, series)}
              lines={group.map((one) => toLine(one, series.indexOf(one), base?.values[series.indexOf(one)]))}
              unit={title ?? group[0]?.unit ?? texts.noUnit}
              formatTick={formatTick}
              formatMonth={periodNames(group)}
              tableId={TABLE_ID}
              room={room}
            />
            <SeasonNote group={group} all={series} />
          </div>
        ))}
      </div>
    </>
  )
}

function titleOf(group: readonly CostSeries[], all: readonly CostSeries[]): string {
  const [first, ...others] = group
  const letters = formatList(group.map((one) => letterOf(all.indexOf(one))))
  const name = others.length === 0 && first ? `${letters}, ${first.name}` : letters
  return first?.unit ? `${name} (${first.unit})` : name
}

function SeasonNote({ group, all }: { group: readonly CostSeries[]; all: readonly CostSeries[] }) {
  const lettersOf = (season: CostSeries['seasonality']) =>
    group.filter(({ seasonality }) => seasonality === season).map((one) => letterOf(all.indexOf(one)))
  const adjusted = lettersOf('adjusted')
  const unadjusted = lettersOf('unadjusted')
  if (adjusted.length === 0 || unadjusted.length === 0) return null
  return <p className="text-base">{texts.seasons(formatList(adjusted), formatList(unadjusted))}</p>
}

function toLine({ name, observations }: CostSeries, index: number, base?: number): ChartLine {
  const placed = observations.flatMap((observation) => {
    const period: CalendarPeriod | undefined = periodOf(observation)
    return period ? [{ period, value: observation.value }] : []
  })
  const step = Math.max(1, ...placed.map(({ period }) => lengthOf(period.kind)))
  const points = placed
    .map(({ period, value }) => ({
      month: period.month,
      value: value === null || base === undefined ? value : rebase(value, base),
    }))
    .toReversed()
  return { letter: letterOf(index), name, index, points, step }
}

const formatTick = (value: number) =>
  Math.abs(value) >= 100_000 ? formatCompact(value) : formatNumber(value, 2)
