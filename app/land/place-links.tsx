import { mapLink, mapLinkTexts } from '@/components/map/map-link'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { formatPoint } from '@/lib/url-state'

interface Props {
  point: LngLat
  q?: string | undefined
  address?: string | undefined
  open?: string | undefined
}

const texts = defineTexts('land.place-links', {
  records: 'All records here',
  ground: 'Flood and soil here',
})

export function PlaceLinks({ point, q, address, open }: Props) {
  const at = formatPoint(point)
  const records = q ? { q } : { at, ...(address ? { q: address } : {}) }
  const links = [
    [localHref(`/place?${new URLSearchParams(records)}`), texts.records],
    [localHref(`/ground?${new URLSearchParams({ at })}`), texts.ground],
    [mapLink(point, { zoom: 14, on: ['survey'], ...(open ? { open } : {}) }), mapLinkTexts.open],
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
