import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readLayerState } from './layer'
import { countSquares } from './search/count-squares'
import { mapFilter, missingColumns, ownTest } from './search/filter-params'
import { bbox, toBox } from './search/parcel-params'

const texts = defineSentences('us-florida-parcels.count-in-view', {
  derived:
    'The source cannot count by value per acre, land value per square foot or the size of an outline. Zoom in, or take this filter off.',
  notThese:
    'The Department has closed the outlines for now, and its layer of points lacks a column that this filter needs. Zoom in, or take the filter off.',
})

const params = z.strictObject({ bbox, filter: mapFilter.default({}) })

const result = z.object({
  count: z.int().nullable(),
  counted: z.int(),
  areas: z.int(),
  isAbout: z.literal(true).optional(),
  /** The source counts all polygons, including streets and water. */
  includesPlaceholders: z.literal(true),
  layer: z.enum(['polygons', 'centroids']),
})

const STEP_MS = 2_000

export const countInView = {
  summary: 'How many polygons of an area meet a filter, as the source counts them, or how far the count is.',
  params,
  result,
  example: { bbox: [-81.4, 28.52, -81.37, 28.55] },
  // Not cached, because each of its squares is cached.
  cache: false,
  async run({ bbox: box, filter }, context) {
    if (ownTest(filter)) throw new ConnectorError('not_supported', texts.derived)
    const state = await context.call(readLayerState, {})
    if (missingColumns(filter, state).length > 0) throw notThese()
    const area = { bbox: toBox(box), filter }
    const { isAbout, ...counted } = await countSquares(area, state, context, STEP_MS)
    const about = isAbout ? { isAbout: true as const } : {}
    return { ...counted, ...about, includesPlaceholders: true, layer: state.layer }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const notThese = () => new ConnectorError('not_supported', texts.notThese)
