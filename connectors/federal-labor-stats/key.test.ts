import { describe, expect, it } from 'vitest'
import { readSettings } from '@/lib/server/config'
import { settings } from './key'
import { KEY, laborEngine } from './testing/labor-engine'

const methods = [
  ['getSeries', { seriesId: 'CUUR0000SEHA', catalog: true }],
  ['getMultipleSeries', { seriesIds: ['CUUR0000SEHA', 'WPU081'] }],
  ['listSurveys', {}],
  ['getSurvey', { abbr: 'CU' }],
  ['getPopularSeries', {}],
  ['getServiceInfo', {}],
] as const

const echo = `The key: ${KEY.toUpperCase()} provided by the User`
const rows = [
  { year: '2026', period: 'M01', periodName: KEY, value: '1', footnotes: [{ code: 'P', text: echo }] },
]
const series = [{ seriesID: 'CUUR0000SEHA', catalog: { [KEY]: echo, series_title: echo }, data: rows }]
const survey = [{ survey_abbreviation: 'CU', survey_name: echo }]

const answers = {
  'responds as usual': undefined,
  'repeats it in every field': {
    status: 'REQUEST_SUCCEEDED',
    message: [echo, `for Series ${KEY}`],
    Results: { series, survey },
  },
  'says it is invalid': { status: 'REQUEST_NOT_PROCESSED', message: [`${echo} is invalid.`], Results: {} },
  'says its daily quota is exhausted': {
    status: 'REQUEST_NOT_PROCESSED',
    message: [`The daily threshold of the user with registration key ${KEY} has been reached.`],
    Results: {},
  },
  'fails and repeats it': { status: 'REQUEST_FAILED', message: [echo], Results: null },
  'writes it in place of a field': { status: KEY, message: echo, Results: echo },
}

describe('API key of the operator', () => {
  it.each(Object.entries(answers))(
    'omits the key from results and from the health report if the source %s',
    async (_, body) => {
      for (const [method, params] of methods) {
        const labor = laborEngine({
          registered: true,
          switches: { key: 'another-key-altogether' },
          change: () => (body ? Response.json(body) : undefined),
        })
        const answer = await labor.engine.callNamed('federal-labor-stats', method, params)
        expect(JSON.stringify(answer).toLowerCase(), method).not.toContain(KEY)
        expect(JSON.stringify(labor.engine.health.of('api.bls.gov')).toLowerCase()).not.toContain(KEY)
      }
    },
  )

  it('sends the key in the body of every request for data', async () => {
    const labor = laborEngine({ registered: true })
    for (const [method, params] of methods) {
      await labor.engine.callNamed('federal-labor-stats', method, params)
    }
    expect(labor.asked().map(({ registrationkey }) => registrationkey)).toEqual([KEY, KEY, KEY])
  })

  it('reports a rejected key to the operator', async () => {
    const labor = laborEngine({ registered: true, switches: { key: 'another-key-altogether' } })
    expect(await labor.engine.callNamed('federal-labor-stats', ...methods[0])).toMatchObject({
      ok: false,
      error: { code: 'not_configured', message: expect.stringMatching(/BLS_API_KEY/) },
    })
  })

  it('requires a key in the usual format', () => {
    expect(readSettings(settings, { BLS_API_KEY: ` ${KEY} ` })).toEqual({ BLS_API_KEY: KEY })
    expect(() => readSettings(settings, { BLS_API_KEY: 'a.*' })).toThrow(/BLS_API_KEY/)
  })
})
