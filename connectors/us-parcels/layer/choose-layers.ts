import { citiesOf, type NamedCity, plainName } from '@/lib/gazetteer/places'
import { countiesOf } from '@/lib/geography/county-of'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import { stateAt } from '@/lib/geography/state-at'
import { layersOfState, type ParcelLayer, type SurveyHint } from '../registry'
import { isRead } from './read-layer'

interface Point {
  longitude: number
  latitude: number
}

export interface PlaceLayers {
  /** Null in water and abroad. */
  state: string | null
  county: { fips: string; name: string } | null
  /** In the order of asking: smallest place first, after them those that a survey met in trouble. */
  layers: ParcelLayer[]
}

const sizes = { city: 0, county: 1, state: 2 } as const

const harmless: readonly (SurveyHint | undefined)[] = [undefined, 'numberColumnGone']

export async function layersAt(point: Point): Promise<PlaceLayers> {
  const state = stateAt(point.longitude, point.latitude)
  if (state === null) return { state, county: null, layers: [] }
  const county = countiesOf(state).at(point.longitude, point.latitude)?.properties ?? null
  const covering = await layersCovering(state, county ? [county.fips] : [])
  return {
    state,
    county,
    layers: covering.filter((layer) => layer.kind !== 'city' || isCityOf(layer, point)),
  }
}

export async function layersCovering(state: string, counties: readonly string[]): Promise<ParcelLayer[]> {
  const layers = (await layersOfState(state)).filter(isRead)
  return inOrderOfAsking(
    layers.filter(({ kind, covers }) => kind === 'state' || covers.some((fips) => counties.includes(fips))),
  )
}

const inOrderOfAsking = (layers: readonly ParcelLayer[]) =>
  layers.toSorted(
    (a, b) =>
      Number(!harmless.includes(a.survey)) - Number(!harmless.includes(b.survey)) ||
      sizes[a.kind] - sizes[b.kind],
  )

/**
 * The program ships no outlines of cities, so a point belongs to the city whose center is nearest for its
 * size. True for a city that the gazetteer lacks.
 */
function isCityOf({ state, place = '' }: ParcelLayer, point: Point): boolean {
  const isOwn = ({ name }: { name: string }) => plainName(name) === plainName(place)
  const cities = citiesOf(state)
  if (!cities.some(isOwn)) return true
  const reach = (city: NamedCity) =>
    distanceAndDirection(point, city).miles / Math.sqrt(Math.max(city.population, 1))
  const [nearest] = cities
    .filter(
      ({ latitude, longitude }) => Math.hypot(latitude - point.latitude, longitude - point.longitude) < 0.5,
    )
    .map((city) => ({ city, reach: reach(city) }))
    .toSorted((a, b) => a.reach - b.reach)
  return nearest !== undefined && isOwn(nearest.city)
}
