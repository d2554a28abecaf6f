import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutDistance, withoutTransferFlag } from '@/lib/arcgis/simulated-modes'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { boxRing } from '@/lib/geography/box-ring'
import { notDelineation } from '@/lib/records/wetland/describe'
import { federalWetlands } from '.'
import { readImagery, readWetland } from './read-wetland'
import { simulateWetlands } from './simulator'

const impatient = {
  ...federalWetlands,
  pace: { ...federalWetlands.pace, retries: 0, spacing: 0 },
} satisfies ConnectorDeclaration

const engineWith = (transport: Transport) =>
  createEngine({ 'federal-wetlands': impatient }, engineDeps(transport))

const simulated = sampleTransport({ 'fwspublicservices.wim.usgs.gov': simulateWetlands })
const river = { latitude: 25.528114, longitude: -80.375 }
const beside = [-80.3751, 25.5275, -80.3749, 25.5278] as const

const outline = (box: Parameters<typeof boxRing>[0]) => ({
  type: 'Polygon' as const,
  coordinates: [boxRing(box)],
})

const layerOf = (url: string) => {
  if (url.includes('Data_Source')) return 'imagery'
  if (!url.includes('/query')) return 'page'
  return url.includes('distance=') ? 'nearby' : 'point'
}
type Layer = ReturnType<typeof layerOf>

const withLayers =
  (answers: Partial<Record<Layer, () => Response>>): Transport =>
  async (request) =>
    answers[layerOf(request.url)]?.() ?? simulated(request)

const rows = (...attributes: object[]) =>
  Response.json({ displayFieldName: '', features: attributes.map((each) => ({ attributes: each })) })
const down = () => new Response('<h1>Busy</h1>', { status: 503 })

const ask = (answers: Partial<Record<Layer, () => Response>> = {}, params: object = river) =>
  engineWith(withLayers(answers)).callNamed('federal-wetlands', 'getWetlandsAt', params)

describe('getWetlandsAt a point', () => {
  it('explains each letter of a river’s code by the publisher’s terms', async () => {
    expect(await ask()).toMatchObject({
      ok: true,
      data: {
        state: 'wetland',
        sentence: 'Mapped here: Riverine (R2UBH).',
        wetlands: [
          {
            code: 'R2UBH',
            parts: [
              { letters: 'R', part: 'system', name: 'Riverine' },
              { letters: '2', part: 'subsystem', name: 'Lower Perennial' },
              { letters: 'UB', part: 'class', name: 'Unconsolidated Bottom' },
              { letters: 'H', part: 'water regime', name: 'Permanently Flooded' },
            ],
          },
        ],
        imagery: [{ year: expect.any(Number), scale: expect.any(String) }],
        caveats: expect.arrayContaining([notDelineation]),
      },
    })
  })

  it('separates nearby wetlands from those at the point', async () => {
    expect(await ask({}, { ...river, latitude: river.latitude - 0.0003 })).toMatchObject({
      data: {
        wetlands: [],
        nearby: [{ code: 'R2UBH' }],
        sentence: expect.stringMatching(/^No wetland is mapped here; within 100 ft/),
      },
    })
  })

  it('keeps two wetlands without identifiers separate', async () => {
    const river = { 'Wetlands.ATTRIBUTE': 'R2UBH', 'Wetlands.ACRES': 12 }
    const marsh = { 'Wetlands.ATTRIBUTE': 'PEM1E', 'Wetlands.ACRES': 3 }
    expect(await ask({ point: () => rows(river), nearby: () => rows(river, marsh) })).toMatchObject({
      data: { wetlands: [{ code: 'R2UBH', id: null }], nearby: [{ code: 'PEM1E', id: null }] },
    })
  })

  it('distinguishes a mapped place without wetlands from an unmapped place', async () => {
    const none = { point: () => rows(), nearby: () => rows() }
    expect(await ask(none)).toMatchObject({
      data: { state: 'none mapped', sentence: expect.stringMatching(/within 100 ft. The map can miss/) },
    })
    expect(await ask({ ...none, imagery: () => rows() })).toMatchObject({
      data: { state: 'not mapped here' },
    })
    expect(await ask({ ...none, imagery: down })).toMatchObject({
      ok: false,
      error: { code: 'upstream_unavailable' },
    })
  })

  it('returns the wetlands without a year but with a caveat if the imagery layer fails', async () => {
    expect(await ask({ imagery: down })).toMatchObject({
      data: {
        state: 'wetland',
        imagery: null,
        caveats: expect.arrayContaining([expect.stringMatching(/year is not known/)]),
      },
    })
  })

  it('distinguishes a failure or a missing imagery layer from "none mapped"', async () => {
    const fates = { rows: undefined, empty: () => rows(), down, html: () => new Response('<html></html>') }
    const fate = fc.constantFrom(...(Object.keys(fates) as (keyof typeof fates)[]))
    await fc.assert(
      fc.asyncProperty(fate, fate, fate, async (point, nearby, imagery) => {
        const outcomes = { point, nearby, imagery }
        const answers = Object.fromEntries(
          Object.entries(outcomes).flatMap(([layer, name]) => (fates[name] ? [[layer, fates[name]]] : [])),
        )
        const result = await ask(answers)
        if (!result.ok) return
        const { state } = result.data as { state: string }
        if (state === 'none mapped')
          expect(outcomes).toEqual({ point: 'empty', nearby: 'empty', imagery: 'rows' })
        if (state === 'not mapped here')
          expect(outcomes).toEqual({ point: 'empty', nearby: 'empty', imagery: 'empty' })
      }),
      { numRuns: 60 },
    )
  })

  it('distinguishes a truncation before the first row from "none mapped"', async () => {
    const cut = () => Response.json({ features: [], exceededTransferLimit: true })
    for (const answers of [{ point: cut }, { nearby: cut }, { point: () => rows(), imagery: cut }])
      expect(await ask({ nearby: () => rows(), point: () => rows(), ...answers })).toMatchObject({
        ok: false,
        error: { code: 'too_broad' },
      })
  })

  it('fails if no row has a code', async () => {
    expect(await ask({ point: () => rows({ 'Wetlands.ACRES': 3 }) })).toMatchObject({
      ok: false,
      error: { code: 'upstream_changed' },
    })
  })
})

