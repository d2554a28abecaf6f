import { type ActionDispatch, memo, useEffect, useRef } from 'react'
import { type MapParcel, toMapId } from '@/connectors/us-florida-parcels/public'
import {
  describeDollars,
  describeSale,
  formatCity,
  formatCounty,
  formatLandUse,
  formatName,
  formatYear,
} from '../../format-parcel'
import { parcelHref } from '../../parcel-href'
import type { WorkspaceEvent } from '../reduce-workspace'
import type { Work } from '../use-workspace'

export interface ListProps {
  work: Work
  onHover: (key: string | undefined) => void
}

interface ListRowProps {
  parcel: MapParcel
  selected: boolean
  /** The one in focus on the map. */
  open: boolean
  tell: ActionDispatch<[WorkspaceEvent]>
  onHover: (key: string | undefined) => void
}

/** Remembered: one choice must not draw five hundred rows again. */
const ListRow = memo(function ListRow({ parcel, selected, open, tell, onHover }: ListRowProps) {
  const { key, parcelId, city, county, justValue, yearBuilt, landUse, rollYear } = parcel
  const name = formatName(parcel)
  return (
    <li
      aria-current={open || undefined}
      onPointerEnter={() => onHover(key)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(key)}
      onBlur={() => onHover(undefined)}
      className={`flex gap-3 py-2 pr-2 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] print:[content-visibility:visible] ${
        selected || open ? 'border-l-4 border-accent bg-accent-soft pl-2' : 'pl-3'
      }`}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected}
        onChange={() => tell({ type: 'toggled', key })}
        className="mt-1 size-6 shrink-0 accent-accent print:hidden"
      />
      <div className="min-w-0">
        <a href={parcelHref(parcel)} className="inline-block min-h-6 font-semibold">
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

/** Each parcel in a few lines: what a phone has room for. */
export function ListRows({ work, onHover }: ListProps) {
  const { state, rows, tell } = work
  const { open, selected } = state.url
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => bringIntoSight(list.current, open), [open])
  const isSelected = new Set(selected)
  return (
    <ol
      ref={list}
      data-list={rows.map(({ key }) => toMapId(key)).join(' ')}
      aria-busy={work.isLoading}
      aria-label="Parcels"
      className="relative mb-4 divide-y divide-line border-line not-empty:border-y lg:max-h-[70svh] lg:overflow-y-auto print:max-h-none print:overflow-visible"
    >
      {rows.map((parcel) => (
        <ListRow
          key={parcel.key}
          parcel={parcel}
          selected={isSelected.has(parcel.key)}
          open={parcel.key === open}
          tell={tell}
          onHover={onHover}
        />
      ))}
    </ol>
  )
}

/** Moves only the list inside itself, never the page. */
function bringIntoSight(list: HTMLElement | null, open: string | undefined): void {
  const row = [...(list?.children ?? [])].find((each) => each.getAttribute('aria-current') === 'true')
  if (!list || !open || !(row instanceof HTMLElement) || list.scrollHeight <= list.clientHeight) return
  const isAbove = row.offsetTop < list.scrollTop
  const isBelow = row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight
  if (isAbove || isBelow) list.scrollTop = row.offsetTop
}
