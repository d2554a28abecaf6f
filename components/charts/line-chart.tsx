import { defineTexts } from '@/lib/language/define-texts'
import { Rich } from '../ui/page/rich'
import { type ChartMark, ChartReader } from './chart-reader'
import { lineLook } from './line-sample'
import { type LineScale, lineScale } from './line-scale'

const texts = defineTexts('charts.line-chart', {
  zero: 'The axis starts at zero.',
  cut: 'The axis does not start at zero.',
  table: '<table>The table</table> has the same numbers.',
})

export interface ChartLine {
  letter: string
  name: string
  index: number
  /**
   * The oldest point comes first. `month` is the number of months since January of year 0. A null value
   * leaves a gap.
   */
  points: readonly { month: number; value: number | null }[]
  step: number
}

interface Props {
  title: string
  lines: readonly ChartLine[]
  unit: string
  formatTick: (value: number) => string
  formatMonth: (month: number) => string
  tableId: string
  room?: keyof typeof drawings
}

interface Size {
  width: number
  height: number
  years: number
}

const NARROW: Size = { width: 340, height: 250, years: 4 }
const MIDDLE: Size = { width: 560, height: 300, years: 6 }
const WIDE: Size = { width: 760, height: 340, years: 9 }
const FULL: Size = { width: 1240, height: 380, years: 12 }

const onPhones = { size: NARROW, look: 'sm:hidden print:hidden' }

/** A chart is drawn in several sizes, because scaled text would be too small on a phone or too large on a desktop. */
const drawings = {
  third: [
    { size: NARROW, look: 'lg:hidden print:hidden' },
    { size: MIDDLE, look: 'hidden lg:block print:block' },
  ],
  half: [
    { size: NARROW, look: 'lg:hidden print:hidden' },
    { size: MIDDLE, look: 'hidden lg:block 2xl:hidden print:block' },
    { size: WIDE, look: 'hidden 2xl:block print:hidden' },
  ],
  most: [onPhones, { size: WIDE, look: 'hidden sm:block print:block' }],
  page: [
    onPhones,
    { size: WIDE, look: 'hidden sm:block xl:hidden print:block' },
    { size: FULL, look: 'hidden xl:block print:hidden' },
  ],
} as const

export function LineChart(props: Props) {
  const { title, lines, tableId, room = 'page' } = props
  const scale = lineScale(lines.flatMap(({ points }) => points.flatMap(({ value }) => value ?? [])))
  const axis = scale.startsAtZero ? texts.zero : texts.cut
  // The label omits the name of a single line, because the title has it.
  const names =
    lines.length > 1 ? [`${lines.map(({ letter, name }) => `${letter}, ${name}`).join('; ')}.`] : []
  const label = [`${title}.`, ...names, axis].join(' ')
  return (
    <figure className="mb-4 min-w-0 print:mb-2">
      <figcaption className="mb-1 font-semibold">{title}</figcaption>
      {drawings[room].map(({ size, look }) => (
        <div key={look} className={look}>
          <Drawing {...props} size={size} scale={scale} label={label} />
        </div>
      ))}
      <p className="text-base text-muted">
        {axis}{' '}
        <Rich
          text={texts.table}
          parts={{
            table: (words) => (
              <a href={`#${tableId}-caption`} data-print="bare">
                {words}
              </a>
            ),
          }}
        />
      </p>
    </figure>
  )
}

function Drawing({
  title,
  lines,
  unit,
  formatTick,
  formatMonth,
  tableId,
  size,
  scale,
  label,
}: Props & { size: Size; scale: LineScale; label: string }) {
  const place = placer(lines, scale, size)
  return (
    <div className="relative">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
        aria-describedby={`${tableId}-caption`}
        className="block h-auto w-full"
      >
        <text x="2" y="13" fontSize="12" className="fill-muted">
          {unit}
        </text>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={place.left}
              x2={place.right}
              y1={place.y(tick)}
              y2={place.y(tick)}
              className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
              strokeWidth={tick === 0 ? 1.5 : 1}
            />
            <text
              x={place.left - 6}
              y={place.y(tick) + 4}
              textAnchor="end"
              fontSize="12"
              className="fill-muted"
            >
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {yearTicks(place.from, place.to, size.years).map((year) => (
          <text
            key={year}
            x={place.x(year * 12)}
            y={size.height - 8}
            textAnchor="middle"
            fontSize="12"
            className="fill-muted"
          >
            {year}
          </text>
        ))}
        {lines.map((line) => (
          <Line key={line.letter} line={line} place={place} />
        ))}
        {endLabels(lines, place).map(({ letter, index, y }) => (
          <text
            key={letter}
            x={place.right + 6}
            y={y + 4}
            fontSize="13"
            className={`font-semibold ${lineLook(index).fill}`}
          >
            {letter}
          </text>
        ))}
      </svg>
      <ChartReader
        title={title}
        marks={marksOf(lines, place, { formatTick, formatMonth })}
        size={{ width: size.width, height: size.height }}
        plot={{ top: place.top, bottom: place.bottom }}
      />
    </div>
  )
}

