import { citiesOf, type NamedCity, plainName } from '@/lib/gazetteer/places'
import { countiesOf } from '@/lib/geography/county-of'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import { stateAt } from '@/lib/geography/state-at'
import type { ParcelLayerChecks } from '../layer-report'
import { layersOfState, type ParcelLayer, type SurveyedLayerProblem } from '../registry'
import { isRead } from './read-layer'

interface Point {
  longitude: number
  latitude: number
}

export interface PlaceLayers {
  /** Is null in water and abroad. */
  state: string | null
  county: { fips: string; name: string } | null
  /**
   * Within a county, layers that failed come last. The others are ordered from city to state. `npm run
   * doctor` reports failures. For a layer without a report, the problem found by our survey counts.
   */
  layers: ParcelLayer[]
}

const sizes = { city: 0, county: 1, state: 2 } as const

const harmless: readonly (SurveyedLayerProblem | undefined)[] = [undefined, 'numberColumnGone']

export async function layersAt(point: Point, checks: ParcelLayerChecks): Promise<PlaceLayers> {
  const [own, ...neighbors] = countiesNear(point)
  const state = stateAt(point.longitude, point.latitude) ?? own?.state ?? null
  if (state === null) return { state, county: null, layers: [] }
  const county = own?.state === state ? own : null
  const groups = await Promise.all([
    layersCovering(state, county ? [county.fips] : [], checks),
    ...neighbors.map((each) => layersCovering(each.state, [each.fips], checks)),
  ])
  const layers = [...new Set(groups.flat())].filter(
    (layer) => layer.kind !== 'city' || isCityOf(layer, point),
  )
  return { state, county, layers }
}

/**
 * Our county outlines are accurate to about a kilometer, so a point this close to a county line may lie in the
 * neighboring county.
 */
export const BORDER_DEGREES = 0.011
const directions = [
  [0, 0],
  ...[-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const)),
] as const

function countiesNear({ longitude, latitude }: Point) {
  const counties = directions.flatMap(([right, up]) => {
    const [x, y] = [longitude + right * BORDER_DEGREES, latitude + up * BORDER_DEGREES]
    const state = stateAt(x, y)
    const county = state && countiesOf(state).at(x, y)?.properties
    return county ? [{ state, ...county }] : []
  })
  return [...new Map(counties.map((each) => [each.fips, each])).values()]
}

export async function layersCovering(
  state: string,
  counties: readonly string[],
  checks: ParcelLayerChecks,
): Promise<ParcelLayer[]> {
  const layers = (await layersOfState(state)).filter(isRead)
  return inOrderOfAsking(
    layers.filter(({ kind, covers }) => kind === 'state' || covers.some((fips) => counties.includes(fips))),
    checks,
  )
}

function inOrderOfAsking(layers: readonly ParcelLayer[], checks: ParcelLayerChecks) {
  const isInTrouble = ({ id, survey }: ParcelLayer) => !(checks.get(id)?.answers ?? harmless.includes(survey))
  return layers.toSorted(
    (a, b) => Number(isInTrouble(a)) - Number(isInTrouble(b)) || sizes[a.kind] - sizes[b.kind],
  )
}

/**
 * We have no city outlines, so this assigns a point to the city whose center is nearest in proportion to the
 * size of the city. Returns true for a city that the gazetteer lacks.
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
