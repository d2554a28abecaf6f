import { type ActionDispatch, memo } from 'react'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { parcelHref } from '../parcel-href'
import { sayCounty, sayDollars, sayLandUse, sayName, saySale, sayYear } from '../say-parcel'
import type { WorkspaceEvent } from './reduce-workspace'

interface Props {
  parcel: MapParcel
  selected: boolean
  /** The one in focus on the map. */
  open: boolean
  tell: ActionDispatch<[WorkspaceEvent]>
  onHover: (key: string | undefined) => void
}

/** Remembered: one choice must not draw five hundred rows again. */
export const ListRow = memo(function ListRow({ parcel, selected, open, tell, onHover }: Props) {
  const { key, parcelId, city, county, justValue, yearBuilt, landUse, rollYear } = parcel
  const name = sayName(parcel)
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
          {[city, sayCounty(county)].filter(Boolean).join(', ')}, parcel {parcelId}
        </p>
        <p className="text-base">
          Just value {sayDollars(justValue)}
          {rollYear !== null && ` (roll of ${rollYear})`}. Built: {sayYear(yearBuilt)}. {sayLandUse(landUse)}.
        </p>
        <p className="text-base text-muted">Last sale: {saySale(parcel)}.</p>
      </div>
    </li>
  )
})
