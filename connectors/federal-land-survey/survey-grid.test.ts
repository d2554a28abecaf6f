import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import fc from 'fast-check'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { tries } from '@/lib/testing/long-run'
import { boundsOfTile, childrenOf, type Tile, tileAt } from '@/lib/tiles/tile-grid'
import { federalLandSurvey } from '.'
import { simulateLandSurvey } from './simulator'
import { HOST } from './wire'

const source = sampleTransport({ [HOST]: simulateLandSurvey })
const declarations = { 'federal-land-survey': federalLandSurvey as ConnectorDeclaration }
const engineOver = (transport: Transport) => createEngine(declarations, engineDeps(transport))
const house = engineOver(source)

const ask = (tile: Tile, engine = house) =>
  engine.callNamed('federal-land-survey', 'surveyTile', tile, { internal: true })

interface GridFeature {
  properties: Record<string, unknown>
  middle: [number, number] | undefined
}

async function layersOf(tile: Tile): Promise<Record<string, GridFeature[]>> {
  const answer = await ask(tile)
  if (!answer.ok) throw new Error(answer.error.message)
  const { bytes } = (answer.data ?? {}) as { bytes?: Uint8Array }
  if (!bytes) return {}
  const { layers } = new VectorTile(new PbfReader(gunzipSync(bytes)))
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, at) => {
        const { properties, ...feature } = layer.feature(at).toGeoJSON(tile.x, tile.y, tile.z)
        const { geometry } = feature
        const middle = geometry.type === 'Point' ? (geometry.coordinates as [number, number]) : undefined
        return { properties: properties ?? {}, middle }
      }),
    ]),
  )
}

const idsOf = (features: GridFeature[] = []) =>
  features.map(({ properties }) => String(properties.id)).toSorted()

const places = fc.constantFrom([-116.2, 43.6], [-104.06, 41.4], [-90.6, 41.8]).chain(([x = 0, y = 0]) =>
  fc.record({
    longitude: fc.double({ min: x - 0.2, max: x + 0.2, noNaN: true }),
    latitude: fc.double({ min: y - 0.2, max: y + 0.2, noNaN: true }),
  }),
)

describe('survey tiles', () => {
  it('labels each township and section in exactly one tile of a zoom level, at its label point', async () => {
    const parents = fc.tuple(places, fc.constantFrom(9, 10, 12, 13)).map(([at, level]) => {
      return tileAt(at.longitude, at.latitude, level)
    })
    await fc.assert(
      fc.asyncProperty(parents, async (parent) => {
        const whole = await layersOf(parent)
        const quarters = await Promise.all(childrenOf(parent).map(layersOf))
        const labels = quarters.flatMap((each) => each['grid-labels'] ?? [])
        expect(idsOf(labels)).toEqual(idsOf(whole['grid-labels']))
        expect(new Set(idsOf(labels)).size).toBe(labels.length)
        for (const { properties, middle } of labels) {
          expect(middle?.[0]).toBeCloseTo(Number(properties.x), 3)
          expect(middle?.[1]).toBeCloseTo(Number(properties.y), 3)
        }
      }),
      { numRuns: tries(12) },
    )
  })

  it('draws an outline for every label, with the same label point in each tile that the outline crosses', async () => {
    await fc.assert(
      fc.asyncProperty(places, fc.constantFrom(9, 11, 12, 14), async (at, level) => {
        const tile = tileAt(at.longitude, at.latitude, level)
        const { grid = [], 'grid-labels': labels = [] } = await layersOf(tile)
        const beside = await layersOf({ ...tile, x: tile.x + 1 })
        expect(idsOf(grid)).toEqual(expect.arrayContaining(idsOf(labels)))
        const points = new Map(grid.map(({ properties: { id, x, y } }) => [id, `${x} ${y}`]))
        for (const { properties } of beside.grid ?? []) {
          const here = points.get(properties.id)
          if (here) expect(`${properties.x} ${properties.y}`).toBe(here)
        }
        const [west, south, east, north] = boundsOfTile(tile)
        for (const { properties } of labels) {
          expect(Number(properties.x) >= west && Number(properties.x) <= east).toBe(true)
          expect(Number(properties.y) >= south && Number(properties.y) <= north).toBe(true)
        }
      }),
      { numRuns: tries(12) },
    )
  })

  it('draws townships at low zoom, and sections and township lines at high zoom', async () => {
    const far = await layersOf(tileAt(-116.2023, 43.615, 10))
    expect(far.grid?.map(({ properties }) => properties)).toContainEqual(
      expect.objectContaining({ id: 'ID080030N0020E0', n: 'T3N R2E', k: 'township', m: 'Boise' }),
    )
    expect(far.townships).toBeUndefined()
    const near = await layersOf(tileAt(-116.2023, 43.615, 13))
    expect(near.grid?.every(({ properties }) => properties.k !== 'township')).toBe(true)
    expect(near.grid?.map(({ properties }) => properties)).toContainEqual(
      expect.objectContaining({
        id: 'ID080030N0020E0SN080',
        n: '8',
        name: expect.stringMatching(/^Section 8, T3N R2E, .*Idaho$/),
      }),
    )
    expect(idsOf(near.townships)).toContain('ID080030N0020E0')
  })

  it('returns null for a tile outside of the survey, and refuses unsupported zoom levels', async () => {
    expect(await ask(tileAt(-97.74, 30.27, 12))).toMatchObject({ ok: true, data: null })
    for (const level of [8, 15]) {
      const refused = await ask(tileAt(-116.2, 43.6, level))
      expect(refused).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    }
  })

  it('sends two requests for the four tiles inside one tile', async () => {
    let requests = 0
    const counted = engineOver((request) => {
      requests += 1
      return source(request)
    })
    const tile = tileAt(-116.2023, 43.615, 13)
    for (const each of childrenOf(tile)) await ask(each, counted)
    expect(requests).toBe(2)
  })

  it('adds a note for a township with an unreadable identifier', async () => {
    const spoiled = engineOver(async (request) => {
      const body = await (await source(request)).json()
      const [first] = body.features ?? []
      if (first) first.properties.PLSSID = 'nothing like it'
      return Response.json(body)
    })
    const tile = tileAt(-116.2023, 43.615, 10)
    expect(await ask(tile, spoiled)).toMatchObject({
      ok: true,
      data: { note: 'We could not read 1 township, so the map leaves out that many.' },
    })
  })

  it('requests a tile again after the source was down', async () => {
    let isDown = true
    const house = engineOver(async (request) =>
      isDown ? new Response('<html>busy</html>', { status: 503 }) : source(request),
    )
    const tile = tileAt(-116.2023, 43.615, 12)
    expect(await ask(tile, house)).toMatchObject({ ok: false, error: { code: 'upstream_unavailable' } })
    isDown = false
    expect(await ask(tile, house)).toMatchObject({ ok: true })
  })
})
