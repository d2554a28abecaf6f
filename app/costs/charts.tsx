import { type CalendarPeriod, formatPeriod, lengthOf, periodOf } from '@/app/_lib/periods'
import { type ChartLine, LineChart } from '@/components/charts/line-chart'
import { Notice } from '@/components/ui/notice'
import { formatCompact, formatNumber } from '@/lib/format'
import { unitOf } from './compare'
import type { CostSeries } from './fetch-costs'
import { type Base, rebase } from './rebase'
import { letterOf } from './series-labels'
import { TABLE_ID } from './series-table'
import { haveOneUnit } from './url'

interface Props {
  series: readonly CostSeries[]
  base: Base | undefined
  wantsBase: boolean
}

const texts = { noUnit: 'Unit not named by the source' }

const formatMonthOf = (month: number) => formatPeriod({ kind: 'M', month })

/** Quarters and years have their own names. */
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

/**
 * One chart for series with a common base or unit; otherwise one each, because two units never share an axis.
 */
export function Charts({ series, base, wantsBase }: Props) {
  if (base)
    return (
      <LineChart
        title={`Index, ${formatMonthOf(base.month)} = 100 (our calculation)`}
        lines={series.map((one, index) => toLine(one, index, base.values[index]))}
        unit={`${formatMonthOf(base.month)} = 100`}
        formatTick={formatTick}
        formatMonth={periodNames(series)}
        tableId={TABLE_ID}
      />
    )
  const isSeveral = series.length > 1
  if (!wantsBase && isSeveral && haveOneUnit(series.map(unitOf)))
    return (
      <LineChart
        title={series[0]?.unit ?? texts.noUnit}
        lines={series.map((one, index) => toLine(one, index))}
        unit={series[0]?.unit ?? texts.noUnit}
        formatTick={formatTick}
        formatMonth={periodNames(series)}
        tableId={TABLE_ID}
      />
    )
  return (
    <>
      {wantsBase && (
        <Notice kind="warn" title="We cannot rebase these">
          <p>They share no month with a value above zero, so each is shown as published.</p>
        </Notice>
      )}
      <div className={isSeveral ? 'grid gap-x-8 gap-y-4 md:grid-cols-2' : ''}>
        {series.map((one, index) => (
          <LineChart
            key={one.seriesId}
            title={`${letterOf(index)}, ${one.name}${one.unit ? ` (${one.unit})` : ''}`}
            lines={[toLine(one, index)]}
            unit={one.unit ?? texts.noUnit}
            formatTick={formatTick}
            formatMonth={periodNames([one])}
            tableId={TABLE_ID}
            isSmall={isSeveral}
          />
        ))}
      </div>
    </>
  )
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
