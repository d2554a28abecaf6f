import { feature } from 'topojson-client'
import { countyTopology, formatCounty } from './counties'
import { createOutlineLookup, type OutlineIndex } from './outline-lookup'
import { postalByFips } from './state-at'

interface CountyProperties {
  fips: string
  name: string
}

const lookups = new Map<string, OutlineIndex<CountyProperties>>()

export function countyOf(longitude: number, latitude: number, state: string): string | undefined {
  return countiesOf(state).at(longitude, latitude)?.properties.name
}

export function countiesOf(state: string): OutlineIndex<CountyProperties> {
  const lookup = lookups.get(state) ?? readCounties(state)
  lookups.set(state, lookup)
  return lookup
}

function readCounties(state: string) {
  const geometries = countyTopology.objects.counties.geometries.filter(
    ({ id }) => postalByFips[String(id).slice(0, 2)] === state,
  )
  const own = feature(countyTopology, { type: 'GeometryCollection', geometries }).features
  return createOutlineLookup(
    own.flatMap(({ id, geometry, properties }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? [
            {
              type: 'Feature' as const,
              geometry,
              properties: { fips: String(id), name: formatCounty(String(id), properties.name) },
            },
          ]
        : [],
    ),
  )
}
