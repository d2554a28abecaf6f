import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { isRecord } from '@/lib/is-record'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { HIGHEST, LOWEST } from './wire'

export const SAMPLES_HOST = 'elevation.nationalmap.gov'
const SAMPLES = `https://${SAMPLES_HOST}/arcgis/rest/services/3DEPElevation/ImageServer/getSamples`

/** The service often fails with a hundred points, and rarely with 25. */
export const MOST_POINTS = 25

const NAME = 'The USGS elevation service'

const texts = defineSentences('federal-elevation.get-samples', {
  changed: 'The elevation service answered with heights that we cannot match to their points.',
})

const params = z.strictObject({
  points: z.array(z.strictObject(pointParams)).min(1).max(MOST_POINTS),
})

const result = z.object({
  meters: z
    .array(z.number().nullable())
    .describe('In the order of the points. Null: no height is published there.'),
})

const answer = z.object({
  samples: z.array(z.looseObject({ locationId: z.int(), value: z.string() })),
})

export const getSamples = {
  summary: 'Heights of the ground in meters at several WGS84 points, interpolated from elevation models.',
  params,
  result,
  example: {
    points: [
      { latitude: 39.7, longitude: -105 },
      { latitude: 39.71, longitude: -105.01 },
    ],
  },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run({ points }, { upstream }) {
    const body = await upstream.json({ url: samplesUrl(points) }, z.unknown(), {
      classify: (unread) => (isAllOutside(unread) ? undefined : classifyArcgis(unread, NAME)),
    })
    if (isAllOutside(body)) return { meters: points.map(() => null) }
    const parsed = answer.safeParse(body)
    if (!parsed.success) throw sourceChanged(texts.changed)
    return { meters: match(parsed.data.samples, points.length) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

interface Point {
  latitude: number
  longitude: number
}

function samplesUrl(points: readonly Point[]): string {
  const query = new URLSearchParams({
    geometryType: 'esriGeometryMultipoint',
    geometry: JSON.stringify({
      points: points.map(({ latitude, longitude }) => [longitude, latitude]),
      spatialReference: { wkid: 4326 },
    }),
    returnFirstValueOnly: 'true',
    interpolation: 'RSP_BilinearInterpolation',
    f: 'json',
  })
  return `${SAMPLES}?${query}`
}

/** The service sends this error if it has no data at any of the points. */
const isAllOutside = (body: unknown): boolean =>
  isRecord(body) &&
  isRecord(body.error) &&
  body.error.code === 400 &&
  /^invalid or missing input parameters/i.test(String(body.error.message))

/** The service returns samples in any order and omits points without data. */
function match(samples: z.output<typeof answer>['samples'], count: number): (number | null)[] {
  const meters = Array.from({ length: count }, (): number | null => null)
  const ids = new Set(samples.map(({ locationId }) => locationId))
  const isMatched = [...ids].every((id) => id >= 0 && id < count) && ids.size === samples.length
  if (samples.length === 0 || !isMatched) throw sourceChanged(texts.changed)
  for (const { locationId, value } of samples) meters[locationId] = readMeters(value)
  return meters
}

function readMeters(value: string): number | null {
  if (['', 'nodata'].includes(value.trim().toLowerCase())) return null
  const meters = Number(value)
  if (!(meters < HIGHEST)) throw sourceChanged(texts.changed)
  return meters > LOWEST ? Number(meters.toFixed(3)) : null
}
