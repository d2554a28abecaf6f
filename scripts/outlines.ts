import { mkdir, writeFile } from 'node:fs/promises'
import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import countiesTopology from 'us-atlas/counties-10m.json'
import statesTopology from 'us-atlas/states-10m.json'
import { centerOf } from '@/lib/geography/geo'
import { postalByFips } from '@/lib/geography/state-at'

type NamedShapes = GeometryCollection<{ name: string }>
type Area = Feature<Polygon | MultiPolygon, { name: string }>

/**
 * Grid for rounding, in degrees. The outlines are not more exact, and rounding makes the files a fifth
 * smaller.
 */
const GRID = 0.005
const folder = new URL('../public/basemap/', import.meta.url)

const atlas = statesTopology as unknown as Topology<{ states: NamedShapes }>
const detail = countiesTopology as unknown as Topology<{ counties: NamedShapes }>

const land = merge(atlas, atlas.objects.states.geometries.filter(isArea))
const borders = mesh(atlas, atlas.objects.states, (one, other) => one !== other)
const countyLines = mesh(
  detail,
  detail.objects.counties,
  (one, other) => one !== other && String(one.id).slice(0, 2) === String(other.id).slice(0, 2),
)

await mkdir(folder, { recursive: true })
await write('states.json', [
  plain(land),
  plain(borders),
  ...areasOf(atlas, atlas.objects.states).map((area) =>
    label(area, { name: area.properties.name, postal: postalByFips[String(area.id)] ?? '' }),
  ),
])
await write('counties.json', [
  plain(countyLines),
  ...areasOf(detail, detail.objects.counties).map((area) => label(area, { name: area.properties.name })),
])

async function write(name: string, features: Feature[]): Promise<void> {
  const collection: FeatureCollection = { type: 'FeatureCollection', features }
  const snapped = (_: string, value: unknown) => (isLine(value) ? snap(value) : value)
  await writeFile(new URL(name, folder), `${JSON.stringify(collection, snapped)}\n`)
}

function isLine(value: unknown): value is Position[] {
  return Array.isArray(value) && Array.isArray(value[0]) && typeof value[0][0] === 'number'
}

function snap(line: Position[]): Position[] {
  const round = (degrees: number) => Number((Math.round(degrees / GRID) * GRID).toFixed(3))
  return line
    .map((position) => position.map(round))
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
}

function areasOf<T extends Topology>(topology: T, object: NamedShapes): Area[] {
  return feature(topology, object).features.filter(
    (each): each is Area => each.geometry.type === 'Polygon' || each.geometry.type === 'MultiPolygon',
  )
}

function isArea(geometry: NamedShapes['geometries'][number]) {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
}

function plain(geometry: Feature['geometry']): Feature {
  return { type: 'Feature', properties: {}, geometry }
}

function label({ geometry }: Area, properties: Record<string, string>): Feature<Point> {
  const coordinates = centerOf(geometry).map((degrees) => Number(degrees.toFixed(2)))
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } }
}
