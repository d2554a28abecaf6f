import { useEffect, useRef } from 'react'
import { toMapId } from '@/lib/florida/parcel-key'
import { ListRow } from './list-row'
import type { Work } from './use-workspace'

export interface ListProps {
  work: Work
  onHover: (key: string | undefined) => void
}

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
