import { z } from 'zod'
import { firstRows } from '@/lib/arcgis/layer-response'
import {
  boxParam,
  exactParam,
  pagingParams,
  polygonParam,
  readArea,
  refuseWide,
} from '@/lib/connector/area-params'
import { sourceChanged } from '@/lib/connector/errors'
import { describePage, featurePage, toFeaturePage } from '@/lib/connector/feature-page'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { states } from '@/lib/records/wetland/describe-answer'
import { wetland } from '@/lib/records/wetland/fields'
import { wetlandAreaTable } from '@/lib/records/wetland/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { WIDEST_DEGREES } from './point-or-polygon'
import { readWetland } from './read-wetland'
import { fetchRows, layers } from './wire'
import { fetchOutlinesWithin } from './within-meters'

const sentences = defineSentences('federal-wetlands.get-wetlands-in-area', {
  unreadable: {
    one: '1 row of the map without a code we can read: left out.',
    other: '{count, number} rows of the map without a code we can read: left out.',
  },
  cut: 'More wetlands touch this area: ask for the next page.',
  touching: {
    one: '1 wetland touches this area.',
    other: '{count, number} wetlands touch this area.',
  },
  within: {
    one: '1 wetland in this area or within {meters} m of it.',
    other: '{count, number} wetlands in this area or within {meters} m of it.',
  },
  noneHere: 'No wetland is mapped in this area. That does not mean that there is none.',
  noneAround:
    'No wetland is mapped in this area or within {meters} m of it. That does not mean that there is none.',
  notMapped: 'The National Wetlands Inventory has not mapped this area.',
  unnamed: 'The wetlands map answered without codes.',
})

const params = z.strictObject({
  bbox: boxParam(WIDEST_DEGREES).optional(),
  polygon: polygonParam(WIDEST_DEGREES).optional(),
  bufferMeters: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Also the wetlands within this distance of the area. Left out: only those that touch it.'),
  exact: exactParam,
  ...pagingParams,
})

const result = z.object({ ...featurePage(z.object(wetland.shape)), state: z.enum(states) })

export const getWetlandsInArea = {
  summary:
    'Wetlands that touch a box or a GeoJSON polygon of at most 0.08 degrees a side, or lie within a stated distance of it, as GeoJSON in pages. Acres are those of the whole wetland. Tells “none mapped” from “not mapped here”.',
  title: 'Wetlands in an area',
  params,
  result,
  example: { bbox: [-80.38, 25.525, -80.37, 25.533] },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findWetlands,
  table: ({ features, note, caveats }) => wetlandAreaTable(features, [note, ...caveats]),
  cite: () => ({ dataset: 'National Wetlands Inventory' }),
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = {
  ...sentences,
  touching: (count: number, meters: number | undefined) =>
    meters === undefined ? sentences.touching({ count }) : sentences.within({ meters, count }),
  none: {
    'none mapped': (meters: number | undefined) =>
      meters === undefined ? sentences.noneHere : sentences.noneAround({ meters }),
    'not mapped here': () => sentences.notMapped,
  },
}

async function findWetlands(
  { limit, offset, bufferMeters, exact, ...area }: z.output<typeof params>,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const { query, box } = readArea(area)
  if (exact) refuseWide(box)
  const shapes = { ...query, ...(exact ? { maxOffset: 0 } : {}) }
  const answer = await fetchOutlinesWithin(shapes, bufferMeters ?? 0, { offset, limit }, context)
  const page = firstRows(answer, limit)
  const areas = page.features.flatMap(({ attributes, geometry }) => {
    const wetland = readWetland(attributes)
    return wetland ? [{ properties: wetland, geometry, named: [wetland.code, wetland.id] }] : []
  })
  const lost = page.features.length - areas.length
  if (areas.length === 0 && lost > 0) throw sourceChanged(sentences.unnamed)
  const state = areas.length > 0 || offset > 0 ? 'wetland' : await stateWithout(query, context)
  return {
    ...toFeaturePage(areas, { page, offset }),
    state,
    note: describePage(
      { page, offset },
      state === 'wetland' ? texts.touching(areas.length, bufferMeters) : texts.none[state](bufferMeters),
    ),
    caveats: [
      ...(page.truncated ? [texts.cut] : []),
      ...(lost > 0 ? [texts.unreadable({ count: lost })] : []),
      ...new Set(areas.flatMap(({ properties: { note } }) => note ?? [])),
      ...context.connector.caveats,
    ],
  }
}

async function stateWithout(query: ReturnType<typeof readArea>['query'], context: MethodContext) {
  const { features } = await fetchRows(layers.imagery, query, context)
  return features.length > 0 ? ('none mapped' as const) : ('not mapped here' as const)
}
