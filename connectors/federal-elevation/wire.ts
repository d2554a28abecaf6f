import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { readJson } from '@/lib/connector/read-json'
import type { UpstreamAnswer } from '@/lib/connector/upstream'

export const HOST = 'epqs.nationalmap.gov'
export const BASE = `https://${HOST}/v1/json`

/** Units are always sent: the documented default is feet, the live one metres, and the answer names neither. */
export function pointUrl(latitude: number, longitude: number): string {
  return `${BASE}?x=${longitude}&y=${latitude}&wkid=4326&units=Meters&includeDate=true`
}

const pointAnswer = z.object({
  // Metres come as text, feet as a number.
  value: z.union([z.string(), z.number()]),
  rasterId: z.number().nullish(),
  resolution: z.number().nullish(),
  attributes: z.object({ AcquisitionDate: z.string().nullish() }).nullish(),
})

export interface ElevationPoint {
  metres: number
  rasterId: number | null
  resolution: number | null
  acquired: string | null
}

export type PointReading = { kind: 'value'; point: ElevationPoint } | { kind: 'nothing' } | { kind: 'failed' }

/** The lowest land is about -86 m; the retired service's sentinel for no data was -1,000,000. */
const LOWEST = -1_000
const HIGHEST = 9_000

/** The source says "no data" in plain text under HTTP 200, in two ways, one of which also means a passing fault. */
export function readPoint(answer: UpstreamAnswer): PointReading {
  const text = answer.text().trim()
  if (text === '') throw unavailable('sent an empty answer')
  if (text.startsWith('<')) throw unavailable('sent a web page instead of data')
  if (text.startsWith('Call failed')) return { kind: 'failed' }
  if (text.includes('Invalid or missing input parameters')) return { kind: 'nothing' }
  const parsed = pointAnswer.safeParse(parseJson(text))
  if (!parsed.success) throw changed()
  const { value, rasterId, resolution, attributes } = parsed.data
  const metres = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  if (value === 'NoData' || metres <= LOWEST) return { kind: 'nothing' }
  if (!(metres < HIGHEST)) throw changed()
  return {
    kind: 'value',
    point: {
      metres,
      rasterId: rasterId ?? null,
      resolution: resolution ?? null,
      acquired: attributes?.AcquisitionDate?.trim() || null,
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    throw changed()
  }
}

const unavailable = (what: string) =>
  new ConnectorError('upstream_unavailable', `The USGS elevation service ${what}. Try again in a minute.`)

const changed = () =>
  new ConnectorError(
    'upstream_changed',
    'The USGS elevation service answered in a shape we do not know. Nothing was guessed; we have to look at it.',
  )
