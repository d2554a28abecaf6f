import { z } from 'zod'
import { withRows } from '@/lib/arcgis/layer-response'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { byWeight } from '@/lib/records/flood-zone/describe-answer'
import { floodZone } from '@/lib/records/flood-zone/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readRows } from './read-rows'
import { readZone } from './read-zone'
import { fetchPendingZones } from './wire'

const texts = defineSentences('federal-flood-hazard.get-pending-zones', {
  none: 'The service has no preliminary or pending map here.',
  some: 'A preliminary or pending map has a zone here. It is not in effect.',
  notInEffect:
    'A preliminary map can change before it takes effect. Insurance and building follow the map in effect.',
})

const params = z.strictObject(pointParams)
const result = z.object({
  records: z.array(z.object(floodZone.shape)),
  sentence: z.string(),
  caveats: z.array(z.string()),
})

export const getPendingZones = {
  summary:
    'Flood zones at one WGS84 point on preliminary or pending maps, which are not in effect. No zone means that the service has no such map here.',
  title: 'Flood zones of maps not in effect yet',
  params,
  result,
  example: { latitude: 29.509, longitude: -95.58 },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findPending,
  table: ({ records, caveats }) => floodZone.table(records, caveats),
  cite: () => ({ dataset: 'FEMA Preliminary and Pending National Flood Hazard Layer' }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function findPending(at: z.output<typeof params>, context: MethodContext) {
  const { features } = withRows(await fetchPendingZones({ at }, context))
  const { parsed, caveats } = readRows(features, 'zone', ({ attributes }) => readZone(attributes))
  return {
    records: parsed.map(({ zone }) => zone).toSorted(byWeight),
    sentence: parsed.length > 0 ? texts.some : texts.none,
    caveats: [
      ...new Set([
        texts.notInEffect,
        ...parsed.flatMap((each) => each.caveats),
        ...caveats,
        ...context.connector.caveats,
      ]),
    ],
  }
}
