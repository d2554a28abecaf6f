import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { readJson } from '@/lib/connector/upstream/read-bounded'
import type { UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-elevation.wire', {
  empty: 'The USGS elevation service sent an empty answer. Try again in a minute.',
  webPage: 'The USGS elevation service sent a web page instead of data. Try again in a minute.',
  changed: 'The USGS elevation service changed its data format. We cannot read it yet.',
})

export const HOST = 'epqs.nationalmap.gov'
export const BASE = `https://${HOST}/v1/json`

/**
 * The request always names the unit, because the documented default is feet, the actual default is meters,
 * and the response names no unit.
 */
export function pointUrl(latitude: number, longitude: number): string {
  return `${BASE}?x=${longitude}&y=${latitude}&wkid=4326&units=Meters&includeDate=true`
}

const answerFields = {
  location: z.unknown().optional(),
  locationId: z.unknown().optional(),
  // The service sends meters as text. The number -1,000,000 means "no data". Any other number is in feet,
  // which we never request.
  value: z.union([z.string(), z.number()]).nullish(),
  rasterId: z.number().nullish(),
  resolution: z.number().nullish(),
  attributes: z.object({ AcquisitionDate: z.string().nullish() }).nullish(),
}
const pointAnswer = z.looseObject(answerFields)

interface ElevationPoint {
  meters: number
  rasterId: number | null
  resolution: number | null
  acquired: string | null
}

export type PointResponse = { kind: 'value'; point: ElevationPoint } | { kind: 'nothing' }

/**
 * In meters. This value and lower ones mean "no data", because the lowest land is at about -86 m and the
 * retired service encoded "no data" as -1,000,000.
 */
export const LOWEST = -1_000
export const HIGHEST = 9_000

/**
 * Texts that the service sends with HTTP 200 for a point outside of all models. The service may respond to
 * equal requests with different texts, and occasionally with a value.
 */
const NO_DATA =
  /^(call failed|the operation was attempted on an empty geometry|transformation is unavailable for the current image)|invalid or missing input parameters|'spatialReference'/i

const NUMBER_AS_VALUE = /"value"\s*:\s*-?\d/

export function readPoint(answer: UpstreamResponse): PointResponse {
  const text = answer.text().trim()
  if (text === '') throw unavailable(texts.empty)
  if (text.startsWith('<')) throw unavailable(texts.webPage)
  if (!text.startsWith('{') && NO_DATA.test(text)) return { kind: 'nothing' }
  const parsed = pointAnswer.safeParse(parseJson(text))
  // A value that is too large for a number is parsed as null, which must not mean "no data" here.
  if (!parsed.success || (parsed.data.value === null && NUMBER_AS_VALUE.test(text))) throw changed()
  const { value, rasterId, resolution, attributes } = parsed.data
  if (isBlank(value, parsed.data) || Number(value) <= LOWEST) return { kind: 'nothing' }
  const meters = Number(value)
  if (typeof value !== 'string' || !(meters < HIGHEST)) throw changed()
  return {
    kind: 'value',
    point: {
      meters,
      rasterId: rasterId ?? null,
      resolution: resolution ?? null,
      acquired: attributes?.AcquisitionDate?.trim() || null,
    },
  }
}

/** A missing value means "no data", unless the response has an unknown field that may contain the value. */
function isBlank(value: string | number | null | undefined, body: object): boolean {
  if (value === undefined && Object.keys(body).some((key) => !Object.hasOwn(answerFields, key)))
    throw changed()
  return value === undefined || value === null || ['', 'nodata'].includes(String(value).trim().toLowerCase())
}

function parseJson(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    throw changed()
  }
}

const unavailable = (sentence: string) => new ConnectorError('upstream_unavailable', sentence)

const changed = () => new ConnectorError('upstream_changed', texts.changed)
