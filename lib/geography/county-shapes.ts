import { feature, merge } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { postalByFips } from './state-at'
import { pathOf, thin } from './state-shapes'

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>
type CountyGeometry = (Polygon<{ name: string }> | MultiPolygon<{ name: string }>) & { id?: string | number }

export interface CountyShape {
  fips: string
  name: string
  path: string
}

export interface StateCounties {
  counties: CountyShape[]
  width: number
  height: number
}

let topology: Promise<Counties> | undefined

function loadTopology(): Promise<Counties> {
  topology ??= import('us-atlas/counties-albers-10m.json').then((file) => file.default as unknown as Counties)
  return topology
}

const geometriesOf = ({ objects }: Counties): CountyGeometry[] =>
  objects.counties.geometries.filter(
    (each): each is CountyGeometry => each.type === 'Polygon' || each.type === 'MultiPolygon',
  )

let latest: { key: string; paths: ReadonlyMap<string, string> } | undefined

/** Caches the result for the latest groups, because merging takes a fifth of a second. */
export async function mergedCounties<Group extends string>(
  groupOf: (fips: string) => Group | undefined,
): Promise<ReadonlyMap<Group, string>> {
  const whole = await loadTopology()
  const groups = geometriesOf(whole).map(({ id }) => groupOf(String(id)))
  const key = groups.join()
  if (latest?.key !== key) latest = { key, paths: mergeGroups(thin(whole), groups) }
  return latest.paths as ReadonlyMap<Group, string>
}

function mergeGroups(whole: Counties, groups: readonly (string | undefined)[]): Map<string, string> {
  const members = new Map<string, CountyGeometry[]>()
  for (const [index, geometry] of geometriesOf(whole).entries()) {
    const group = groups[index]
    if (group !== undefined) members.set(group, [...(members.get(group) ?? []), geometry])
  }
  return new Map([...members].map(([group, own]) => [group, pathOf(merge(whole, own).coordinates)]))
}

const STATE_WIDTH = 600
const MOST_HEIGHT = 600

export async function countiesOfState(state: string): Promise<StateCounties | undefined> {
  const whole = await loadTopology()
  const isOwn = ({ id }: CountyGeometry) => postalByFips[String(id).slice(0, 2)] === state
  const places = polygonsOf(whole, isOwn).flatMap(({ polygons }) => polygons.flat(2))
  if (places.length === 0) return undefined
  const [left, top, right, bottom] = [
    Math.min(...places.map(([x = 0]) => x)),
    Math.min(...places.map(([, y = 0]) => y)),
    Math.max(...places.map(([x = 0]) => x)),
    Math.max(...places.map(([, y = 0]) => y)),
  ]
  const scale = Math.min(STATE_WIDTH / (right - left), MOST_HEIGHT / (bottom - top))
  const large = thin(whole, { scale, left, top })
  const counties = polygonsOf(large, isOwn).map(({ fips, name, polygons }) => ({
    fips,
    name,
    path: pathOf(polygons),
  }))
  return {
    counties,
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((bottom - top) * scale),
  }
}

function polygonsOf(topology: Counties, isOwn: (geometry: CountyGeometry) => boolean) {
  const geometries = geometriesOf(topology).filter(isOwn)
  const { features } = feature(topology, { type: 'GeometryCollection', geometries })
  return features.flatMap(({ id, properties, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return [{ fips: String(id), name: properties.name, polygons }]
  })
}
