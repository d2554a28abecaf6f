import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import type { Tile } from '@/lib/tiles/tile-grid'
import { usParcels } from '..'

export type JsonRecord = Record<string, unknown>
export type SimulatedLayerResponder = (url: URL, params: URLSearchParams) => unknown

export const phoenix = { latitude: 33.4484, longitude: -112.074 }
export const maricopa = '/parcels_view/'
export const statewide = '/azparcelfeatures/'

const oid = { name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'OBJECTID' }
export const text = (name: string, alias = name, length = 60) => ({
  name,
  type: 'esriFieldTypeString',
  alias,
  length,
})
export const double = (name: string) => ({ name, type: 'esriFieldTypeDouble', alias: name })

export const page = (fields: JsonRecord[], more: JsonRecord = {}) => ({
  name: 'Parcels',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPolygon',
  capabilities: 'Query',
  fields: [oid, ...fields],
  maxRecordCount: 1000,
  advancedQueryCapabilities: { supportsPagination: true, supportsOrderBy: true },
  ...more,
})
export const square = (x = -112.074, y = 33.4484, half = 0.0005) => ({
  rings: [
    [
      [x - half, y - half],
      [x - half, y + half],
      [x + half, y + half],
      [x + half, y - half],
      [x - half, y - half],
    ],
  ],
})
export const feature = (attributes: JsonRecord, geometry: unknown = square()) => ({ attributes, geometry })
export const gone = {
  error: { code: 400, message: '', details: ['The requested layer (layerId: 0) was not found.'] },
}

export function parcelHouse(servers: Record<string, SimulatedLayerResponder>) {
  const requests: { url: string; params: URLSearchParams }[] = []
  const transport = async (request: Request) => {
    const url = new URL(request.url)
    const form = request.method === 'POST' ? await request.text() : ''
    const params = new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)])
    requests.push({ url: request.url, params })
    const respond = Object.entries(servers).find(([part]) => url.pathname.toLowerCase().includes(part))?.[1]
    const answer = respond?.(url, params) ?? gone
    return answer instanceof Response ? answer : Response.json(answer)
  }
  const pace = { ...usParcels.pace, spacing: 0, retries: 0 }
  const engine = createEngine({ 'us-parcels': { ...usParcels, pace } }, engineDeps(transport))
  return {
    requests,
    at: (point = phoenix) => engine.call('us-parcels', 'getParcelAt', point),
    number: (parcelId: string, layer = 'az-maricopa') =>
      engine.call('us-parcels', 'getParcel', { layer, parcelId }),
    search: (params: object) => engine.callNamed('us-parcels', 'searchParcels', params),
    area: (params: { bbox: number[]; layer?: string; limit?: number; offset?: number }) =>
      engine.call('us-parcels', 'getParcelsInArea', params),
    count: (params: { bbox: number[]; layer?: string }) => engine.call('us-parcels', 'countParcels', params),
    layerAt: (layer: string, point: { latitude: number; longitude: number }) =>
      engine.call('us-parcels', 'readLayerAt', { layer, ...point }, { internal: true }),
    square: (tile: Tile) =>
      engine.call('us-parcels', 'lotSquare', { part: 'lots', ...tile }, { internal: true }),
    state: (layer: string) => engine.call('us-parcels', 'readLayer', { layer }, { internal: true }),
    list: (params: object) => engine.callNamed('us-parcels', 'listParcelLayers', params),
  }
}

export const isPage = (url: URL) => !/\/(query|identify)$/.test(url.pathname)
export const serving =
  (layer: JsonRecord, features: JsonRecord[], more: JsonRecord = {}): SimulatedLayerResponder =>
  (url) =>
    isPage(url) ? layer : { features, ...more }
