import type { Route } from 'next'
import { readZipCode, shortName } from '@/app/_lib/places/named-place'
import { cityById, countyById, findPlacesByName, type NamedPlace } from '@/lib/gazetteer/places'
import type { PlacesUrlParams } from './url'

export interface PlacesPageRequest {
  zip: string | undefined
  named: readonly NamedPlace[]
  place: NamedPlace | undefined
  streetHref: Route | undefined
}

export function readQuestion(url: PlacesUrlParams): PlacesPageRequest {
  const zip = url.q ? readZipCode(url.q) : undefined
  const named = namedBy(url)
  const place = named.length === 1 ? named[0] : undefined
  const locality = place ? shortName(place) : zip
  const streetHref =
    url.street && locality
      ? (`/place?${new URLSearchParams({ q: `${url.street}, ${locality}` })}` as const)
      : undefined
  return { zip, named, place, streetHref }
}

function namedBy({ city, county, q }: PlacesUrlParams): NamedPlace[] {
  const place = city ? cityById(city) : county ? countyById(county) : undefined
  if (place) return [place]
  return q && !readZipCode(q) ? findPlacesByName(q) : []
}
