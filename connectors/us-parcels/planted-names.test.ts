import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answerExport } from '@/lib/connector/http/export'
import { dataOf } from '@/lib/connector/testing/data-of'
import type { Transport } from '@/lib/connector/upstream/transport'
import { middleOf } from '@/lib/sample-world/lots/lands'
import { createLog } from '@/lib/server/log'
import { plainBytesOf } from '@/lib/snapshots/encode'
import { VERSION } from '@/lib/snapshots/snapshot'
import { isLongRun } from '@/lib/testing/long-run'
import { tileAt } from '@/lib/tiles/tile-grid'
import dictionary from './columns/columns.json'
import { layerById, type ParcelLayer } from './registry'
import { faceOf } from './simulated/faces'
import { landOf, layersByServer, openLayers } from './testing/open-layers'

type Json = Record<string, unknown>

const NAME = 'ZORBLATT Q QUENCHLEY'

const wordy: readonly (string | null)[] = [
  'situsLine',
  'situsStreet',
  'situsUnit',
  'situsCity',
  'landUse',
  'legal',
  'subdivision',
]

const text = (name: string, length = 60, alias = name) => ({
  name,
  alias,
  length,
  type: 'esriFieldTypeString',
})

const plantedFields = [
  ...dictionary.personal.exact,
  ...dictionary.personal.alone,
  ...dictionary.situsOrMailingNotSaid,
  'REMARKS',
  'NOTES_1',
]
  .filter((name) => name !== 'LOCATION')
  .map((name) => text(name))
  .concat([
    text('MYSTERY_12', 12),
    text('MYSTERY_80', 80),
    text('ZONE_TEXT', 12, 'Zoning'),
    text('CARD_2', 40, 'Owner of record'),
    text('CURRENT_PARTY', 12, 'Taxpayer'),
  ])

type Plant = (attributes: Json) => void

const planting =
  (plant: Plant) =>
  (send: Transport): Transport =>
  async (request) => {
    const url = new URL(request.url)
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined
    for (const params of [url.searchParams, form]) withoutPlanted(params)
    const response = await send(form ? new Request(url, { method: 'POST', body: form }) : new Request(url))
    if (!response.headers.get('content-type')?.includes('json')) return response
    const body = (await response.json()) as Json
    if (Array.isArray(body.fields) && body.name) body.fields.push(...plantedFields)
    for (const list of [body.features, body.results])
      for (const { attributes } of Array.isArray(list) ? list : []) plant(attributes)
    return Response.json({ ...body, displayFieldName: NAME })
  }

function withoutPlanted(params: URLSearchParams | undefined): void {
  const fields = params?.get('outFields')?.split(',')
  if (!fields) return
  const planted = new Set(plantedFields.map(({ name }) => name))
  params?.set('outFields', fields.filter((field) => !planted.has(field)).join(','))
}

async function plantFor(layer: ParcelLayer, isNumberLeft: boolean): Promise<Plant> {
  const { engine } = openLayers()
  const reading = await dataOf(
    engine.call('us-parcels', 'readLayer', { layer: layer.id }, { internal: true }),
  )
  if (!reading.ok) throw new Error(`${layer.id} is not read: ${reading.why}`)
  const { columns, number, alternates, objectIdField } = reading.state
  const named = (names: readonly (string | null)[]) =>
    columns.filter(({ name }) => names.includes(name)).flatMap(({ name, alias }) => [name, alias])
  const left = new Set([objectIdField, ...(isNumberLeft ? named([number, ...alternates]) : [])])
  const words = new Set(named(columns.flatMap(({ name, meaning }) => (wordy.includes(meaning) ? name : []))))
  return (attributes) => {
    for (const [column, value] of Object.entries(attributes))
      if (typeof value === 'string' && !left.has(column))
        attributes[column] = words.has(column) ? `C/O ${NAME}` : NAME
    for (const { name } of plantedFields) attributes[name] ??= NAME
  }
}

