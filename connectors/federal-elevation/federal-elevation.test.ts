import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { answerExport } from '@/lib/connector/http/export'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { sampleTransport, type Transport } from '@/lib/connector/upstream/transport'
import { federalElevation } from '.'
import { simulateElevation } from './simulator'

const denver = { latitude: 39.7, longitude: -105 }
const gulf = { latitude: 25, longitude: -92 }

const impatient = {
  ...federalElevation,
  pace: { ...federalElevation.pace, retries: 0 },
} satisfies ConnectorDeclaration

function createElevation(transport: Transport) {
  return createEngine({ 'federal-elevation': impatient }, engineDeps(transport))
}

const sample = createElevation(sampleTransport({ 'epqs.nationalmap.gov': simulateElevation }))
const ask = (params: { latitude: number; longitude: number; units?: 'Meters' | 'Feet' }, engine = sample) =>
  engine.call('federal-elevation', 'getElevation', params)

function saying(...answers: (string | Response)[]) {
  let requests = 0
  const transport: Transport = async () => {
    const answer = answers[Math.min(requests, answers.length - 1)] ?? ''
    requests += 1
    return typeof answer === 'string' ? new Response(answer) : answer.clone()
  }
  return { engine: createElevation(transport), requestCount: () => requests }
}

async function recordFor(answer: object | string | Response, params: Parameters<typeof ask>[0] = denver) {
  const isBody = typeof answer === 'object' && !(answer instanceof Response)
  const result = await ask(params, saying(isBody ? JSON.stringify(answer) : answer).engine)
  if (!result.ok) throw new Error(result.error.code)
  const { summary, records } = result.data
  expect(summary.returnedRecords).toBe(summary.matchedRecords)
  expect(records).toHaveLength(1)
  return { record: records[0], matched: summary.matchedRecords }
}

describe('getElevation', () => {
  it('returns the elevation in feet by default and in meters on request, beside fixed fields for both units', async () => {
    const [usual, feet, meters] = await Promise.all([
      ask(denver),
      ask({ ...denver, units: 'Feet' }),
      ask({ ...denver, units: 'Meters' }),
    ])
    if (!usual.ok || !feet.ok || !meters.ok) throw new Error('The sample country has no Denver')
    const [inFeet] = usual.data.records
    const [inMetres] = meters.data.records
    expect(feet.data.records).toEqual(usual.data.records)
    expect(usual.data.query).toEqual({ ...denver, units: 'Feet' })
    expect(inFeet).toMatchObject({ units: 'Feet', elevation: inFeet?.elevationFeet, noValueReason: null })
    expect(inMetres).toMatchObject({ units: 'Meters', elevation: inFeet?.elevationMeters })
    expect(inMetres?.elevationMeters).toBeGreaterThan(1000)
    expect(inMetres?.elevationFeet).toBeCloseTo((inMetres?.elevationMeters ?? 0) / 0.3048, 1)
  })

  it('converts any height with the international foot', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: -86, max: 6190, noNaN: true }), async (meters) => {
        const { record } = await recordFor({ value: meters.toFixed(9) })
        expect(Math.abs((record?.elevationMeters ?? 0) - meters)).toBeLessThanOrEqual(0.00051)
        expect(Math.abs((record?.elevationFeet ?? 0) - meters / 0.3048)).toBeLessThanOrEqual(0.0051)
        expect(String(record?.elevationMeters)).toMatch(/^-?\d+(\.\d{1,3})?$/)
        expect(String(record?.elevationFeet)).toMatch(/^-?\d+(\.\d{1,2})?$/)
        expect(Object.is(record?.elevationFeet, -0)).toBe(false)
      }),
      { numRuns: 25 },
    )
  })

  it('requests meters from the source when the caller receives feet', async () => {
    const result = await ask(denver)
    expect(result.ok && result.meta.requests.map(({ url }) => url)).toEqual([
      'https://epqs.nationalmap.gov/v1/json?x=-105&y=39.7&wkid=4326&units=Meters&includeDate=true',
    ])
  })

  it('returns the envelope keys that the contract requires', async () => {
    const result = await ask(denver)
    if (!result.ok) throw new Error(result.error.code)
    const { data } = result
    expect(Object.keys(data).toSorted()).toEqual(
      'caveats dataset export kind pagination privacy query records schemaVersion source summary'.split(' '),
    )
    expect([data.kind, data.schemaVersion]).toEqual(['svc.public-data', '1.0'])
    expect(Object.keys(data.dataset)).toEqual(['connector', 'method', 'name', 'jurisdiction'])
    expect(data.summary).toEqual({ matchedRecords: 1, returnedRecords: 1, truncated: false })
    expect(data.source).toMatchObject({ name: expect.any(String), url: expect.any(String) })
    expect(new Date(data.source.retrievedAt).toISOString()).toBe(data.source.retrievedAt)
    expect(Object.keys(data.export).toSorted()).toEqual(
      'args columns connector formats maximumRows method recordPath suggestedFilename tool'.split(' '),
    )
    expect(data.export.columns).toEqual(Object.keys(data.records[0] ?? {}))
    expect(Object.keys(data.privacy)).toEqual(['classification', 'excludedFields'])
    expect(data.caveats.join(' ')).toMatch(/not surveyed/)
  })

  it('links to an export that returns HTTP 200 in every format', async () => {
    const result = await ask({ ...denver, units: 'Meters' })
    if (!result.ok) throw new Error(result.error.code)
    const { tool, formats } = result.data.export
    for (const format of formats) {
      const url = new URL(tool.replace('.csv', `.${format}`), 'https://openplat.example')
      const [, , connector, file] = url.pathname.split('/')
      const response = await answerExport(sample, new Request(url), connector ?? '', file ?? '')
      expect(response.status).toBe(200)
    }
  })

  it('uses one cached response for points a few centimeters apart', async () => {
    const { engine, requestCount } = saying(JSON.stringify({ value: '10' }))
    const first = await ask({ latitude: 39.7000001, longitude: -105.0000004 }, engine)
    const second = await ask({ latitude: 39.6999999, longitude: -104.9999996 }, engine)
    expect(first.ok && first.data.query).toMatchObject(denver)
    expect(second.ok && second.meta.state).toBe('fresh')
    expect(requestCount()).toBe(1)
  })

  it.each([
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: 0, longitude: -181 }, 'longitude'],
    [{ latitude: '39.7', longitude: -105 }, 'latitude'],
    [{ ...denver, units: 'Furlongs' }, 'units'],
    [{ latitude: 39.7 }, 'longitude'],
  ])('rejects the parameters %j', async (params, path) => {
    expect(await sample.callNamed('federal-elevation', 'getElevation', params)).toMatchObject({
      ok: false,
      error: { code: 'invalid_params', issues: [{ path }] },
    })
  })
})

