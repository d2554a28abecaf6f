import { mapLink, OPEN_ON_MAP } from '@/components/map/map-link'
import type { LngLat } from '@/lib/geography/types'
import { formatPoint } from '@/lib/url-state'

interface Props {
  point: LngLat
  /** Words that lead to the place by themselves: a description or an identifier. */
  q?: string | undefined
  /** The address that was matched to the point. */
  address?: string | undefined
  /** The section, as the map knows it. */
  open?: string | undefined
}

const texts = { records: 'All records here', ground: 'Flood and soil here' }

/** From a piece of land to what else is on record there. */
export function PlaceLinks({ point, q, address, open }: Props) {
  const at = formatPoint(point)
  const records = q ? { q } : { at, ...(address ? { q: address } : {}) }
  const links = [
    [`/place?${new URLSearchParams(records)}`, texts.records],
    [`/ground?${new URLSearchParams({ at })}`, texts.ground],
    [mapLink(point, { zoom: 14, on: ['survey'], ...(open ? { open } : {}) }), OPEN_ON_MAP],
  ] as const
  return (
    <p className="mb-2 flex flex-wrap gap-x-6 print:hidden">
      {links.map(([href, label]) => (
        <a key={label} href={href} className="inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </p>
  )
}
