import { fromMercator } from '@/lib/arcgis/geometry'
import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import { elevationAt } from '@/lib/sample-world/terrain'

const feetPerMetre = 3.28084

interface Place {
  longitude: number
  latitude: number
}

export const simulateElevation: Simulator = async (request) => {
  const url = new URL(request.url)
  if (url.pathname !== '/v1/json') return writeText('Not Found', 404)
  const [x, y] = [url.searchParams.get('x'), url.searchParams.get('y')]
  if (!x || !y) return writeText('[BadRequest] missing parameters', 400)
  const place = placeOf(Number(x), Number(y), url.searchParams.get('wkid') ?? '4326')
  const meters = place && elevationAt(place.longitude, place.latitude)
  if (!place || meters === null) return answerNothing(place)
  return Response.json({
    location: { x: Number(x), y: Number(y), spatialReference: referenceOf(url.searchParams.get('wkid')) },
    locationId: 0,
    value: writeValue(meters, url.searchParams.get('units')),
    ...rasterAt(place, url.searchParams.get('includeDate')),
  })
}

const SAMPLES_PATH = '/arcgis/rest/services/3DEPElevation/ImageServer/getSamples'

export const simulateSamples: Simulator = async (request) => {
  const url = new URL(request.url)
  if (url.pathname !== SAMPLES_PATH) return writeText('Not Found', 404)
  const { points } = JSON.parse(url.searchParams.get('geometry') ?? '{}') as { points?: [number, number][] }
  const samples = (points ?? []).flatMap(([x, y], locationId) => {
    const meters = elevationAt(x, y)
    if (meters === null) return []
    const { rasterId, resolution } = rasterAt({ longitude: x, latitude: y }, null)
    const value = Math.fround(meters).toFixed(9)
    return [
      { location: { x, y, spatialReference: referenceOf(null) }, locationId, value, rasterId, resolution },
    ]
  })
  return Response.json(samples.length > 0 ? { samples: samples.toReversed() } : { error: allOutside })
}

const allOutside = {
  code: 400,
  extendedCode: -2147024809,
  message: 'Invalid or missing input parameters.',
  details: [],
}

/**
 * The service writes meters as text with nine decimals, and feet as a number. It silently treats every unit
 * except feet as meters.
 */
function writeValue(meters: number, units: string | null): string | number {
  const text = Math.fround(meters).toFixed(9)
  return units?.toLowerCase() === 'feet' ? Number(text) * feetPerMetre : text
}

/**
 * The service sends "no data" with HTTP 200 and one of several texts, a null value or, rarely, the retired
 * service's -1,000,000.
 */
function answerNothing(place: Place | null): Response {
  const share = place ? hashOf('no data', place.longitude.toFixed(2), place.latitude.toFixed(2)) : 0.9
  if (share < 0.05) return Response.json({ locationId: 0, value: -1000000 })
  if (share < 0.2) return Response.json({ locationId: 0, value: null })
  const file = Math.floor(share * 0xffffff)
    .toString(16)
    .toUpperCase()
    .padStart(8, '0')
  const texts = [
    `Call failed.  [Failed cloud operation: Open, Path: /vsimem/_${file}.aux.xml]`,
    'The operation was attempted on an empty geometry.',
    'Transformation is unavailable for the current image.',
    'Invalid or missing input parameters.',
  ] as const
  return writeText(pickBy((share * 97) % 1, texts), 200)
}

function rasterAt({ longitude, latitude }: Place, includeDate: string | null) {
  const tile = [Math.floor(longitude * 10), Math.floor(latitude * 10)] as const
  const share = hashOf('raster', ...tile)
  const hasDate = includeDate?.toLowerCase() === 'true' && hashOf('dated', ...tile) > 0.15
  return {
    rasterId: 40_000 + Math.floor(share * 40_000),
    resolution: pickBy(hashOf('cell size', ...tile), [1, 1, 1, 1.0000000049939985, 0.00009259259269220167]),
    ...(hasDate ? { attributes: { AcquisitionDate: dateOf(share) } } : {}),
  }
}

function dateOf(share: number): string {
  const day = new Date(Date.UTC(2009, 0, 1 + Math.floor(share * 5_800)))
  // The source occasionally publishes month 0.
  const month = share > 0.97 ? 0 : day.getUTCMonth() + 1
  return `${month}/${day.getUTCDate()}/${day.getUTCFullYear()}`
}

/** The service ignores the parameter `sr` and reads only `wkid`. */
function placeOf(x: number, y: number, wkid: string): Place | null {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null
  if (wkid !== '102100' && wkid !== '3857') return { longitude: x, latitude: y }
  const [longitude = 0, latitude = 0] = fromMercator([x, y])
  return { longitude, latitude }
}

function referenceOf(wkid: string | null) {
  if (wkid === '102100' || wkid === '3857') return { wkid: Number(wkid), latestWkid: 3857 }
  return { wkid: 4326, latestWkid: 4326 }
}

function writeText(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain' } })
}
