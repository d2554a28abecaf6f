import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { geocoder } from '.'
import { simulateGeocoder } from './simulator'

const impatient = { ...geocoder, pace: { ...geocoder.pace, retries: 0 } } satisfies ConnectorDeclaration

const createGeocoder = (transport: Transport) => createEngine({ geocoder: impatient }, engineDeps(transport))
const sample = createGeocoder(sampleTransport({ 'geocoding.geo.census.gov': simulateGeocoder }))
const internal = { internal: true }

async function find(address: string, engine = sample) {
  const result = await engine.call('geocoder', 'findAddress', { address }, internal)
  if (!result.ok) throw new Error(result.error.code)
  return { ...result.data, requests: result.meta.requests }
}

async function county(latitude: number, longitude: number, engine = sample) {
  const result = await engine.call('geocoder', 'countyAt', { latitude, longitude }, internal)
  if (!result.ok) throw new Error(result.error.code)
  return result.data
}

const saying = (body: unknown, status = 200) =>
  createGeocoder(async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )

describe('findAddress', () => {
  it('returns the Census Bureau’s matched point and a note that it is interpolated', async () => {
    const { asked: query, matches, note } = await find('1600 Pennsylvania Avenue NW, Washington, DC 20500')
    expect(query).toBe('1600 Pennsylvania Avenue NW, Washington, DC 20500')
    expect(matches).toMatchObject([
      { address: '1600 PENNSYLVANIA AVE NW, WASHINGTON, DC, 20502', city: 'WASHINGTON', state: 'DC' },
    ])
    expect(matches[0]?.latitude).toBeCloseTo(38.9, 0)
    expect(matches[0]?.longitude).toBeCloseTo(-77, 0)
    expect(note).toMatch(/interpolated/)
  })

  it('returns every match, or an empty list', async () => {
    expect((await find('120 Main St, Portland')).matches.map(({ state }) => state)).toEqual(['ME', 'OR'])
    expect((await find('312 Courthouse Sq, Bay Minette, AL 36507')).matches).toEqual([])
  })

  it.each([
    ['120 Main St Apt 4B, Portland, ME', '120 Main St, Portland, ME'],
    ['120 Main St, Unit #12, Portland, ME', '120 Main St, Portland, ME'],
    ['120 Main St # 7, Portland, ME', '120 Main St, Portland, ME'],
    ['120  Main St,   Portland, ME', '120 Main St, Portland, ME'],
    ['120 Unity Ave, Portland, ME', '120 Unity Ave, Portland, ME'],
    ['Apt 4, 120 Main St, Portland, ME', '120 Main St, Portland, ME'],
    ['5 N Stevens, Tacoma', '5 N Stevens, Tacoma'],
    ['46010 Center Oak Plz, Sterling, VA', '46010 Center Oak Plz, Sterling, VA'],
    ['120 Main St # 5, Sault Ste. Marie, MI', '120 Main St, Sault Ste. Marie, MI'],
  ])('strips the unit, if any, from %s before querying the geocoder', async (address, query) => {
    const answer = await find(address)
    expect(answer.asked).toBe(query)
    expect(answer.requests.map(({ url }) => new URL(url).searchParams.get('address'))).toEqual([query])
  })

  it('refuses a long address instead of truncating it', async () => {
    const address = `120 ${'Long '.repeat(18)}St, Sterling, VA 20164`
    const result = await sample.call('geocoder', 'findAddress', { address }, internal)
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
  })

  it('lists a repeated match once, and matches at different points separately', async () => {
    const match = (x: number) => ({
      matchedAddress: '1 MAIN ST, BOISE, ID, 83702',
      coordinates: { x, y: 43.6 },
      addressComponents: { state: 'ID', zip: '83702', city: 'BOISE' },
    })
    const engine = saying({ result: { addressMatches: [match(-116.2), match(-116.2), match(-116.21)] } })
    const { matches } = await find('1 Main St, Boise, ID', engine)
    expect(matches.map(({ longitude }) => longitude)).toEqual([-116.2, -116.21])
  })

  it.each([
    [
      'a rejected query',
      { errors: ['Specify House number and Street name'], status: '400' },
      400,
      'invalid_params',
    ],
    ['a changed response format', { result: { matches: [] } }, 200, 'upstream_changed'],
    ['a web page', '<html></html>', 200, 'upstream_unavailable'],
    ['an error page', '<html></html>', 500, 'upstream_unavailable'],
  ])('distinguishes %s from an unknown address', async (_, body, status, code) => {
    const engine = saying(body, status)
    const result = await engine.call('geocoder', 'findAddress', { address: 'here and there' }, internal)
    expect(result).toMatchObject({ ok: false, error: { code } })
  })

  it('offers no public endpoint', async () => {
    expect(
      await sample.callNamed('geocoder', 'findAddress', { address: '1 Main St, Boise, ID' }),
    ).toMatchObject({
      ok: false,
      error: { code: 'not_found' },
    })
  })
})

