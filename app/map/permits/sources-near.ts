import { plainCity } from '@/app/_lib/coverage/permit-coverage'
import { type ConstructionSource, constructionSources } from '@/connectors/open-data-discovery/public'
import { centerOfPlace, citiesOf, findPlacesByName } from '@/lib/gazetteer/places'
import type { Bounds } from '@/lib/geography/types'
import type { CoveredArea } from '../layers/map-layer'

/** About 30 km in degrees, the radius of a large city. */
const REACH = 0.27
/** Limits the sources of one view, because each further source would delay the layer. */
const MOST = 3

interface SourcePoint {
  source: ConstructionSource
  longitude: number
  latitude: number
}

let placed: SourcePoint[] | undefined
const placedSources = (): readonly SourcePoint[] => {
  placed ??= constructionSources.flatMap(place)
  return placed
}

const CITY_ZOOM = 11

export const permitAreas = (): CoveredArea[] =>
  placedSources().flatMap(({ source, longitude, latitude }) =>
    hasPositions(source)
      ? [
          {
            name: `${source.city}, ${source.state}`,
            boxes: [[longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH] as const],
            start: { longitude, latitude, zoom: CITY_ZOOM },
          },
        ]
      : [],
  )

const hasPositions = ({ position, table, hasNoShape }: ConstructionSource): boolean =>
  position !== undefined || ('dialect' in table && table.dialect === 'arcgis' && !hasNoShape)

export function sourcesNear([west, south, east, north]: Bounds): ConstructionSource[] {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2]
  const away = (each: SourcePoint) => Math.hypot(each.longitude - longitude, each.latitude - latitude)
  return placedSources()
    .filter((each) => each.longitude >= west - REACH && each.longitude <= east + REACH)
    .filter((each) => each.latitude >= south - REACH && each.latitude <= north + REACH)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST)
    .map(({ source }) => source)
}

function place(source: ConstructionSource): SourcePoint[] {
  const { city, state, reach, refusedBecause, table } = source
  if (reach === 'state' || reach === 'region' || refusedBecause !== undefined || 'setting' in table) return []
  const named =
    findPlacesByName(`${city}, ${state}`)[0] ??
    citiesOf(state).find(({ name }) => plainCity(name, state) === plainCity(city, state))
  const center = named && centerOfPlace(named)
  return center ? [{ source, longitude: center.longitude, latitude: center.latitude }] : []
}
