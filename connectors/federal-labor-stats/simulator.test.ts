import { describe, expect, it } from 'vitest'
import { createSimulatedLabor, type LaborSimulatorSwitches } from './simulator'

const now = () => new Date('2026-06-20T12:00:00Z')
const base = 'https://api.bls.gov/publicAPI/v2/'

async function ask(path: string, body?: object, switches: Partial<LaborSimulatorSwitches> = {}) {
  const { simulate } = createSimulatedLabor({ now, ...switches })
  const response = await simulate(
    new Request(`${base}${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  )
  return response.json()
}

const data = (body: object, switches: Partial<LaborSimulatorSwitches> = {}) =>
  ask('timeseries/data/', { startyear: '2025', endyear: '2026', ...body }, switches)

describe('simulated labor source', () => {
  it('sends numbers as text, a missing footnote as [{}], and a mark on the newest value only', async () => {
    const { status, Results } = await data({ seriesid: ['CUUR0000SEHA'] })
    const [{ seriesID, data: rows, catalog }] = Results.series
    expect([status, seriesID, catalog]).toEqual(['REQUEST_SUCCEEDED', 'CUUR0000SEHA', undefined])
    expect(rows[0]).toMatchObject({ year: '2026', period: 'M05', periodName: 'May', latest: 'true' })
    expect(rows[1].footnotes).toEqual([{}])
    expect(rows.filter((row: object) => 'latest' in row)).toHaveLength(1)
    expect(rows.find(({ period }: { period: string }) => period === 'M10')).toMatchObject({ value: '-' })
    expect(typeof rows[0].value).toBe('string')
  })

  it('reports success with a sentence for unknown series and for years without data', async () => {
    const { status, message, Results } = await data({ seriesid: ['QQ1', 'CUURA311SEHA'] })
    expect(status).toBe('REQUEST_SUCCEEDED')
    expect(message).toEqual([
      'Unable to get Catalog Data for series QQ1',
      'Invalid Series for Series  QQ1',
      'No Data Available for Series CUURA311SEHA Year: 2025',
      'No Data Available for Series CUURA311SEHA Year: 2026',
    ])
    expect(Results.series.map(({ data: rows }: { data: object[] }) => rows.length)).toEqual([0, 0])
  })

  it('returns catalog, calculations and averages only to a request with a key', async () => {
    const extras = { catalog: true, calculations: true, annualaverage: true, seriesid: ['CES2000000003'] }
    const open = (await data(extras)).Results.series[0]
    expect(open.catalog).toBeUndefined()
    expect(JSON.stringify(open)).not.toMatch(/calculations|M13/)
    const registered = (await data({ ...extras, registrationkey: 'k' })).Results.series[0]
    expect(registered.catalog).toMatchObject({ series_id: 'CES2000000003' })
    expect(JSON.stringify(registered)).toMatch(/net_changes.*M13|M13.*net_changes/)
  })

  it('fails the whole request if the catalog lacks one series', async () => {
    const seriesid = ['WPU081', 'QQ1']
    const failed = await data({ seriesid, catalog: true, registrationkey: 'k' })
    expect(failed).toMatchObject({ status: 'REQUEST_FAILED', Results: null })
    expect((await data({ seriesid, registrationkey: 'k' })).Results.series).toHaveLength(2)
  })

  it('adds a remark on a missing catalog to complete data about job openings', async () => {
    const { message, Results } = await data({ seriesid: ['JTS230000000000000JOL'] })
    expect(message).toEqual(['Unable to get Catalog Data for series JTS230000000000000JOL'])
    expect(Results.series[0].data.length).toBeGreaterThan(12)
  })

  it('truncates long lists and year ranges, and reports the truncation in a message', async () => {
    const seriesid = Array.from({ length: 30 }, (_, index) => `WPU${index + 10}`)
    const { Results, message } = await data({ seriesid, startyear: '2000', endyear: '2026' })
    expect(Results.series).toHaveLength(25)
    expect(message.slice(0, 2)).toEqual([
      'The list was reduced to 25 entries.',
      'Year range has been reduced to the system-allowed limit of 10 years.',
    ])
    const years = Results.series[0].data.map(({ year }: { year: string }) => Number(year))
    expect(Math.max(...years)).toBe(2009)
  })

  it('limits the requests per day of each key, and quotes the key in error messages', async () => {
    const { simulate } = createSimulatedLabor({ now, perDay: 1 })
    const post = async (registrationkey?: string) => {
      const body = JSON.stringify({
        seriesid: ['WPU081'],
        startyear: '2025',
        endyear: '2026',
        registrationkey,
      })
      return (await simulate(new Request(`${base}timeseries/data/`, { method: 'POST', body }))).json()
    }
    expect((await post()).status).toBe('REQUEST_SUCCEEDED')
    expect((await post()).message[0]).toMatch(/daily threshold/)
    expect((await post('key-one')).status).toBe('REQUEST_SUCCEEDED')
    expect((await post('key-one')).message[0]).toMatch(/key-one/)
    const refused = await data({ seriesid: ['WPU081'], registrationkey: 'bad' }, { key: 'good' })
    expect(refused.message).toEqual(['The key: bad provided by the User is invalid.'])
  })

  it('returns no row for an unknown survey and the texts "true" or "false" as flags of a known survey', async () => {
    expect((await ask('surveys/QQ')).Results).toEqual({ survey: [] })
    expect((await ask('surveys/CU')).Results.survey[0]).toMatchObject({
      allowsNetChange: 'false',
      allowsPercentChange: 'true',
    })
    expect((await ask('surveys')).Results.survey[0]).not.toHaveProperty('allowsNetChange')
  })

  it('returns results as a list or an HTML page under overload, as configured', async () => {
    expect((await data({ seriesid: ['WPU081'] }, { isListed: true })).Results).toHaveLength(1)
    const { simulate } = createSimulatedLabor({ now, isOverloaded: true })
    expect(await (await simulate(new Request(`${base}surveys`))).text()).toMatch(/^<html>/)
  })
})
