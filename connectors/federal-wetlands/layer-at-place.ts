import { z } from 'zod'
import { withRows } from '@/lib/arcgis/layer-response'
import { readPlace } from '@/lib/connector/area-params'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { imageryShape, wetland } from '@/lib/records/wetland/fields'
import { pointOrPolygon } from './point-or-polygon'
import { readImagery, readWetland } from './read-wetland'
import { fetchRows, layers, type WetlandRow } from './wire'
import { fetchWithin } from './within-meters'

const params = z.strictObject({
  ...pointOrPolygon,
  layer: z.enum(['wetland', 'imagery']),
  meters: z.number().min(0).max(100).default(0),
})

const result = z.object({
  wetlands: z.array(z.object(wetland.shape)),
  imagery: z.array(z.object(imageryShape)),
  unreadable: z.int().min(0),
  truncated: z.boolean(),
})

type Question = z.output<typeof params>

/**
 * Each layer has its own cache entry, so that a failed layer is retried while the other layer stays cached.
 */
export const layerAtPlace = {
  summary: 'What one layer of the wetlands map has at a point or in a polygon, or within some meters of it.',
  params,
  result,
  example: { latitude: 25.528114, longitude: -80.375, layer: 'wetland', meters: 0 },
  cache: { freshFor: 30 * DAY, staleFor: 60 * DAY },
  run: fetchAt,
} satisfies ConnectorMethod<typeof params, typeof result>

async function fetchAt({ layer, meters, ...place }: Question, context: MethodContext) {
  const at = readPlace(place, 'polygon')
  if (layer === 'imagery') {
    const { features, truncated } = withRows(await fetchRows(layers.imagery, at, context))
    const images = features.map(({ attributes }) => readImagery(attributes))
    return { wetlands: [], imagery: images, unreadable: 0, truncated }
  }
  const { features, truncated } = withRows<{ attributes: WetlandRow }>(await fetchWithin(at, meters, context))
  const areas = features.flatMap(({ attributes }) => readWetland(attributes) ?? [])
  return { wetlands: areas, imagery: [], unreadable: features.length - areas.length, truncated }
}
