import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import type { Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { notForBuilding } from '@/lib/records/soil/describe'
import { boundsOfTile } from '@/lib/tiles/tile-grid'
import { federalSoils } from '.'
import { readComponents, readUnit } from './read-soil'
import { simulateSoils } from './simulator'
import { degrees, keyList, unitsAt } from './wire'

const impatient = {
  ...federalSoils,
  pace: { ...federalSoils.pace, retries: 0, spacing: 0 },
} satisfies ConnectorDeclaration

const simulated = sampleTransport({ 'sdmdataaccess.sc.egov.usda.gov': simulateSoils })
const hanover = { latitude: 43.6858, longitude: -72.2368 }

const engineWith = (transport: Transport) =>
  createEngine({ 'federal-soils': impatient }, engineDeps(transport))

const withAnswers =
  (answers: Record<string, () => Response>): Transport =>
  async (request) => {
    const body = await request.clone().text()
    const word = Object.keys(answers).find((each) => body.includes(each))
    return word ? (answers[word]?.() ?? simulated(request)) : simulated(request)
  }

const ask = (answers: Record<string, () => Response> = {}, params: object = hanover) =>
  engineWith(withAnswers(answers)).callNamed('federal-soils', 'getSoilsAt', params)

const down = () => new Response('<h1>Busy</h1>', { status: 504 })

describe('getSoilAtPoint', () => {
  it('describes a map unit as a mixture of soils with percentages', async () => {
    expect(await ask()).toMatchObject({
      ok: true,
      data: {
        state: 'soil',
        sentence: expect.stringMatching(/: about \d+ percent \w+ and \d+ percent \w+\.$/),
        units: [
          {
            key: expect.stringMatching(/^\d+$/),
            surveySaved: '2025-09-10',
            components: expect.arrayContaining([
              expect.objectContaining({ percent: expect.any(Number), drainage: expect.any(String) }),
            ]),
          },
        ],
        caveats: expect.arrayContaining([notForBuilding]),
      },
    })
  })

  it.each([
    ['a bare object', () => Response.json({})],
    ['a table that is null', () => Response.json({ Table: null })],
    ['an empty table', () => Response.json({ Table: [] })],
    [
      'a table with only column names',
      () =>
        Response.json({
          Table: [['mukey', 'musym', 'muname', 'farmlndcl', 'areasymbol', 'areaname', 'saverest']],
        }),
    ],
  ])('reports a point without a survey: %s', async (_, answer) => {
    expect(await ask({ 'point(': answer })).toMatchObject({
      data: { state: 'no survey here', sentence: 'No soil survey is published here.', units: [] },
    })
  })

  it.each([
    [
      'a refusal that contains SQL',
      () => new Response("Invalid query: Incorrect syntax near ')'.", { status: 400 }),
      'upstream_rejected',
    ],
    ['a timeout of a gateway', down, 'upstream_unavailable'],
    [
      'a timeout under HTTP 200',
      () => Response.json({ Message: 'Execution Timeout Expired. The timeout period elapsed.' }),
      'upstream_changed',
    ],
    [
      'a timeout as XML under HTTP 200',
      () =>
        new Response('<?xml version="1.0"?><ServiceException>Execution Timeout Expired.</ServiceException>'),
      'upstream_unavailable',
    ],
    ['an unknown format', () => Response.json({ error: 'no' }), 'upstream_changed'],
    ['a table without its columns', () => Response.json({ Table: [['mukey'], ['1']] }), 'upstream_changed'],
    ['numbers in place of texts', () => Response.json({ Table: [['mukey'], [1]] }), 'upstream_changed'],
  ])('reports %s as a failure, never as "no survey here"', async (_, answer, code) => {
    const result = await ask({ 'point(': answer })
    expect(result).toMatchObject({ ok: false, error: { code } })
    expect(result.ok ? '' : result.error.message).not.toMatch(/syntax/)
  })

  it('reports "no survey here" only if the source says so, regardless of the other tables', async () => {
    const fates = {
      rows: undefined,
      empty: () => Response.json({}),
      down,
      html: () => new Response('<html>'),
    }
    const fate = fc.constantFrom(...(Object.keys(fates) as (keyof typeof fates)[]))
    const questions = ['point(', 'component c WHERE', 'corestrictions', 'cointerp']
    await fc.assert(
      fc.asyncProperty(fate, fate, fate, fate, async (...outcomes) => {
        const answers = questions.flatMap((question, at) => {
          const answer = fates[outcomes[at] ?? 'rows']
          return answer ? [[question, answer] as const] : []
        })
        const result = await ask(Object.fromEntries(answers))
        const [point] = outcomes
        const state = result.ok ? (result.data as { state: string }).state : 'failed'
        expect(state).toBe({ rows: 'soil', empty: 'no survey here', down: 'failed', html: 'failed' }[point])
      }),
      { numRuns: 40 },
    )
  })

  it('returns the map unit with a caveat if the table of components fails', async () => {
    expect(await ask({ 'component c': down })).toMatchObject({
      data: {
        state: 'soil',
        units: [{ components: null }],
        caveats: expect.arrayContaining([expect.stringMatching(/no readable answer/)]),
      },
    })
  })
})

it('a query contains only coordinates with six decimals and keys of 1 to 12 digits', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        expect(unitsAt({ latitude, longitude }).query).toMatch(/'point\(-?\d+\.\d{6} -?\d+\.\d{6}\)'\)\)$/)
      },
    ),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (/^\d{1,12}$/.test(text)) expect(keyList([text])).toBe(`'${text}'`)
      else expect(() => keyList([text])).toThrow(TypeError)
    }),
  )
  expect(() => degrees(Number.NaN)).toThrow(TypeError)
  expect(() => keyList([])).toThrow(TypeError)
})

