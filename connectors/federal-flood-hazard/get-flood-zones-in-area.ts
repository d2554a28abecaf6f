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
import { describePage, featurePage, toFeaturePage } from '@/lib/connector/feature-page'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { officialMap } from '@/lib/records/flood-zone/describe'
import { states } from '@/lib/records/flood-zone/describe-answer'
import { floodZone } from '@/lib/records/flood-zone/fields'
import { floodAreaTable } from '@/lib/records/flood-zone/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeMaps } from './get-flood-zone'
import { readRows } from './read-rows'
import { readZone } from './read-zone'
import { coarseness, fetchRows, fetchShapes, layers, WIDEST_DEGREES } from './wire'

const sentences = defineSentences('federal-flood-hazard.get-flood-zones-in-area', {
  undrawn: { one: 'We could not draw 1 zone.', other: 'We could not draw {count, number} zones.' },
  cut: 'More zones touch this area: ask for the next page.',
  touching: { one: '1 zone touches this area.', other: '{count, number} zones touch this area.' },
  noDigitalMap: 'FEMA publishes no digital flood map for this area; a paper map may exist.',
  noZoneFound: 'FEMA has a digital flood map here, but no zone was found in this area. That is not zone X.',
})

const params = z.strictObject({
  bbox: boxParam(WIDEST_DEGREES).optional(),
  polygon: polygonParam(WIDEST_DEGREES).optional(),
  exact: exactParam,
  ...pagingParams,
})

const result = z.object({
  ...featurePage(z.object(floodZone.shape)),
  state: z.enum(states),
  generalizedDegrees: z
    .number()
    .describe('Outlines are simplified by this much; measure areas only where it is 0.'),
})

type Params = z.output<typeof params>

export const getFloodZonesInArea = {
  summary:
    'Flood zones that touch a box or a GeoJSON polygon of at most 0.1 degrees a side, as GeoJSON in pages. Outlines are generalized by scale. Tells “no digital map here” and “no zone found here” from zones.',
  title: 'Flood zones in an area',
  params,
  result,
  example: { bbox: [-80.38, 25.525, -80.37, 25.533] },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findZones,
  table: ({ features, note, caveats }) => floodAreaTable(features, [note, ...caveats]),
  cite: ({ features }, { bbox: box, polygon: area }) => {
    const [west, south] = box ?? area?.coordinates[0]?.[0] ?? []
    return {
      dataset: citeMaps(features.map(({ properties }) => properties)),
      dated: [{ label: 'Each zone is dated by its map panel' }],
      record: officialMap(`${west}, ${south}`),
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = {
  ...sentences,

  none: {
    'no digital map': sentences.noDigitalMap,
    'no zone found': sentences.noZoneFound,
  },
}

async function findZones(
  { limit, offset, exact, ...area }: Params,
  context: MethodContext,
): Promise<z.input<typeof result>> {
  const { query, box } = readArea(area)
  if (exact) refuseWide(box)
  const maxOffset = exact ? 0 : coarseness(box)
  const answer = await fetchShapes(
    layers.zone,
    { ...query, maxOffset, orderBy: [{ field: 'OBJECTID' }], offset, limit: limit + 1 },
    context,
  )
  const page = firstRows(answer, limit)
  const { parsed, caveats } = readRows(page.features, 'zone', ({ attributes, geometry }) => {
    const zone = readZone(attributes)
    return zone && { ...zone, geometry }
  })
  const state = parsed.length > 0 || offset > 0 ? 'zone' : await stateWithoutZones(query, context)
  const undrawn = parsed.filter(({ geometry }) => geometry === null).length
  return {
    ...toFeaturePage(
      parsed.map(({ zone, geometry }) => ({
        properties: zone,
        geometry,
        named: [zone.mapId, zone.areaId],
      })),
      { page, offset },
    ),
    state,
    generalizedDegrees: maxOffset,
    note: describePage(
      { page, offset },
      state === 'zone' ? texts.touching({ count: parsed.length }) : texts.none[state],
    ),
    caveats: [
      ...new Set([
        ...(page.truncated ? [texts.cut] : []),
        ...(undrawn > 0 ? [texts.undrawn({ count: undrawn })] : []),
        ...parsed.flatMap((each) => each.caveats),
        ...caveats,
        ...context.connector.caveats,
      ]),
    ],
  }
}

/** A failure of this layer fails the method, because only this layer explains why there is no zone. */
async function stateWithoutZones(query: ReturnType<typeof readArea>['query'], context: MethodContext) {
  const { features } = await fetchRows(layers.availability, query, context)
  return features.length > 0 ? ('no zone found' as const) : ('no digital map' as const)
}
