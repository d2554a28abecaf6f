import type { Route } from 'next'
import type { ParcelIdentity } from '@/connectors/us-florida-parcels/public'
import { countyByNumber } from '@/lib/geography/florida-counties'

interface ParcelAddress {
  /** As in addresses of pages: `st-johns`. */
  slug: string
  /** Empty: asked for without a number, which is answered by how to give one. */
  id?: string | undefined
  /** The owner of record is only ever shown to who asks for it. */
  owner?: boolean
  /** Compared with similar parcels: several questions to the source, so only when asked for. */
  similar?: boolean
}

/** The whole state on the map, where its parcels are a layer. */
export const FLORIDA_MAP = '/map?at=28.1,-83.4&z=6&on=parcels' as Route

/** Stands in an address for a county that is still to be chosen. */
export const ANY_COUNTY = 'county'

export function pageHref({ slug, id, owner, similar }: ParcelAddress): Route {
  const query = new URLSearchParams()
  if (id !== undefined) query.set('id', id)
  if (owner) query.set('owner', '1')
  if (similar) query.set('similar', '1')
  const text = query.toString()
  return (text ? `/parcels/${slug}?${text}` : `/parcels/${slug}`) as Route
}

/** The page of one parcel. */
export function parcelHref({ county, parcelId }: ParcelIdentity): Route {
  const slug = countyByNumber(county)?.slug ?? String(county)
  return pageHref({ slug, id: parcelId })
}