describe('countyAt', () => {
  it('returns county and state of a point, and null at sea', async () => {
    expect(await county(43.615, -116.2023)).toEqual({
      county: { geoid: '16001', name: 'Ada County' },
      state: { geoid: '16', name: 'Idaho' },
    })
    expect(await county(25, -92)).toEqual({ county: null, state: null })
  })

  it('reports a failed layer as a failure instead of "no county"', async () => {
    const failed = [{ status: 'Layer query encountered an error' }]
    const engine = saying({
      result: { geographies: { Counties: failed, States: [{ GEOID: '16', NAME: 'Idaho' }] } },
    })
    expect(await county(43.6, -116.2, engine)).toEqual({
      county: null,
      state: { geoid: '16', name: 'Idaho' },
    })
  })
})

describe('tractAt', () => {
  const tract = async (longitude: number, vintage: 2010 | 2020, engine = sample) => {
    const params = { latitude: 29.725, longitude, vintage }
    const result = await engine.call('geocoder', 'tractAt', params, internal)
    return result.ok ? result.data.tract : result.error.code
  }

  it('returns the tract of a point in each of two censuses, with different numbers where a tract was split', async () => {
    const points = Array.from({ length: 12 }, (_, at) => -95.6 + at * 0.05)
    const pairs = await Promise.all(
      points.map(async (x) => [await tract(x, 2010), await tract(x, 2020)] as const),
    )
    for (const pair of pairs) for (const each of pair) expect(each).toMatch(/^48\d{9}$/)
    expect(pairs.some(([older, newer]) => older === newer)).toBe(true)
    expect(pairs.some(([older, newer]) => older !== newer)).toBe(true)
    expect(await tract(-60, 2020)).toBeNull()
  })

  it('reads the layer "2010 Census Tracts", and reports a failed layer as a failure', async () => {
    const layer = (name: string, rows: object[]) => saying({ result: { geographies: { [name]: rows } } })
    const named = layer('2010 Census Tracts', [{ GEOID: '48201432802' }])
    expect(await tract(-95, 2010, named)).toBe('48201432802')
    const broken = layer('Census Tracts', [{ status: 'Layer query encountered an error' }])
    expect(await tract(-95, 2020, broken)).toBe('upstream_unavailable')
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) => saying(readFileSync(join(samples ?? '', 'census-geocoder', file), 'utf8'))

describe('recorded geocoder responses', () => {
  it.skipIf(!samples)('parses onelineaddress-locations-2026.json', async () => {
    const { matches } = await find(
      '1905 W 1st St, Gulf Shores, AL 36542',
      recorded('onelineaddress-locations-2026.json'),
    )
    expect(matches).toEqual([
      {
        address: '1905 W 1ST ST, GULF SHORES, AL, 36542',
        latitude: 30.271774149463,
        longitude: -87.688822607517,
        city: 'GULF SHORES',
        state: 'AL',
        postalCode: '36542',
      },
    ])
  })

  it.skipIf(!samples).each(['address-geographies.json', 'onelineaddress-geographies-layers-all.json'])(
    'parses the recorded match in %s',
    async (file) => {
      const { matches } = await find('1600 Pennsylvania Avenue NW, Washington, DC, 20500', recorded(file))
      expect(matches).toMatchObject([{ city: 'WASHINGTON', state: 'DC' }])
      expect(matches[0]?.longitude).toBeCloseTo(-77.036, 2)
    },
  )

  it.skipIf(!samples)('parses coordinates-geographies.json', async () => {
    expect(await county(43, -74, recorded('coordinates-geographies.json'))).toEqual({
      county: { geoid: '36091', name: 'Saratoga County' },
      state: { geoid: '36', name: 'New York' },
    })
  })
})