describe('getWetlandsAt for a parcel', () => {
  it('separates wetlands that touch a parcel from wetlands within the distance', async () => {
    const [west, south, east] = beside
    const over = { polygon: outline([west, south, east, river.latitude]) }
    expect(await ask({}, over)).toMatchObject({
      data: {
        sentence: 'Mapped in this area or touching it: Riverine (R2UBH).',
        wetlands: [{ code: 'R2UBH' }],
        nearby: [{ code: 'PEM1E' }],
        query: { ...over, bufferMeters: 30.48 },
        imagery: [{ year: expect.any(Number) }],
      },
    })
    const near = { polygon: outline(beside) }
    expect(await ask({}, near)).toMatchObject({
      data: {
        wetlands: [],
        nearby: [{ code: 'R2UBH' }],
        sentence: 'No wetland is mapped here; within 100 ft: Riverine (R2UBH).',
      },
    })
    expect(await ask({}, { ...near, bufferMeters: 2 })).toMatchObject({
      data: { state: 'none mapped', nearby: [], sentence: expect.stringContaining('within 2 m') },
    })
  })

  it('exports a wetland row with the polygon of the query and no latitude', async () => {
    const polygon = outline(beside)
    const answer = await engineWith(simulated).call('federal-wetlands', 'getWetlandsAt', { polygon })
    if (!answer.ok) throw new Error(answer.error.message)
    expect(federalWetlands.methods.getWetlandsAt.table(answer.data).rows).toMatchObject([
      { cells: { where: 'within 100 ft', code: 'R2UBH', latitude: null }, geometry: polygon },
    ])
  })

  it.each([
    ['an empty query', {}],
    ['a latitude without a longitude', { latitude: 25.5 }],
    ['a point together with a polygon', { ...river, polygon: outline(beside) }],
  ])('refuses %s as a place', async (_, params) => {
    expect(await ask({}, params)).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', message: expect.stringMatching(/or a polygon/) },
    })
  })
})

describe('wetlands in an area', () => {
  const call = (params: object) =>
    engineWith(simulated).callNamed('federal-wetlands', 'getWetlandsInArea', params)

  it('returns the wetlands that touch the area', async () => {
    expect(await call({ bbox: [-80.38, 25.525, -80.37, 25.533] })).toMatchObject({
      ok: true,
      data: {
        state: 'wetland',
        features: expect.arrayContaining([expect.objectContaining({ geometry: expect.anything() })]),
      },
    })
  })

  it('includes wetlands within the requested distance, and names the distance in the note', async () => {
    for (const area of [{ bbox: beside }, { polygon: outline(beside) }]) {
      expect(await call(area)).toMatchObject({ data: { state: 'none mapped', features: [] } })
      expect(await call({ ...area, bufferMeters: 30 })).toMatchObject({
        data: {
          features: [{ properties: { code: 'R2UBH' } }],
          note: '1 wetland in this area or within 30 m of it.',
        },
      })
      expect(await call({ ...area, bufferMeters: 2 })).toMatchObject({
        data: { note: expect.stringContaining('No wetland is mapped in this area or within 2 m of it.') },
      })
    }
  })

  it('refuses an area that is too wide', async () => {
    expect(await call({ bbox: [-80.5, 25.5, -80.4, 25.6] })).toMatchObject({
      error: { code: 'invalid_params' },
    })
  })
})

