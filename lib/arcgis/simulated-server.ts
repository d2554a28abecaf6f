import { z } from 'zod'
import type { SimulatedArcgisLayer, SimulatedArcgisServer } from './simulated-layer'

type Json = Record<string, unknown>

export const failure = (code: number, message: string, details?: string[]) => ({
  error: { code, message, ...(details && { details }) },
})

export const webPage = (title: string, status = 200) =>
  new Response(`<html lang="en">\n<head>\n<title>\n${title}</title>\n</head><body></body></html>`, {
    status,
    headers: { 'content-type': 'text/html;charset=utf-8' },
  })

export const notOffered = () => failure(400, 'Requested operation is not supported by this service.', [])

export function describeAs(server: SimulatedArcgisServer, page: Json): Json {
  const { version, formats, tiles } = server
  const able = { ...(page.advancedQueryCapabilities as Json) }
  const described: Json = {
    ...page,
    currentVersion: version,
    supportedQueryFormats: formats,
    advancedQueryCapabilities: {
      ...able,
      supportsPagination: server.paging === undefined,
      supportsOrderBy: !server.refusesOrder,
      supportsQueryWithResultType: tiles === true,
      supportsReturningGeometryCentroid: tiles === true,
      supportsQueryWithCacheHint: tiles === true,
    },
    supportsCoordinatesQuantization: tiles === true,
    ...(tiles && { tileMaxRecordCount: TILE_CAP, standardMaxRecordCount: TILE_CAP }),
    ...(server.identifies && { capabilities: 'Map' }),
    ...(server.height !== undefined && { hasZ: true }),
  }
  const hidden = [
    formats === undefined && 'supportedQueryFormats',
    server.hidesCapabilities && 'advancedQueryCapabilities',
    server.hidesCapabilities && 'useStandardizedQueries',
    server.hidesCapabilities && 'supportsCoordinatesQuantization',
    server.hidesCapabilities && 'uniqueIdField',
    server.hidesObjectIdField && 'objectIdField',
    server.hidesCap && 'maxRecordCount',
  ]
  return Object.fromEntries(Object.entries(described).filter(([key]) => !hidden.includes(key)))
}

export const TILE_CAP = 8_000

export function refuseQuery(
  layer: SimulatedArcgisLayer,
  params: URLSearchParams,
): Json | Response | undefined {
  const { server } = layer
  if (!server) return undefined
  if (server.identifies) return notOffered()
  const isGeoJson = params.get('f')?.toLowerCase() === 'geojson'
  if (isGeoJson && !/geojson/i.test(server.formats ?? '')) {
    return server.refusesFormats === 'page'
      ? webPage('ArcGIS REST Services Directory')
      : failure(400, 'Output format not supported', [])
  }
  if (server.paging === 'refused' && (params.has('resultOffset') || params.has('resultRecordCount')))
    return failure(400, 'Pagination is not supported.', [])
  if (server.refusesOrder && params.get('orderByFields'))
    return failure(400, 'Unable to complete operation.', [])
  const wrong = server.isStrict && columnInOtherCase(layer, params)
  return wrong
    ? webPage(`Error: Field name '${wrong.typed}' does not exist. Did you mean '${wrong.name}'?`, 500)
    : undefined
}

function columnInOtherCase({ fields }: SimulatedArcgisLayer, params: URLSearchParams) {
  const names = new Map(fields.map(({ name }) => [name.toLowerCase(), name]))
  const texts = ['outFields', 'orderByFields', 'where'].map((each) => params.get(each) ?? '')
  const words =
    texts
      .join(' ')
      .replaceAll(/'[^']*'/g, '')
      .match(/[a-z_][\w.]*/gi) ?? []
  const typed = words.find((word) => (names.get(word.toLowerCase()) ?? word) !== word)
  return typed && { typed, name: names.get(typed.toLowerCase()) }
}

export function withoutIgnored(server: SimulatedArcgisServer, params: URLSearchParams): URLSearchParams {
  const ignored = [
    ...(server.paging === 'ignored' ? ['resultOffset', 'resultRecordCount'] : []),
    ...(server.ignoresCountOnly ? ['returnCountOnly'] : []),
    ...(server.ignoresOutSR ? ['outSR'] : []),
  ]
  return new URLSearchParams([...params].filter(([name]) => !ignored.includes(name)))
}

export function writeAs(server: SimulatedArcgisServer, body: Json, params: URLSearchParams): Json | Response {
  if (server.exponents && Array.isArray(body.objectIds)) return withExponents(body.objectIds)
  const features = Array.isArray(body.features) ? body.features : []
  for (const { geometry } of features) if (geometry?.rings) geometry.rings = ringsAs(server, geometry.rings)
  if (!server.tiles || params.get('f') === 'geojson') return flagged(server, body, features.length > 0)
  if (params.get('returnCentroid') === 'true')
    for (const feature of features)
      if (feature.geometry?.rings) feature.centroid = centroidOf(feature.geometry.rings)
  const grid = gridOf(params.get('quantizationParameters'))
  return grid ? quantized(body, features, grid) : body
}

function flagged({ flag }: SimulatedArcgisServer, body: Json, hasRows: boolean): Json {
  if (!flag || !hasRows) return body
  const { exceededTransferLimit, properties, ...rest } = body
  return flag === 'never'
    ? rest
    : { exceededTransferLimit: exceededTransferLimit ?? false, ...rest, properties }
}

type Rings = number[][][]

function ringsAs({ rings: order, height }: SimulatedArcgisServer, rings: Rings): Rings {
  const inOrder = order === 'shuffled' ? rings.toReversed() : rings
  const wound = order === 'counterclockwise' ? inOrder.slice(0, 1).map((ring) => ring.toReversed()) : inOrder
  return height === undefined ? wound : wound.map((ring) => ring.map(([x = 0, y = 0]) => [x, y, height]))
}

/** Builds the JSON by hand, because JSON.stringify writes object ids without an exponent. */
function withExponents(ids: unknown[]): Response {
  const list = ids.map((id) => Number(id).toExponential().replace('e+', 'E'))
  return new Response(`{"objectIds":[${list.join(',')}]}`, {
    headers: { 'content-type': 'application/json' },
  })
}

function centroidOf(rings: Rings) {
  const corners = rings.flat()
  const middle = (axis: number) => {
    const values = corners.map((corner) => corner[axis] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return { x: middle(0), y: middle(1) }
}

const grids = z.object({
  tolerance: z.number().positive(),
  extent: z.object({ xmin: z.number(), ymax: z.number() }),
})
type Grid = z.infer<typeof grids>

function gridOf(text: string | null): Grid | undefined {
  try {
    return grids.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

interface WireFeature {
  geometry?: { rings?: Rings }
}

/**
 * Positions become whole steps from the upper left corner of the extent. Each later position of a ring is
 * relative to the previous one.
 */
function quantized(body: Json, features: WireFeature[], { tolerance, extent: { xmin, ymax } }: Grid): Json {
  for (const { geometry } of features) {
    if (!geometry?.rings) continue
    geometry.rings = geometry.rings.map((ring) => {
      const steps = ring.map(([x = 0, y = 0]) => [
        Math.round((x - xmin) / tolerance),
        Math.round((ymax - y) / tolerance),
      ])
      return steps.map(([x = 0, y = 0], index) => {
        const [beforeX = 0, beforeY = 0] = steps[index - 1] ?? []
        return [x - beforeX, y - beforeY]
      })
    })
  }
  return {
    ...body,
    transform: { originPosition: 'upperLeft', scale: [tolerance, tolerance], translate: [xmin, ymax] },
  }
}
