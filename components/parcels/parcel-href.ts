import type { Route } from 'next'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { localHref } from '@/lib/language/local-href'
import { type ParcelIdentity, readParcelKey, toMapId } from '@/lib/records/parcel/parcel-key'

interface ParcelAddress {
  slug: string
  id?: string | undefined
  owner?: boolean
  similar?: boolean
}

export const FLORIDA_MAP = '/map?at=28.1,-83.4&z=6&on=parcels' as Route

export const ANY_COUNTY = 'county'

export function pageHref({ slug, id, owner, similar }: ParcelAddress): Route {
  const query = new URLSearchParams()
  if (id !== undefined) query.set('id', id)
  if (owner) query.set('owner', '1')
  if (similar) query.set('similar', '1')
  const text = query.toString()
  return localHref((text ? `/parcels/${slug}?${text}` : `/parcels/${slug}`) as Route)
}

export function parcelHref({ county, parcelId }: ParcelIdentity): Route {
  const slug = countyByNumber(county)?.slug ?? String(county)
  return pageHref({ slug, id: parcelId })
}

export const lotHref = (layer: string, parcelId: string): Route => pageHref({ slug: layer, id: parcelId })

export function selectedParcelsHref(keys: readonly string[], open: string): Route {
  const record = (key: string) => `parcels:${toMapId(key)}`
  const sel = keys.map(record).join()
  const query = { on: 'parcels', table: 'half', tab: 'selected', sel, open: record(open) }
  return `/map?${new URLSearchParams(query)}` as Route
}

export function similarFileHref(key: string, format: string): string {
  const { county = 0, parcelId = '' } = readParcelKey(key) ?? {}
  const slug = countyByNumber(county)?.slug ?? ANY_COUNTY
  return `/parcels/${slug}/similar?${new URLSearchParams({ id: parcelId, format })}`
}
