import { formatMonth, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { chartScale } from './chart-scale'
import type { PeriodCount } from './month-counts'

interface Props {
  title: string
  periods: readonly PeriodCount[]
  tableId: string
}

interface Size {
  width: number
  height: number
}

const NARROW: Size = { width: 340, height: 200 }
const WIDE: Size = { width: 760, height: 240 }
const FULL: Size = { width: 1240, height: 260 }

/**
 * Width of a month's label in drawing units. If some labels are omitted, the others are 1.5 widths apart,
 * because the last label extends to the left of its month.
 */
const LABEL = 60

const texts = defineTexts('charts.month-chart', {
  axis: 'The axis starts at zero.',
  part: 'Hollow columns are not complete.',
})

export function MonthChart({ title, periods, tableId }: Props) {
  const label = [title, texts.axis, periods.some(({ isPart }) => isPart) ? texts.part : ''].join('. ')
  return (
    <figure className="mb-4 min-w-0 print:mb-2">
      <figcaption className="mb-1 font-semibold">{title}</figcaption>
      <div className="sm:hidden print:hidden">
        <Drawing periods={periods} size={NARROW} label={label} tableId={tableId} />
      </div>
      <div className="hidden sm:block xl:hidden print:block">
        <Drawing periods={periods} size={WIDE} label={label} tableId={tableId} />
      </div>
      <div className="hidden xl:block print:hidden">
        <Drawing periods={periods} size={FULL} label={label} tableId={tableId} />
      </div>
      <p className="text-base text-muted">
        {texts.axis} {periods.some(({ isPart }) => isPart) && texts.part}
      </p>
    </figure>
  )
}

function Drawing({
  periods,
  size,
  label,
  tableId,
}: Pick<Props, 'periods' | 'tableId'> & { size: Size; label: string }) {
  const { plot, slot, ticks, yOf } = placesOf(periods, size)
  const step = slot >= LABEL ? 1 : Math.ceil((LABEL * 1.5) / slot)
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      aria-describedby={`${tableId}-caption`}
      className="block h-auto w-full"
    >
      {ticks.map((tick) => (
        <Tick key={tick} tick={tick} left={plot.left} right={plot.right} y={yOf(tick)} />
      ))}
      {periods.map(({ period, count, isPart }, index) => (
        <g key={period}>
          <Column
            x={plot.left + slot * (index + 0.5)}
            y={yOf(count)}
            width={Math.min(44, Math.max(1.5, slot * 0.7))}
            bottom={plot.bottom}
            isPart={isPart}
          />
          {(periods.length - 1 - index) % step === 0 && (
            <Label
              period={period}
              x={plot.left + slot * (index + 0.5)}
              y={size.height - 9}
              anchor={index === periods.length - 1 && slot < LABEL ? 'end' : 'middle'}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

function placesOf(periods: readonly PeriodCount[], { width, height }: Size) {
  const { top, ticks } = chartScale(periods.map(({ count }) => count))
  const plot = { left: 40, right: width - 6, top: 14, bottom: height - 28 }
  return {
    plot,
    slot: (plot.right - plot.left) / periods.length,
    // Drops fractional ticks, because counts are whole numbers.
    ticks: ticks.filter(Number.isInteger),
    yOf: (count: number) => plot.bottom - (count / top) * (plot.bottom - plot.top),
  }
}

function Tick({ tick, left, right, y }: { tick: number; left: number; right: number; y: number }) {
  return (
    <>
      <line
        x1={left}
        x2={right}
        y1={y}
        y2={y}
        className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
        strokeWidth={tick === 0 ? 1.5 : 1}
      />
      <text x={left - 6} y={y + 4} textAnchor="end" fontSize="12" className="fill-muted">
        {formatNumber(tick)}
      </text>
    </>
  )
}

function Label({ period, x, y, anchor }: { period: string; x: number; y: number; anchor: 'end' | 'middle' }) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize="12" className="fill-muted">
      {shorten(period)}
    </text>
  )
}

function Column({
  x,
  y,
  width,
  bottom,
  isPart,
}: {
  x: number
  y: number
  width: number
  bottom: number
  isPart: boolean
}) {
  if (y >= bottom) return null
  return (
    <rect
      x={x - width / 2}
      y={y}
      width={width}
      height={bottom - y}
      strokeWidth="1.5"
      className={isPart ? 'fill-surface stroke-accent' : 'fill-accent stroke-accent'}
    />
  )
}

const shorten = (period: string) => (period.length === 4 ? period : formatMonth(period))
export const namePeriod = (period: string) => (period.length === 4 ? period : formatMonth(period, 'long'))
