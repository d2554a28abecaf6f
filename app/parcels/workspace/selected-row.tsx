import { type ActionDispatch, memo } from 'react'
import { Button } from '@/components/ui/button'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { parcelHref } from '../parcel-href'
import { sayCounty, sayDollars, sayName } from '../say-parcel'
import { PARCEL_ZOOM } from '../url'
import type { WorkspaceEvent } from './reduce-workspace'

interface Props {
  parcel: MapParcel
  first: boolean
  open: boolean
  tell: ActionDispatch<[WorkspaceEvent]>
  onHover: (key: string | undefined) => void
  onShow: () => void
}

export const SelectedRow = memo(function SelectedRow({ parcel, first, open, tell, onHover, onShow }: Props) {
  const { key, parcelId, city, county, justValue, latitude, longitude } = parcel
  const name = sayName(parcel)
  const named = <span className="sr-only">: {name}</span>
  const show = () => {
    onShow()
    tell({ type: 'chose', choice: { open: key } })
    tell({ type: 'went', at: { latitude, longitude }, zoom: PARCEL_ZOOM })
  }
  return (
    <li
      aria-current={open || undefined}
      onPointerEnter={() => onHover(key)}
      onPointerLeave={() => onHover(undefined)}
      className={`py-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] print:[content-visibility:visible] ${open ? 'border-l-4 border-accent pl-2' : ''}`}
    >
      <a href={parcelHref(parcel)} className="inline-block min-h-6 font-semibold">
        {name}
      </a>
      <p className="text-base text-muted">
        {[city, sayCounty(county)].filter(Boolean).join(', ')}, parcel {parcelId}. Just value{' '}
        {sayDollars(justValue)}.
      </p>
      <div className="flex flex-wrap gap-x-5 print:hidden">
        <Button type="button" look="link" onClick={show}>
          Show on the map{named}
        </Button>
        {!first && (
          <Button type="button" look="link" onClick={() => tell({ type: 'moved-first', key })}>
            Move to the front{named}
          </Button>
        )}
        <Button type="button" look="link" onClick={() => tell({ type: 'toggled', key })}>
          Remove{named}
        </Button>
      </div>
    </li>
  )
})
