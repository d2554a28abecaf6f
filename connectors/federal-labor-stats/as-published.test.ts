import { describe, expect, it } from 'vitest'
import { laborEngine } from './testing/labor-engine'

const month = (year: string, period: string, value: string, more: object = {}) => ({
  year,
  period,
  periodName: period === 'M13' ? 'Annual' : 'Month',
  value,
  footnotes: [{}],
  ...more,
})

const saying = (Results: unknown) =>
  laborEngine({
    change: (_: string) =>
      Response.json({ status: 'REQUEST_SUCCEEDED', responseTime: 1, message: [], Results }),
  }).engine

describe('series as published', () => {
  it('marks an annual average as annual and not as the latest value', async () => {
    const data = [month('2024', 'M13', '305.3'), month('2024', 'M12', '307.0'), month('2024', 'M11', '306.1')]
    const answer = await saying({ series: [{ seriesID: 'CUUR0000SA0', data }] }).call(
      'federal-labor-stats',
      'getSeries',
      { seriesId: 'CUUR0000SA0', startYear: 2024, endYear: 2024 },
    )
    expect(answer).toMatchObject({ ok: true })
    const text = JSON.stringify(answer.ok && answer.data)
    expect(text.match(/"isAnnual":true/g)).toHaveLength(1)
    expect(text).toMatch(/"period":"M13"[^}]*"isAnnual":true/)
    expect(text).not.toContain('"isLatest":true')
  })

  it('returns the ids of a popular list whose rows contain only ids', async () => {
    const answer = await saying({ series: [{ seriesID: 'CUUR0000SA0' }, { seriesID: 'LNS14000000' }] }).call(
      'federal-labor-stats',
      'getPopularSeries',
      {},
    )
    expect(answer).toMatchObject({ ok: true })
    const text = JSON.stringify(answer.ok && answer.data)
    for (const id of ['CUUR0000SA0', 'LNS14000000']) expect(text).toContain(id)
  })
})
