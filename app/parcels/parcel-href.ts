import type { Route } from 'next'
import type { ParcelIdentity } from '@/connectors/us-florida-parcels/public'
import { countyByNumber } from '@/lib/florida/counties'
import { pageHref } from './[county]/url'

/** The page of one parcel. */
export function parcelHref({ county, parcelId }: ParcelIdentity): Route {
  const slug = countyByNumber(county)?.slug ?? String(county)
  return pageHref({ slug, id: parcelId })
}