const noData = [
  'Call failed.  [Failed cloud operation: Open, Path: /vsimem/_000011B4.aux.xml]',
  'Invalid or missing input parameters.',
  'The operation was attempted on an empty geometry.',
  'Transformation is unavailable for the current image.',
  "'spatialReference' parameter is invalid.",
] as const

describe('getElevation without data', () => {
  it('returns null values and a reason for a point in the Gulf', async () => {
    const result = await ask(gulf)
    if (!result.ok) throw new Error(result.error.code)
    expect(result.data.summary).toEqual({ matchedRecords: 0, returnedRecords: 0, truncated: false })
    expect(result.data.records).toEqual([
      {
        ...gulf,
        units: 'Feet',
        elevation: null,
        elevationMeters: null,
        elevationFeet: null,
        resolutionMeters: null,
        resolutionApproximate: false,
        sourceRasterId: null,
        acquisitionDate: null,
        noValueReason: expect.stringMatching(/^No elevation is published here\./),
      },
    ])
  })

  const waysToSayNothing: [string, object | string | Response][] = [
    ['the number of the old service', { locationId: 0, value: -1000000 }],
    ['the number of the old service as text', { value: '-1000000' }],
    ['a word', { value: 'NoData' }],
    ['null', { locationId: 0, value: null }],
    ['an empty text', { value: '' }],
    ['no value at all', { locationId: 0, rasterId: 0, resolution: 0 }],
    ...noData.map((text) => ['a sentence', text] as [string, string]),
    ['a sentence with status 400', new Response('Invalid or missing input parameters.', { status: 400 })],
  ]
  it.concurrent.each(waysToSayNothing)(
    'recognizes %s as "no data" only if a second request returns the same',
    async (_, answer) => {
      expect(await recordFor(answer)).toMatchObject({ matched: 0, record: { elevation: null } })
      const body = answer instanceof Response || typeof answer === 'string' ? answer : JSON.stringify(answer)
      const { engine, requestCount } = saying(body, JSON.stringify({ value: '264.221008301' }))
      const started = performance.now()
      const result = await ask(denver, engine)
      expect(performance.now() - started).toBeGreaterThanOrEqual(499)
      expect(result.ok && result.data.records[0]?.elevationMeters).toBe(264.221)
      expect(requestCount()).toBe(2)
    },
  )

  it('distinguishes a height of zero from a missing value', async () => {
    expect(await recordFor({ value: '0.000000000' })).toMatchObject({
      matched: 1,
      record: { elevation: 0, elevationMeters: 0, noValueReason: null },
    })
  })

  it('returns no value after two "no data" responses, without a third request', async () => {
    const { engine, requestCount } = saying(noData[0])
    const result = await ask(denver, engine)
    expect(result.ok && result.data.records[0]?.elevation).toBeNull()
    expect(requestCount()).toBe(2)
  })
})

