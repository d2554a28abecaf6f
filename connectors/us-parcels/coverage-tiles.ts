import type { Geometry } from 'geojson'
import { overlap } from '@/lib/arcgis/intersection'
import { countiesOf } from '@/lib/geography/county-of'
import type { IndexedOutline } from '@/lib/geography/outline-lookup'
import { stateOutlines } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import type { BoxFeatures, TileFeature, TileSublayer } from '@/lib/tiles/tile-layer'
import { isRead } from './layer/read-layer'
import { layersOfState } from './registry'

export const coveragePart: TileSublayer = { name: 'coverage', square: 4, levels: [2, 7], read: readCoverage }

async function readCoverage(bounds: Bounds): Promise<BoxFeatures> {
  const states = stateOutlines().outlines.filter((outline) => overlap(outline.bounds, bounds))
  const features = await Promise.all(states.map((state) => coverageOf(state, bounds)))
  return { features: features.flat(), isCut: false, note: null }
}

async function coverageOf(
  state: IndexedOutline<{ postal: string; fips: string }>,
  bounds: Bounds,
): Promise<TileFeature[]> {
  const { postal, fips } = state.properties
  const layers = (await layersOfState(postal)).filter(isRead)
  if (postal === 'FL' || layers.some(({ kind }) => kind === 'state')) return [toFeature(fips, state, 'whole')]
  const covers = (kind: 'county' | 'city') =>
    new Set(layers.flatMap((layer) => (layer.kind === kind ? layer.covers : [])))
  const [whole, partly] = [covers('county'), covers('city')]
  return countiesOf(postal).outlines.flatMap((county) => {
    const { fips: number } = county.properties
    const extent = whole.has(number) ? 'whole' : partly.has(number) ? 'cities' : undefined
    return extent && overlap(county.bounds, bounds) ? [toFeature(number, county, extent)] : []
  })
}

const toFeature = (
  id: string,
  { parts }: IndexedOutline<unknown>,
  extent: 'whole' | 'cities',
): TileFeature => {
  const coordinates = parts.map(({ polygon }) => polygon.coordinates)
  const geometry: Geometry = { type: 'MultiPolygon', coordinates }
  return { id, geometry, properties: { h: extent } }
}