it('returns shares of the map units in a box that add up to 100 percent', async () => {
  const result = await engineWith(simulated).callNamed('federal-soils', 'getSoilsInArea', {
    bbox: [-72.245, 43.682, -72.23, 43.692],
  })
  if (!result.ok) throw new Error(result.error.code)
  const { records } = result.data as { records: { sharePercent: number }[] }
  expect(records.length).toBeGreaterThan(1)
  expect(records.reduce((sum, { sharePercent }) => sum + sharePercent, 0)).toBeCloseTo(100, 0)
})

it('returns no shares if the source may have truncated the map units', async () => {
  const keys = Array.from({ length: 200 }, (_, index) => String(1_000 + index))
  const unit = (key: string) => [key, 'A1', `Unit ${key}`, null, 'NH009', 'Grafton County', null]
  const head = ['mukey', 'musym', 'muname', 'farmlndcl', 'areasymbol', 'areaname', 'saverest']
  const answers = withAnswers({
    STIntersection: () =>
      Response.json({ Table: [['mukey', 'part'], ...keys.map((key) => [key, '0.00001'])] }),
    'mu.mukey IN': () => Response.json({ Table: [head, ...keys.map(unit)] }),
  })
  const result = await engineWith(answers).callNamed('federal-soils', 'getSoilsInArea', {
    bbox: [-72.245, 43.682, -72.23, 43.692],
  })
  expect(result).toMatchObject({ ok: true, data: { truncated: true, count: 200 } })
  const { records } = (result.ok ? result.data : {}) as { records: { sharePercent: number | null }[] }
  expect(records.every(({ sharePercent }) => sharePercent === null)).toBe(true)
})

it('returns the same shares for a polygon as for its box, and other shares for half of the polygon', async () => {
  const [west, south, east, north] = [-72.245, 43.682, -72.23, 43.692]
  const sharesOf = async (area: object) => {
    const result = await engineWith(simulated).callNamed('federal-soils', 'getSoilsInArea', area)
    if (!result.ok) throw new Error(result.error.message)
    return (result.data as { records: { key: string; sharePercent: number }[] }).records
  }
  const polygon = (...corners: number[][]) => ({ polygon: { type: 'Polygon', coordinates: [corners] } })
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  const whole = await sharesOf({ bbox: [west, south, east, north] })
  expect(await sharesOf(polygon(...corners))).toEqual(whole)
  expect(await sharesOf(polygon(...corners, [west, south]))).toEqual(whole)
  const half = await sharesOf(polygon([west, south], [east, south], [east, north], [west, south]))
  expect(half).not.toEqual(whole)
  expect(half.reduce((sum, { sharePercent }) => sum + sharePercent, 0)).toBeCloseTo(100, 0)
})