describe('elevation model', () => {
  it.each([
    [1, 1, false],
    [1.0000000049939985, 1, false],
    [10, 10, false],
    [0.00009259259269220167, 10, true],
    [0.0002777777778, 31, true],
    [0, null, false],
    [undefined, null, false],
  ])('reads a cell size of %s as %s meters', async (resolution, meters, approximate) => {
    const { record } = await recordFor({ value: '100', resolution })
    expect(record).toMatchObject({ resolutionMeters: meters, resolutionApproximate: approximate })
  })

  it.each([
    ['2/6/2021', '2021-02-06'],
    ['12/31/2019', '2019-12-31'],
    ['', null],
    ['unknown', null],
    ['0/5/2013', null],
    ['13/5/2013', null],
    ['1/45/2013', null],
    ['2/30/2013', null],
    ['1/1/0001', null],
    [undefined, null],
  ])('reads the date %j as %j', async (date, expected) => {
    const { record } = await recordFor({ value: '100', attributes: { AcquisitionDate: date } })
    expect(record?.acquisitionDate).toBe(expected)
  })

  it('accepts a response without any attributes', async () => {
    const { record } = await recordFor({ value: '100', rasterId: 51787 })
    expect(record).toMatchObject({ acquisitionDate: null, sourceRasterId: 51787 })
  })
})

describe('invalid elevation responses', () => {
  it.each([
    [
      'an unknown refusal',
      new Response('[BadRequest] missing parameters', { status: 400 }),
      'upstream_changed',
    ],
    ['a height above all land', JSON.stringify({ value: '9001' }), 'upstream_changed'],
    ['a word in place of the height', JSON.stringify({ value: 'high' }), 'upstream_changed'],
    ['a number in feet', JSON.stringify({ value: 866.8668528742528 }), 'upstream_changed'],
    ['a list', '[]', 'upstream_changed'],
    ['an unknown sentence', 'The raster is asleep.', 'upstream_changed'],
    ['an answer without a height', JSON.stringify({ elevation: 12 }), 'upstream_changed'],
    ['half an answer', '{"value": "12', 'upstream_changed'],
    ['an empty answer', '', 'upstream_unavailable'],
    ['a web page', '<html><body>Busy</body></html>', 'upstream_unavailable'],
    ['a web page for an error', new Response('<h1>Gateway</h1>', { status: 502 }), 'upstream_unavailable'],
    ['a response with status 403', new Response('No', { status: 403 }), 'upstream_rejected'],
  ])('rejects %s instead of reading it as a height', async (_, answer, code) => {
    const result = await ask(denver, saying(answer).engine)
    expect(result).toMatchObject({ ok: false, error: { code } })
    expect(result.ok ? '' : result.error.message).not.toMatch(/BadRequest|Busy|Gateway|high/)
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) => readFileSync(join(samples ?? '', 'federal-elevation', file), 'utf8')

const recordings = [
  {
    file: 'epqs-meters-include-date.json',
    params: denver,
    expected: {
      elevationMeters: 1594.441,
      elevationFeet: 5231.11,
      resolutionMeters: 1,
      sourceRasterId: 51787,
      acquisitionDate: '2021-02-06',
      noValueReason: null,
    },
  },
  {
    file: 'epqs-units-omitted.json',
    params: { latitude: 29.528488, longitude: -98.644635 },
    expected: { elevationMeters: 264.221, acquisitionDate: null, sourceRasterId: 61823 },
  },
  {
    file: 'epqs-no-data-gulf.txt',
    params: gulf,
    expected: { elevation: null, elevationMeters: null, noValueReason: expect.any(String) },
  },
]

describe('recorded elevation responses', () => {
  it.skipIf(!samples).each(recordings)(
    'parses the recorded response $file',
    async ({ file, params, expected }) => {
      const { record } = await recordFor(recorded(file), params)
      expect(record).toMatchObject({ ...params, ...expected })
    },
  )

  it.skipIf(!samples)(
    'converts meters to feet within a hundredth of a foot of epqs-feet-sr-ignored.json',
    async () => {
      const { record } = await recordFor(recorded('epqs-units-omitted.json'))
      const { value } = JSON.parse(recorded('epqs-feet-sr-ignored.json'))
      expect((record?.elevationFeet ?? 0) / value).toBeCloseTo(1, 5)
    },
  )
})
