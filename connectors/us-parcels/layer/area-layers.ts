import type { Polygon } from 'geojson'
import { intersects, overlap } from '@/lib/arcgis/intersection'
import { boxParam } from '@/lib/connector/area-params'
import { ConnectorError } from '@/lib/connector/errors'
import { boxRing } from '@/lib/geography/box-ring'
import { countiesOf } from '@/lib/geography/county-of'
import { stateOutlines } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ParcelLayerChecks } from '../layer-report'
import type { ParcelLayer } from '../registry'
import { layersCovering } from './choose-layers'
import { layerParam, readableLayer } from './read-layer'

const texts = defineSentences('us-parcels.area-layers', {
  tooLarge: 'bbox covers more than {most} square degrees. Take a smaller area.',
  florida: 'Florida’s parcels are read by the connector us-florida-parcels, which has all 67 counties.',
  noLayer:
    'No official parcel layer of this area is in our registry. The assessor of the county keeps its parcels.',
  outside: 'The area lies in water or outside the United States, where we have no parcel layer.',
})

export const READ_ELSEWHERE = texts.florida

const MOST_SQUARE_DEGREES = 0.05

export const areaShape = {
  bbox: boxParam(1).refine(
    ([west = 0, south = 0, east = 0, north = 0]) =>
      (east - west) * (north - south) <= MOST_SQUARE_DEGREES + 1e-9,
    texts.tooLarge({ most: MOST_SQUARE_DEGREES }),
  ),
  layer: layerParam.optional().describe('Asks this layer only. Default: a layer of each county in the box.'),
}

export const toBounds = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]): Bounds => [
  west,
  south,
  east,
  north,
]

export interface CountyLayers {
  county: string | null
  layers: ParcelLayer[]
}

/** Throws if no readable layer covers the box, because an empty result would read as "no parcels". */
export async function layersInArea(
  box: Bounds,
  layer: string | undefined,
  checks: ParcelLayerChecks,
): Promise<CountyLayers[]> {
  if (layer !== undefined) return [{ county: null, layers: [await readableLayer(layer)] }]
  const counties = countiesIn(box)
  const covered = await layersOfCounties(counties, checks)
  if (covered.length > 0) return covered
  const [message, code] =
    counties.length === 0
      ? ([texts.outside, 'invalid_params'] as const)
      : ([
          counties.every(({ state }) => state === 'FL') ? READ_ELSEWHERE : texts.noLayer,
          'not_supported',
        ] as const)
  throw new ConnectorError(code, message, { field: 'bbox' })
}

interface CountyInState {
  state: string
  fips: string
}

export function countiesIn(box: Bounds): CountyInState[] {
  const area: Polygon = { type: 'Polygon', coordinates: [boxRing(box)] }
  const states = stateOutlines()
    .outlines.filter(({ bounds }) => overlap(bounds, box))
    .map(({ properties }) => properties.postal)
  return states.flatMap((state) =>
    countiesOf(state)
      .outlines.filter(
        ({ bounds, parts }) => overlap(bounds, box) && parts.some(({ polygon }) => intersects(polygon, area)),
      )
      .map(({ properties }) => ({ state, fips: properties.fips })),
  )
}

export async function layersOfCounties(
  counties: readonly CountyInState[],
  checks: ParcelLayerChecks,
): Promise<CountyLayers[]> {
  const all = await Promise.all(
    counties.map(async ({ state, fips }) => ({
      county: fips,
      layers: wholeCounty(await layersCovering(state, [fips], checks)),
    })),
  )
  return all.filter(({ layers }) => layers.length > 0)
}

/** Excludes city layers, which lack the rest of their county, unless there is no other layer. */
const wholeCounty = (layers: readonly ParcelLayer[]) => {
  const whole = layers.filter(({ kind }) => kind !== 'city')
  return whole.length > 0 ? whole : [...layers]
}
