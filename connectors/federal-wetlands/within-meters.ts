import type { Geometry } from 'geojson'
import { z } from 'zod'
import { fromEsri } from '@/lib/arcgis/geometry'
import { boxOf, degreesPerMetre, distanceBetween } from '@/lib/arcgis/intersection'
import { layerPage } from '@/lib/arcgis/layer-response'
import type { ArcgisLayerQuery } from '@/lib/arcgis/query'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { boxRing } from '@/lib/geography/box-ring'
import { mapInTurns } from '@/lib/in-turns'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchOutlines, fetchRows, layers, readWetlandPage, wetlandLayer } from './wire'

const texts = defineSentences('federal-wetlands.within-meters', {
  polygonHasNoSurface: 'The polygon has no surface.',
  tooMany:
    'More wetlands lie around this area than we can measure the distance to. Take a smaller area, or leave bufferMeters out.',
})

type Place = Pick<ArcgisLayerQuery, 'at' | 'within' | 'rings' | 'maxOffset'>

const params = z.strictObject({})
const result = z.object({ measures: z.boolean() })

/** A server without distance support would ignore `distance` and return an empty result. */
export const distanceSupport = {
  summary: 'Whether the page of the wetlands layer says that the layer can be queried by distance.',
  params,
  result,
  example: {},
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run(_params, context) {
    const { advancedQueryCapabilities: able } = await readWetlandPage(layerPage, context)
    return { measures: able?.supportsQueryWithDistance === true }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

async function canMeasure(context: MethodContext): Promise<boolean> {
  try {
    return (await context.call(distanceSupport, {})).measures
  } catch (error) {
    if (error instanceof ConnectorError) return false
    throw error
  }
}

const MOST_ROWS = 1_000

export async function fetchWithin(place: Place, meters: number, context: MethodContext) {
  if (meters > 0 && !(await canMeasure(context))) return measureWithin(place, meters, context)
  const near = meters > 0 ? { distance: meters } : {}
  return fetchRows(layers.wetland, { ...place, ...near }, context)
}

interface Paging {
  offset: number
  limit: number
}

export async function fetchOutlinesWithin(
  place: Place,
  meters: number,
  { offset, limit }: Paging,
  context: MethodContext,
) {
  if (meters === 0 || (await canMeasure(context))) {
    const near = meters > 0 ? { distance: meters } : {}
    const orderBy = [{ field: wetlandLayer.rowNumber }]
    return fetchOutlines({ ...place, ...near, orderBy, offset, limit: limit + 1 }, context)
  }
  const { features, truncated } = await measureWithin(place, meters, context)
  if (truncated) throw tooMany()
  return { features: features.slice(offset, offset + limit + 1), truncated: false }
}

/** About half a meter. The outlines serve only to compute distances in whole meters. */
const FINE_DEGREES = 0.000_005

async function measureWithin(place: Place, meters: number, context: MethodContext) {
  const shape = shapeOf(place)
  const [west, south, east, north] = boxOf(shape)
  const [dx, dy] = degreesPerMetre(Math.max(Math.abs(south), Math.abs(north))).map((each) => each * meters)
  const within = [west - (dx ?? 0), south - (dy ?? 0), east + (dx ?? 0), north + (dy ?? 0)] as const
  const { features, truncated } = await fetchOutlines(
    { within, orderBy: [{ field: wetlandLayer.rowNumber }], limit: MOST_ROWS, maxOffset: FINE_DEGREES },
    context,
  )
  const near = await mapInTurns(
    features,
    (feature) => {
      // The distance of a row without an outline is unknown, so the row is emptied. The caller counts empty
      // rows as unreadable.
      if (feature.geometry === null) return [{ ...feature, attributes: {} }]
      return distanceBetween(shape, feature.geometry) <= meters ? [feature] : []
    },
    context.pace,
  )
  return { features: near.flat(), truncated: truncated || features.length >= MOST_ROWS }
}

function shapeOf({ at, within, rings }: Place): Geometry {
  if (at) return { type: 'Point', coordinates: [at.longitude, at.latitude] }
  if (within) return { type: 'Polygon', coordinates: [boxRing(within)] }
  const shape = fromEsri({ rings: rings?.map((ring) => ring.map((position) => [...position])) ?? [] })
  if (shape) return shape
  throw new ConnectorError('invalid_params', withSubject('polygon', texts.polygonHasNoSurface), {
    field: 'polygon',
  })
}

const tooMany = () => new ConnectorError('too_broad', texts.tooMany)
