import { memo } from 'react'
import {
  describeDollars,
  describeSale,
  formatCity,
  formatCounty,
  formatLandUse,
  formatName,
  formatYear,
} from '@/components/parcels/format-parcel'
import { parcelHref } from '@/components/parcels/parcel-href'
import { rowsFrame, useRows } from '@/components/ui/rows/use-rows'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import { type ListProps, useListRows } from './list-table'

interface ListRowProps {
  parcel: MapParcel
  index: number
  count: number
  /** Which of its controls the tab key comes to. */
  stop: number | undefined
  selected: boolean
  /** The one in focus on the map. */
  open: boolean
  onSelect: (keys: readonly string[], isSelected: boolean) => void
  onHover: (key: string | undefined) => void
  measure: (element: Element | null) => void
}

/** Remembered: one choice must not draw every row again. */
const ListRow = memo(function ListRow(props: ListRowProps) {
  const { parcel, index, count, stop, selected, open, onSelect, onHover, measure } = props
  const { key, parcelId, city, county, justValue, yearBuilt, landUse, rollYear } = parcel
  const name = formatName(parcel)
  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-current={open || undefined}
      onPointerEnter={() => onHover(key)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(key)}
      onBlur={() => onHover(undefined)}
      className={`flex gap-3 border-t border-line py-2 pr-2 ${
        selected || open ? 'border-l-4 border-l-accent bg-accent-soft pl-2' : 'pl-3'
      }`}
    >
      <input
        type="checkbox"
        data-stop
        tabIndex={stop === 0 ? 0 : -1}
        aria-label={`Select ${name}`}
        checked={selected}
        onChange={() => onSelect([key], !selected)}
        className="mt-1 size-6 shrink-0 accent-accent print:hidden"
      />
      <div className="min-w-0">
        <a
          href={parcelHref(parcel)}
          data-stop
          tabIndex={stop === 1 ? 0 : -1}
          className="inline-block min-h-6 font-semibold"
        >
          {name}
        </a>
        <p className="text-base text-muted">
          {[formatCity(city), formatCounty(county)].filter(Boolean).join(', ')}, parcel {parcelId}
        </p>
        <p className="text-base">
          Just value {describeDollars(justValue)}
          {rollYear !== null && ` (roll of ${rollYear})`}. Built: {formatYear(yearBuilt)}.{' '}
          {formatLandUse(landUse)}.
        </p>
        <p className="text-base text-muted">Last sale: {describeSale(parcel)}.</p>
      </div>
    </li>
  )
})

const ROW_HEIGHT = 116

/** Each parcel in a few lines: what a phone has room for. */
export function ListRows(props: ListProps) {
  const { rows, keyOf, handle, selected, open, onSelect, onHover, onKey, isBusy, listed } = useListRows(props)
  const { scroller, drawn, rest, measure, events } = useRows({
    ...{ rows, keyOf, open, handle, estimate: ROW_HEIGHT },
    onKey: (key, parcel) => {
      if (key !== ' ') return onKey(key, parcel)
      onSelect([parcel.key], !selected.includes(parcel.key))
      return true
    },
  })
  const isSelected = new Set(selected)
  return (
    <div
      ref={scroller}
      data-list={listed}
      aria-busy={isBusy}
      className={rowsFrame(rows.length === 0, isBusy)}
      {...events}
    >
      <ol aria-label="Parcels">
        {drawn.flatMap(({ row, index, gap, stop }) => [
          <Room key={`before ${row.key}`} height={gap} />,
          <ListRow
            key={row.key}
            parcel={row}
            index={index}
            count={rows.length}
            stop={stop}
            selected={isSelected.has(row.key)}
            open={row.key === open}
            onSelect={onSelect}
            onHover={onHover}
            measure={measure}
          />,
        ])}
        <Room height={rest} />
      </ol>
    </div>
  )
}

/** In place of the rows that are left out. */
const Room = ({ height }: { height: number }) =>
  height > 0 ? <li aria-hidden="true" style={{ height }} /> : null