async function everythingOf(layer: ParcelLayer, wrap: (send: Transport) => Transport): Promise<string> {
  const pieces: string[] = []
  const log = createLog('debug', { write: (line) => void pieces.push(line) })
  const shared = {
    look: async () => ({}),
    claim: async (_: string, token: string) => ({ holder: token }),
    holder: async () => undefined,
    renew: async () => {},
    land: async (_key: string, _token: string, landing?: { text: string }) =>
      void pieces.push(landing?.text ?? ''),
    renewEveryMs: 10_000,
  }
  const { engine } = openLayers({
    wrap,
    shared,
    reportBug: (reference, err) => log.error({ reference, err }),
  })
  const [longitude, latitude] = middleOf(landOf(layer).bounds)
  const bbox = [longitude - 0.002, latitude - 0.002, longitude + 0.002, latitude + 0.002]
  const tile = tileAt(longitude, latitude, 16)
  const square = tileAt(longitude, latitude, 15)
  const { id } = layer
  const { engine: honest } = openLayers()
  const answer = await honest.call('us-parcels', 'getParcelAt', { longitude, latitude, layer: id })
  const { parcelId, address } = (answer.ok && answer.data.parcels[0]?.parcel) || {}
  const readings: [method: string, params: Json][] = [
    ['getParcelAt', { longitude, latitude, layer: id }],
    ['getParcelAt', { longitude, latitude }],
    ['getParcel', { layer: id, parcelId: parcelId ?? '1' }],
    ['searchParcels', { layer: id, address: address ?? '12 Main St' }],
    ['getParcelsInArea', { bbox, layer: id }],
    ['countParcels', { bbox, layer: id }],
    ['listParcelLayers', { state: layer.state }],
    ['readLayer', { layer: id }],
    ['readNumbered', { layer: id, numbers: [parcelId ?? '1'] }],
    ['findLots', { asked: [`${id}:${encodeURIComponent(parcelId ?? '1')}`] }],
    ['checkLayer', { layer: id }],
    ['describeArea', { bbox }],
    ['lotSquare', { part: 'lots', ...square }],
    ['lotTile', { ...tile }],
  ]
  for (const [method, params] of readings) {
    const result = await engine.callNamed('us-parcels', method, params, { internal: true })
    if (!result.ok) log.warn({ err: result.error }, 'refused')
    const bytes = result.ok && (result.data as { bytes?: Uint8Array } | null)?.bytes
    if (bytes) pieces.push(gunzipSync(bytes).toString('latin1'))
    else pieces.push(JSON.stringify(result))
    const reading = { connector: 'us-parcels', method, params, result, asSeen: true }
    const page = { version: VERSION, href: '/', takenAt: '', release: '', sample: true, readings: [reading] }
    if (!bytes) pieces.push(plainBytesOf(page).toString())
  }
  for (const format of ['csv', 'values', 'geojson', 'gpkg', 'kml', 'json']) {
    const question = new URLSearchParams({ bbox: bbox.join(), layer: id })
    const request = new Request(`https://openplat.example/export/us-parcels/x?${question}`)
    const file = await answerExport(engine, request, 'us-parcels', `getParcelsInArea.${format}`)
    pieces.push(await file.text())
  }
  for (const host of [new URL(layer.url).hostname]) pieces.push(JSON.stringify(engine.health.of(host)))
  return pieces.join('\n')
}

const leaksIn = (text: string) => text.match(/.{0,120}(ZORBLATT|QUENCHLEY)/g) ?? []

const samples = [
  ...layersByServer.filter((_, at) => at % (isLongRun ? 12 : 36) === 0),
  ...(await Promise.all(['tx-statewide', 'mi-kent', 'co-logan', 'mn-sherburne'].map(layerById))).flatMap(
    (layer) => layer ?? [],
  ),
]

describe('layers with a name in every text column', () => {
  it.each(samples)('publishes no planted name of $id in any output', async (layer) => {
    const everything = await everythingOf(layer, planting(await plantFor(layer, true)))
    expect(leaksIn(everything)).toEqual([])
    expect(everything).toContain(`"layer":"${layer.id}"`)
    if (!faceOf(layer).server.identifies) expect(everything).toContain('"found":true')
  })

  it.each(samples.slice(0, 6))('reads no parcel number of $id from a planted name', async (layer) => {
    const everything = await everythingOf(layer, planting(await plantFor(layer, false)))
    expect(leaksIn(everything)).toEqual([])
  })

  it.each<[string, () => Response]>([
    ['an error', () => Response.json({ error: { code: 400, message: NAME, details: [NAME] } })],
    [
      'a web page',
      () => new Response(`<html><title>${NAME}</title>`, { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'rows of another shape',
      () => Response.json({ features: NAME, results: [NAME], count: NAME, name: NAME }),
    ],
    ['text', () => new Response(NAME)],
  ])('repeats no name from %s', async (_, respond) => {
    const layer = await layerById('az-maricopa')
    if (!layer) throw new Error('Maricopa is gone')
    const failing =
      (send: Transport): Transport =>
      (request) =>
        /\/(query|identify)/.test(request.url) ? Promise.resolve(respond()) : send(request)
    for (const wrap of [failing, () => () => Promise.resolve(respond())])
      expect(leaksIn(await everythingOf(layer, wrap))).toEqual([])
  })
})
