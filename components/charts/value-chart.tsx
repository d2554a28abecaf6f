import { defineTexts } from '@/lib/language/define-texts'
import { chartScale } from './chart-scale'

export interface ChartPoint {
  label: string
  /** Null leaves a gap. Zero is a value. */
  value: number | null
}

interface Props {
  title: string
  points: readonly ChartPoint[]
  formatValue: (value: number) => string
  formatTick: (value: number) => string
  tableId: string
}

const WIDTH = 320
const HEIGHT = 190
const PLOT = { left: 52, right: WIDTH - 4, top: 26, bottom: HEIGHT - 28 }
const WIDEST_COLUMN = 64

const texts = defineTexts('charts.value-chart', {
  label: (title: string) => `${title} by year. The axis starts at zero.`,
  gap: 'not published',
  axis: 'The axis starts at zero.',
  table: 'The table above has the same numbers.',
})

export function ValueChart({ title, points, formatValue, formatTick, tableId }: Props) {
  const { top, ticks } = chartScale(points.flatMap(({ value }) => (value === null ? [] : [value])))
  const yOf = (value: number) => PLOT.bottom - (value / top) * (PLOT.bottom - PLOT.top)
  const slot = (PLOT.right - PLOT.left) / Math.max(1, points.length)
  return (
    <figure className="mb-4 min-w-0 max-w-md print:mb-2 print:max-w-72">
      <figcaption className="mb-1 font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.label(title)}
        aria-describedby={`${tableId}-caption`}
        className="block h-auto w-full"
      >
        {ticks.map((tick) => (
          <Tick key={tick} y={yOf(tick)} label={formatTick(tick)} isBase={tick === 0} />
        ))}
        {points.map((point, index) => (
          <Column
            key={point.label}
            point={point}
            x={PLOT.left + slot * (index + 0.5)}
            width={Math.min(WIDEST_COLUMN, slot * 0.6)}
            yOf={yOf}
            formatValue={formatValue}
          />
        ))}
      </svg>
      <p className="text-base text-muted print:hidden">
        {texts.axis} {texts.table}
      </p>
    </figure>
  )
}

function Tick({ y, label, isBase }: { y: number; label: string; isBase: boolean }) {
  return (
    <>
      <line
        x1={PLOT.left}
        x2={PLOT.right}
        y1={y}
        y2={y}
        className={isBase ? 'stroke-edge' : 'stroke-line'}
        strokeWidth={isBase ? 1.5 : 1}
      />
      <text x={PLOT.left - 6} y={y + 4} textAnchor="end" fontSize="11" className="fill-muted">
        {label}
      </text>
    </>
  )
}

interface ColumnProps {
  point: ChartPoint
  x: number
  width: number
  yOf: (value: number) => number
  formatValue: (value: number) => string
}

function Column({ point: { label, value }, x, width, yOf, formatValue }: ColumnProps) {
  const y = value === null ? PLOT.bottom : yOf(value)
  return (
    <>
      {value === null ? (
        <Gap x={x} />
      ) : (
        <>
          <rect
            x={x - width / 2}
            y={y}
            width={width}
            height={PLOT.bottom - y}
            rx="1"
            className="fill-accent"
          />
          <text x={x} y={y - 6} textAnchor="middle" fontSize="12" className="fill-ink font-semibold">
            {formatValue(value)}
          </text>
        </>
      )}
      <text x={x} y={HEIGHT - 9} textAnchor="middle" fontSize="12" className="fill-ink">
        {label}
      </text>
    </>
  )
}

/** A text replaces the column, so that a gap is not mistaken for zero. */
function Gap({ x }: { x: number }) {
  const [first, second] = texts.gap.split(' ')
  const middle = (PLOT.top + PLOT.bottom) / 2
  return (
    <text x={x} y={middle} textAnchor="middle" fontSize="11" className="fill-muted" data-gap="">
      <tspan x={x}>{first}</tspan>
      <tspan x={x} dy="13">
        {second}
      </tspan>
    </text>
  )
}
