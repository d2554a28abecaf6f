import { formatPerFoot } from './describe-standing'

interface Props {
  own: number
  others: readonly number[]
  median: number
  q1: number
  q3: number
  /** The same in words. */
  label: string
  tableId: string
}

interface Size {
  width: number
  radius: number
}

/** Drawn twice, for letters would be too small on a phone or too large on a desk. */
const NARROW: Size = { width: 340, radius: 3.5 }
const WIDE: Size = { width: 720, radius: 4 }
const MARGIN = 24
const FOOT = 46
const MOST_HIGH = 14

/** One dot for each similar parcel, equal ones above each other; this one is a diamond below the line. */
export function DotPlot(props: Props) {
  return (
    <figure className="mb-3 max-w-4xl">
      <div className="sm:hidden print:hidden">
        <Drawing {...props} size={NARROW} />
      </div>
      <div className="hidden sm:block print:block">
        <Drawing {...props} size={WIDE} />
      </div>
      <figcaption className="text-base text-muted">
        Each dot is a similar parcel, the diamond is this one, the upright line is the median, and the band is
        the middle half. Dollars of just value per square foot.
      </figcaption>
    </figure>
  )
}

function Drawing({
  own,
  others,
  median,
  q1,
  q3,
  label,
  tableId,
  size: { width, radius },
}: Props & { size: Size }) {
  const [least, most] = [Math.min(own, ...others), Math.max(own, ...others)]
  const span = most - least || 1
  const x = (value: number) => round(MARGIN + ((value - least) / span) * (width - 2 * MARGIN))
  const dots = stack(others.map(x), 2 * radius)
  const rows = Math.max(...dots.map(({ row }) => row), 3)
  // Where hundreds share a place the pile is pressed, never cut.
  const step = 2 * radius * Math.min(1, MOST_HIGH / (rows + 1))
  const line = Math.round((rows + 1) * step + 20)
  return (
    <svg
      viewBox={`0 0 ${width} ${line + FOOT}`}
      role="img"
      aria-label={label}
      aria-describedby={`${tableId}-caption`}
      className="block h-auto w-full"
    >
      <rect
        x={x(q1)}
        y={14}
        width={Math.max(x(q3) - x(q1), 1)}
        height={line - 14}
        className="fill-accent-soft"
      />
      <line x1={MARGIN} x2={width - MARGIN} y1={line} y2={line} className="stroke-edge" strokeWidth="1" />
      <line x1={x(median)} x2={x(median)} y1={14} y2={line} className="stroke-ink" strokeWidth="1.5" />
      <text x={x(median)} y={10} fontSize="12" textAnchor={anchor(x(median), width)} className="fill-ink">
        Median {formatPerFoot(median)}
      </text>
      {dots.map(({ at, row }) => (
        <circle
          key={`${at} ${row}`}
          cx={at}
          cy={round(line - radius - row * step)}
          r={radius}
          className="fill-muted"
        />
      ))}
      <path
        d={`M${x(own)} ${line + 2}l7 8l-7 8l-7 -8z`}
        className="fill-accent stroke-surface"
        strokeWidth="1"
      />
      <text
        x={x(own)}
        y={line + 34}
        fontSize="13"
        textAnchor={anchor(x(own), width)}
        className="fill-ink font-semibold"
      >
        This parcel {formatPerFoot(own)}
      </text>
    </svg>
  )
}

const round = (value: number) => Number(value.toFixed(1))

/** Words near an edge go toward the middle. */
const anchor = (at: number, width: number) =>
  at < width / 4 ? 'start' : at > (3 * width) / 4 ? 'end' : 'middle'

/** Each in the lowest row that has room at its place. */
export function stack(places: readonly number[], across: number): { at: number; row: number }[] {
  const ends: number[] = []
  return places
    .toSorted((a, b) => a - b)
    .map((at) => {
      const free = ends.findIndex((end) => end <= at - across)
      const row = free === -1 ? ends.length : free
      ends[row] = at
      return { at, row }
    })
}
