import { LinkItems } from '@/components/ui/link-items'
import { parcelsHref } from '../url'
import type { Point } from './parcel-point'

interface Props {
  parcelKey: string
  point: Point | null
}

/** Where to read on about this place. */
export function ParcelLinks({ parcelKey, point }: Props) {
  if (!point) return null
  const at = `${point.latitude},${point.longitude}`
  const map = parcelsHref({ at: point, zoom: 17, selected: [parcelKey], open: parcelKey })
  const links = [
    { href: map, label: 'See it among its neighbors on the Florida map' },
    { href: `/environment?at=${encodeURIComponent(at)}`, label: 'Regulated facilities near here' },
    { href: `/land?at=${encodeURIComponent(at)}`, label: 'Section and elevation here' },
  ]
  return (
    <ul className="my-4 grid print:hidden">
      <LinkItems links={links} />
    </ul>
  )
}