function marksOf(
  lines: readonly ChartLine[],
  place: Place,
  { formatTick, formatMonth }: Pick<Props, 'formatTick' | 'formatMonth'>,
): ChartMark[] {
  const months = new Set(
    lines.flatMap(({ points }) => points.flatMap(({ month, value }) => (value === null ? [] : month))),
  )
  const values = lines.map(({ points }) => new Map(points.map(({ month, value }) => [month, value])))
  return [...months]
    .toSorted((a, b) => a - b)
    .map((month) => ({
      period: formatMonth(month),
      x: round(place.x(month)),
      values: lines.flatMap(({ letter, index }, line) => {
        const value = values[line]?.get(month)
        return value == null ? [] : [{ letter, index, y: round(place.y(value)), text: formatTick(value) }]
      }),
    }))
}

const round = (position: number) => Number(position.toFixed(1))

type Place = ReturnType<typeof placer>

function placer(lines: readonly ChartLine[], { bottom, top }: LineScale, { width, height }: Size) {
  const months = lines.flatMap(({ points }) => points.map(({ month }) => month))
  const [from, to] = [Math.min(...months), Math.max(...months)]
  const plot = { left: 52, right: width - 22, top: 26, bottom: height - 28 }
  const span = Math.max(1, to - from)
  return {
    ...plot,
    from,
    to,
    x: (month: number) => plot.left + ((month - from) / span) * (plot.right - plot.left),
    y: (value: number) => plot.bottom - ((value - bottom) / (top - bottom)) * (plot.bottom - plot.top),
  }
}

function Line({ line, place }: { line: ChartLine; place: Place }) {
  const { stroke, fill, dash, width } = lineLook(line.index)
  const runs = runsOf(line)
  return (
    <>
      {runs
        .filter((run) => run.length > 1)
        .map((run) => (
          <path
            key={run[0]?.month}
            d={run
              .map(
                ({ month, value }, index) =>
                  `${index ? 'L' : 'M'}${at(place.x(month))} ${at(place.y(value))}`,
              )
              .join('')}
            fill="none"
            className={stroke}
            strokeWidth={width}
            strokeDasharray={dash}
            strokeLinejoin="round"
          />
        ))}
      {runs
        .filter((run) => run.length === 1)
        .flat()
        .map(({ month, value }) => (
          <circle key={month} cx={at(place.x(month))} cy={at(place.y(value))} r="3" className={fill} />
        ))}
    </>
  )
}

const at = (position: number) => position.toFixed(1)

interface Run {
  month: number
  value: number
}

/** Splits a line at missing values and missing months, so that the chart never bridges a gap. */
export function runsOf({ points, step }: Pick<ChartLine, 'points' | 'step'>): Run[][] {
  const runs: Run[][] = []
  let last: Run | undefined
  for (const { month, value } of points) {
    if (value === null) {
      last = undefined
      continue
    }
    const run = { month, value }
    if (last && month - last.month <= step) runs.at(-1)?.push(run)
    else runs.push([run])
    last = run
  }
  return runs
}

function yearTicks(from: number, to: number, most: number): number[] {
  const first = Math.ceil(from / 12)
  const last = Math.floor(to / 12)
  const step = Math.max(1, Math.ceil((last - first + 1) / most))
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => last - index * step)
    .filter((year) => year >= first)
    .reverse()
}

const APART = 14

function endLabels(lines: readonly ChartLine[], place: Place) {
  const ends = lines
    .flatMap(({ letter, index, points }) => {
      const last = points.findLast(({ value }) => value !== null)
      return last?.value == null ? [] : [{ letter, index, y: place.y(last.value) }]
    })
    .toSorted((a, b) => a.y - b.y)
  for (const [index, end] of ends.entries()) {
    const above = ends[index - 1]
    if (above) end.y = Math.max(end.y, above.y + APART)
  }
  const over = Math.max(0, (ends.at(-1)?.y ?? 0) - place.bottom)
  return ends.map((end) => ({ ...end, y: end.y - over }))
}
