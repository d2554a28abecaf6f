import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { DAY, type Method } from '@/lib/connector/method'
import { conditionsOf } from '@/lib/florida/parcel-filter'
import { countRows, readLayerState } from './layer'
import { mapFilter } from './map-params'
import { columnOf, whereOf } from './map-where'
import { bbox, toBox } from './parcel-params'

const params = z.strictObject({ bbox, filter: mapFilter.default({}) })

const result = z.object({
  count: z.int(),
  /** The source counts polygons, those of streets and water too. */
  includesPlaceholders: z.literal(true),
  layer: z.enum(['polygons', 'centroids']),
})

/** For the map from afar, where there are too many parcels to read them. */
export const countInView = {
  summary: 'How many polygons of an area meet a filter, as the source counts them.',
  params,
  result,
  example: { bbox: [-81.4, 28.52, -81.37, 28.55] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ bbox: box, filter }, context) {
    const conditions = conditionsOf(filter)
    const { fields } = await context.call(readLayerState, {})
    if (!conditions.every((condition) => fields.includes(columnOf(condition)))) throw notThese()
    const within = toBox(box)
    const { count, layer } = await countRows(context, {
      demanding: true,
      where: whereOf(conditions),
      ...(within ? { within } : {}),
    })
    return { count, includesPlaceholders: true, layer }
  },
} satisfies Method<typeof params, typeof result>

const notThese = () =>
  new ConnectorError(
    'not_supported',
    'The layer of points that stands in for the outlines just now does not have what this filter asks about. Zoom in, or take the filter off.',
  )
