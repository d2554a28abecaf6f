import { useMemo, useState } from 'react'
import type { MapLayerRow, RangeChoice } from '../layers/map-layer'
import { countBars, type Histogram } from './histogram'

const texts = {
  least: 'lowest, by the histogram',
  most: 'highest, by the histogram',
  open: 'No bound',
}

type Ends = readonly [least: string, most: string]

interface SliderProps {
  label: string
  histogram: Histogram
  typed: Ends
  say: (bound: number) => string
  onMove: (typed: Ends) => void
  onTake: (typed: Ends) => void
}

const slider =
  'pointer-events-none absolute inset-x-0 bottom-0 h-6 w-full appearance-none bg-transparent focus-visible:outline-none [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:cursor-ew-resize [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-surface [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-ew-resize [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-focus'

interface Props extends Omit<SliderProps, 'histogram'> {
  rows: readonly MapLayerRow[]
  amountOf: NonNullable<RangeChoice<MapLayerRow>['amountOf']>
}

export default function HistogramSliders({ rows, amountOf, ...props }: Props) {
  const histogram = useMemo(() => countBars(rows.flatMap((row) => amountOf(row) ?? [])), [rows, amountOf])
  return histogram && <Sliders histogram={histogram} {...props} />
}

function Sliders({ label, histogram: { edges, counts }, typed, say, onMove, onTake }: SliderProps) {
  const last = edges.length - 1
  const [places, setPlaces] = useState<readonly [number, number]>()
  const [from, to] = places ?? [placeOf(typed[0], edges, 0), placeOf(typed[1], edges, last)]
  const highest = Math.max(...counts)
  const move = (end: 0 | 1, place: number) => {
    const next =
      end === 0 ? ([Math.min(place, to - 1), to] as const) : ([from, Math.max(place, from + 1)] as const)
    setPlaces(next)
    onMove(toTyped(next, edges))
  }
  const take = () => {
    if (!places) return
    setPlaces(undefined)
    onTake(toTyped(places, edges))
  }
  const spoken = (place: number, open: number) => (place === open ? texts.open : say(edges[place] ?? 0))
  return (
    <div className="relative mt-1 h-13 print:hidden">
      <svg
        viewBox={`0 0 ${counts.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-x-3 top-0 h-8 w-[calc(100%-1.5rem)]"
      >
        {counts.map((count, bar) => (
          <rect
            key={edges[bar]}
            x={bar + 0.06}
            width={0.88}
            y={100 - barHeight(count, highest)}
            height={barHeight(count, highest)}
            className={bar >= from && bar < to ? 'fill-accent' : 'fill-line'}
          />
        ))}
      </svg>
      <div aria-hidden="true" className="absolute inset-x-3 bottom-3 h-px bg-edge" />
      {([from, to] as const).map((place, end) => (
        <input
          key={end === 0 ? 'least' : 'most'}
          type="range"
          aria-label={`${label}, ${end === 0 ? texts.least : texts.most}`}
          aria-valuetext={spoken(place, end === 0 ? 0 : last)}
          min={0}
          max={last}
          step={1}
          value={place}
          onChange={({ target }) => move(end === 0 ? 0 : 1, Number(target.value))}
          onPointerUp={take}
          onKeyUp={take}
          onBlur={take}
          className={slider}
        />
      ))}
    </div>
  )
}

/** Returns percent. The minimum is visible, so that even a single parcel has a bar. */
const barHeight = (count: number, highest: number) => (count === 0 ? 0 : Math.max(4, (100 * count) / highest))

function placeOf(typed: string, edges: readonly number[], open: number): number {
  const bound = Number(typed)
  if (typed.trim() === '' || Number.isNaN(bound)) return open
  const away = edges.map((edge) => Math.abs(edge - bound))
  return away.indexOf(Math.min(...away))
}

const toTyped = ([from, to]: readonly [number, number], edges: readonly number[]): Ends => [
  from === 0 ? '' : String(edges[from]),
  to === edges.length - 1 ? '' : String(edges[to]),
]
