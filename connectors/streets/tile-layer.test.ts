import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { withoutTransferFlag } from '@/lib/arcgis/simulated-modes'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { childrenOf, type Tile, tileAt } from '@/lib/tiles/tile-grid'
import { streets } from '.'
import { simulateTigerweb } from './simulator'
import { layers } from './wire'

const HOST = 'tigerweb.geo.census.gov'
const center: [number, number] = [-87.68, 41.88]
const town = tileAt(...center, 13)
const source = sampleTransport({ [HOST]: simulateTigerweb })

function engineOver(transport: Transport = source) {
  return createEngine({ streets: streets as ConnectorDeclaration }, engineDeps(transport))
}

type Engine = ReturnType<typeof engineOver>
type Features = { id: string }[]

async function squareOf(engine: Engine, square: Tile) {
  const params = { part: 'local', ...square }
  return engine.callNamed('streets', 'streetSquare', params, { internal: true })
}

async function idsIn(engine: Engine, square: Tile): Promise<string[]> {
  const answer = await squareOf(engine, square)
  if (!answer.ok) throw new Error(answer.error.message)
  return (answer.data as { features: Features }).features.map(({ id }) => id)
}

const changing =
  (
    change: (body: {
      features?: { geometry: unknown; properties: Record<string, unknown> }[]
      exceededTransferLimit?: boolean
    }) => void,
  ): Transport =>
  async (request) => {
    const body = await (await source(request)).json()
    change(body)
    return Response.json(body)
  }

async function rowsOf(rows: number, shortest = Number.POSITIVE_INFINITY): Promise<string[]> {
  const layer = simulateArcgis({
    path: '/arcgis/rest/services/TIGERweb/Transportation/MapServer',
    layers: [
      {
        ...layers.local,
        style: 'server',
        objectIdField: 'OBJECTID',
        maxRecordCount: 1_000,
        geometryType: 'esriGeometryPolyline',
        fields: [
          { name: 'OBJECTID', type: 'esriFieldTypeOID' },
          ...['OID', 'MTFCC', 'NAME', 'RTTYP'].map((name) => ({ name, type: 'esriFieldTypeString' })),
        ],
        rows: () =>
          Array.from({ length: rows }, (_, index) => ({
            attributes: { OBJECTID: index + 1, OID: String(index + 1), MTFCC: 'S1400' },
            geometry: { type: 'LineString', coordinates: [center, [center[0] + 0.001, center[1]]] },
          })),
      },
    ],
  })
  const unmarked = sampleTransport({ [HOST]: withoutTransferFlag(layer) })
  return idsIn(
    engineOver(async (request) => {
      const body = await (await unmarked(request)).json()
      const isShort = body.features?.length > shortest
      if (isShort)
        Object.assign(body, { features: body.features.slice(0, shortest), exceededTransferLimit: true })
      return Response.json(body)
    }),
    town,
  )
}

describe('street tiles', () => {
  it('draws each road of a square once, and the same roads in its quarters', async () => {
    const engine = engineOver()
    const whole = await idsIn(engine, town)
    const parts = await Promise.all(childrenOf(town).map((child) => idsIn(engine, child)))
    expect(new Set(parts.flat())).toEqual(new Set(whole))
    expect(new Set(whole).size).toBe(whole.length)
    expect(parts.flat().length).toBeGreaterThan(whole.length)
  })

  it('reads a truncated square as four quarters, and fails if a quarter is truncated at zoom 14', async () => {
    const whole = await idsIn(engineOver(), town)
    const cut = changing((body) => {
      body.exceededTransferLimit = true
    })
    const patient = engineOver(async (request) => {
      const [west = 0, , east = 0] = (new URL(request.url).searchParams.get('geometry') ?? '')
        .split(',')
        .map(Number)
      return (east - west > 0.03 ? cut : source)(request)
    })
    expect(new Set(await idsIn(patient, town))).toEqual(new Set(whole))
    expect(await squareOf(engineOver(cut), { ...childrenOf(town)[0], z: 14 } as Tile)).toMatchObject({
      ok: false,
      error: { code: 'too_broad' },
    })
  })

  it('omits a road without a shape and adds a caveat', async () => {
    const engine = engineOver(
      changing(({ features: [first] = [] }) => {
        if (first) first.geometry = null
      }),
    )
    const answer = await squareOf(engine, town)
    const whole = await idsIn(engineOver(), town)
    expect(answer).toMatchObject({ ok: true, data: { note: expect.stringContaining('1 road came without') } })
    expect(answer.ok && (answer.data as { features: Features }).features).toHaveLength(whole.length - 1)
  })

  it('draws a road without an identifier by its row number', async () => {
    const engine = engineOver(
      changing(({ features = [] }) => {
        for (const [index, feature] of features.slice(0, 3).entries())
          feature.properties.OID = [null, '', undefined][index]
      }),
    )
    expect((await idsIn(engine, town)).filter((id) => /^row-\d+$/.test(id))).toHaveLength(3)
    expect(await idsIn(engine, town)).toHaveLength((await idsIn(engineOver(), town)).length)
  })

  it('omits an unreadable road with a caveat, and fails if all roads are unreadable', async () => {
    const whole = await idsIn(engineOver(), town)
    const one = await squareOf(
      engineOver(
        changing(({ features: [first] = [] }) => {
          if (first) first.properties.OBJECTID = 'seven'
        }),
      ),
      town,
    )
    expect(one).toMatchObject({ ok: true, data: { note: expect.stringMatching(/could not read 1 road/) } })
    expect(one.ok && (one.data as { features: Features }).features).toHaveLength(whole.length - 1)
    const every = engineOver(
      changing(({ features = [] }) => {
        for (const feature of features) feature.properties.OBJECTID = 'seven'
      }),
    )
    expect(await squareOf(every, town)).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
  })

  it('requests the next page after a full page without a truncation flag', async () => {
    const whole = await rowsOf(1_200)
    expect(new Set(whole)).toHaveProperty('size', 1_200)
    expect(await rowsOf(1_000)).toHaveLength(1_000)
  })

  it('requests the next page after a truncated page that is not full', async () => {
    const [early = [], late = []] = [await rowsOf(700, 400), await rowsOf(700)]
    expect(early).toEqual(late)
  })

  it('requests a square again after an error instead of caching it as "no streets"', async () => {
    let isBroken = true
    const engine = engineOver(async (request) =>
      isBroken ? Response.json({ error: { code: 404, message: 'Service not found' } }) : source(request),
    )
    expect(await squareOf(engine, town)).toMatchObject({ ok: false })
    isBroken = false
    expect((await idsIn(engine, town)).length).toBeGreaterThan(50)
  })

  it('writes names and kinds of streets into a tile, and refuses an unsupported zoom level', async () => {
    const engine = engineOver()
    const tile = tileAt(-87.68, 41.88, 14)
    const answer = await engine.callNamed('streets', 'streetTile', tile, { internal: true })
    const { bytes } = (answer.ok && answer.data) as { bytes: Uint8Array }
    const roads = new VectorTile(new PbfReader(gunzipSync(bytes))).layers.roads
    const names = Array.from({ length: roads?.length ?? 0 }, (_, at) => roads?.feature(at).properties)
    expect(names).toContainEqual({ k: 'street', n: 'W Fiddlehead St' })
    const beyond = await engine.callNamed('streets', 'streetTile', { ...tile, z: 15 }, { internal: true })
    expect(beyond).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
  })
})