describe('a server without distances and truncation flags', () => {
  const host = 'fwspublicservices.wim.usgs.gov'
  const plain = engineWith(
    sampleTransport({ [host]: withoutTransferFlag(withoutDistance(simulateWetlands)) }),
  )
  const call = async (method: string, params: object) => {
    const measured = await engineWith(simulated).callNamed('federal-wetlands', method, params)
    expect(measured).toMatchObject({ ok: true })
    const own = await plain.callNamed('federal-wetlands', method, params)
    return { measured: measured.ok && measured.data, own: own.ok && own.data }
  }

  it.each([
    ['a point', { ...river, latitude: river.latitude - 0.0003 }],
    ['a point (within 2 m)', { ...river, latitude: river.latitude - 0.0003, bufferMeters: 2 }],
    ['a point in the river', river],
    ['a polygon', { polygon: outline(beside) }],
    ['a polygon (within 2 m)', { polygon: outline(beside), bufferMeters: 2 }],
  ])('finds the same wetlands near %s as a server that measures distances', async (_, params) => {
    const { measured, own } = await call('getWetlandsAt', params)
    expect(own).toEqual(measured)
  })

  it('returns the same note for an area as a server that measures distances', async () => {
    for (const bufferMeters of [2, 30, 100]) {
      const { measured, own } = await call('getWetlandsInArea', { bbox: beside, bufferMeters })
      expect(own).toMatchObject({ note: (measured as { note: string }).note })
    }
  })

  it('reads all pages up to the last wetland of an area', async () => {
    const bbox = [-80.4, 25.5, -80.35, 25.55]
    type Page = { features: { id: string }[]; nextOffset: number | null; truncated: boolean; note: string }
    for (const near of [{}, { bufferMeters: 50 }]) {
      const whole = await call('getWetlandsInArea', { bbox, ...near, limit: 500 })
      const ids = (page: unknown) => (page as Page).features.map(({ id }) => id)
      const names = (page: unknown) => ids(page).map((id) => id.replace(/ \d+$/, ''))
      const all = names(whole.measured)
      expect(all.length).toBeGreaterThan(8)
      const codes: string[] = []
      let offset: number | null = 0
      while (offset !== null) {
        const { own } = await call('getWetlandsInArea', { bbox, ...near, limit: 4, offset })
        codes.push(...names(own))
        const page = own as Page
        expect(page.truncated).toBe(page.nextOffset !== null)
        offset = page.nextOffset
      }
      expect(codes).toEqual(all)
    }
  })
})

it('returns the same order of wetlands for any order of rows', async () => {
  const rivers = { 'Wetlands.ATTRIBUTE': 'R2UBH', 'Wetlands.WETLAND_TYPE': 'Riverine', 'Wetlands.ACRES': 12 }
  const pond = {
    'Wetlands.ATTRIBUTE': 'PUBHx',
    'Wetlands.WETLAND_TYPE': 'Freshwater Pond',
    'Wetlands.ACRES': 3,
  }
  const one = await ask({ point: () => rows(rivers, pond) })
  const other = await ask({ point: () => rows(pond, rivers) })
  expect(one.ok && one.data).toEqual(other.ok && other.data)
})

it('reads the imagery year "1983" as a number and "unknown" as null', () => {
  expect(readImagery({ IMAGE_YR: '1983', PROJECT_NAME: ' ', IMAGE_SCALE: 58000 })).toEqual({
    year: 1983,
    project: null,
    scale: '58000',
  })
  expect(readImagery({ IMAGE_YR: 'unknown', PROJECT_NAME: null, IMAGE_SCALE: null }).year).toBeNull()
})

const samples = process.env.UPSTREAM_SAMPLES

it.skipIf(!samples)('reads recorded rows with qualified and with plain column names', async () => {
  const file = join(samples ?? '', 'federal-wetlands-soils/nwi-attributes-from-public-tests.json')
  const attributes: Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'))
  const bare = attributes.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name.replace(/^.*\./, ''), value])),
  )
  for (const attributeRows of [attributes, bare]) {
    expect(await ask({ point: () => rows(...attributeRows) })).toMatchObject({
      data: {
        wetlands: [
          {
            code: 'PEM5Fh',
            acresOfWhole: 76934.06,
            parts: [{ letters: 'P', name: 'Palustrine' }, {}, {}, {}, {}],
          },
          { code: 'L1UBH', type: 'Lake', acresOfWhole: 106.82, parts: [{ name: 'Lacustrine' }, {}, {}, {}] },
        ],
      },
    })
  }
  expect(readWetland({ ATTRIBUTE: ' ' })).toBeNull()
})