it('requires either a box or a polygon', async () => {
  const result = await engineWith(simulated).callNamed('federal-soils', 'getSoilsInArea', {})
  expect(result).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string): Record<string, string | null>[] => {
  const { Table = [] } = JSON.parse(readFileSync(join(samples ?? '', 'federal-wetlands-soils', file), 'utf8'))
  const [head = [], ...rows] = Table
  return rows.map((row: (string | null)[]) =>
    Object.fromEntries(head.map((name: string, at: number) => [name, row[at] ?? null])),
  )
}

describe.skipIf(!samples)('recorded soil responses', () => {
  it('parses the recorded soils in New Hampshire', () => {
    const rows = recorded('sda-horizons-2026-07.trimmed.json')
    const [windsor] = readComponents(rows, [], [])
    expect(windsor).toMatchObject({ name: 'Windsor', percent: 85, isMajor: true })
    expect(readComponents(rows, [], []).find(({ name }) => name === 'Deerfield')).toMatchObject({
      isMajor: false,
    })
    expect(readUnit(rows[0] ?? {})).toMatchObject({ key: '281071', symbol: '26A', surveySaved: null })
  })

  it('parses recorded rock at the surface and below it', () => {
    const rows = recorded('sda-restrictions-2026-07.trimmed.json')
    const parts = rows.map(({ cokey = null }) => ({ cokey, compname: 'Any' }))
    expect(readComponents(parts, rows, []).map(({ restrictions: [first] }) => first)).toMatchObject([
      { kind: 'Strongly contrasting textural stratification', depthCentimeters: 66 },
      { kind: 'Lithic bedrock', depthCentimeters: 38 },
      { kind: 'Lithic bedrock', depthCentimeters: 0 },
      { kind: 'Densic material' },
      { depthCentimeters: 58 },
      { depthCentimeters: 63 },
    ])
  })

  it('parses two recorded areas as shapes', async () => {
    const areas = recorded('sda-mupolygon-2026-07.trimmed.json')
    const head = ['mupolygonkey', 'mukey', 'musym', 'muname', 'farmlndcl', 'shape']
    const rows = areas.map(({ mupolygonkey, mukey, geom }) => [mupolygonkey, mukey, '1', 'Any', null, geom])
    const engine = engineWith(withAnswers({ STAsText: () => Response.json({ Table: [head, ...rows] }) }))
    const square = { part: 'soils', z: 14, x: 4534, y: 6989 }
    expect(await engine.callNamed('federal-soils', 'soilSquare', square, { internal: true })).toMatchObject({
      ok: true,
      data: {
        note: null,
        features: [
          { id: '406040492', properties: { k: '281221' }, geometry: { type: 'Polygon' } },
          { id: '406035101', properties: { k: '281122' }, geometry: { type: 'Polygon' } },
        ],
      },
    })
  })

  it('parses the recorded version of a survey and a recorded empty response', async () => {
    const [row] = recorded('sda-survey-version-2026-07.trimmed.json')
    expect(readUnit({ ...row, muname: 'Any' })).toMatchObject({
      surveyArea: 'NH009',
      surveySaved: '2025-09-10',
    })
    const nothing = readFileSync(join(samples ?? '', 'federal-wetlands-soils/sda-zero-rows.json'), 'utf8')
    expect(await ask({ 'point(': () => new Response(nothing) })).toMatchObject({
      data: { state: 'no survey here' },
    })
  })
})

describe('checkFields', () => {
  const check = (answers: Record<string, () => Response> = {}) =>
    engineWith(withAnswers(answers)).callNamed('federal-soils', 'checkFields', {}, { internal: true })

  it('finds every requested column in the recorded tables', async () => {
    const answer = await check()
    expect(answer).toMatchObject({ ok: true, data: { unanswered: [] } })
    const { findings } = (answer as { data: { findings: { missing: string[] }[] } }).data
    expect(findings.flatMap(({ missing }) => missing)).toEqual([])
    expect(findings).toHaveLength(6)
  })

  it('reports a missing column, and names a table that returned no row', async () => {
    const answer = await check({
      'FROM legend': () =>
        Response.json({
          Table: [
            ['lkey', 'areasymbol'],
            ['1', 'CA113'],
          ],
        }),
      'FROM cointerp': () => Response.json({}),
    })
    expect(answer).toMatchObject({
      ok: true,
      data: {
        findings: expect.arrayContaining([{ what: 'legend', missing: ['areaname'] }]),
        unanswered: ['cointerp'],
      },
    })
  })
})

describe('soil tiles', () => {
  const place = { z: 14, x: 4534, y: 6989 }
  const square = (answers: Record<string, () => Response> = {}) =>
    engineWith(withAnswers(answers)).callNamed(
      'federal-soils',
      'soilSquare',
      { part: 'soils', ...place },
      { internal: true },
    )

  it('draws exactly one outline around a point, that of the map unit at this point', async () => {
    const [west, south, east, north] = boundsOfTile(place)
    const { data } = (await square()) as {
      data: { features: { geometry: Polygon; properties: { k: string } }[] }
    }
    const point = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
    const around = data.features.filter(({ geometry }) =>
      booleanPointInPolygon([point.longitude, point.latitude], geometry),
    )
    expect(await ask({}, point)).toMatchObject({
      data: { units: around.map(({ properties }) => ({ key: properties.k })) },
    })
    expect(around).toHaveLength(1)
  })

  it('fails if soils of a tile have no shapes, and returns an empty tile if no soil survey exists', async () => {
    const shapeless = [
      ['mupolygonkey', 'mukey', 'musym', 'muname', 'farmlndcl', 'shape'],
      ['1', '2', '26A', 'Inkfield loam', null, null],
    ]
    expect(await square({ STAsText: () => Response.json({ Table: shapeless }) })).toMatchObject({
      ok: false,
      error: { code: 'upstream_changed' },
    })
    expect(await square({ STAsText: () => Response.json({}) })).toMatchObject({
      ok: true,
      data: { features: [], note: null },
    })
  })
})
