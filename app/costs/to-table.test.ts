import { describe, expect, it } from 'vitest'
import { laborEngine } from '@/connectors/federal-labor-stats/testing/labor-engine'
import { compare } from './compare'
import { toTable } from './to-table'

async function seriesOf(...seriesIds: string[]) {
  const { engine } = laborEngine()
  const answer = await engine.call('federal-labor-stats', 'getMultipleSeries', { seriesIds, startYear: 2025 })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.series
}

describe('toTable', () => {
  it('the table of rebased series has a published and a rebased column for each series', async () => {
    const series = await seriesOf('WPU081', 'CUUR0000SEHA')
    const { rows, columns, notes } = toTable(series, compare({ scale: 'rebased', order: 'oldest' }, series))
    expect(columns.map(({ key, type }) => `${key}: ${type}`)).toEqual([
      'period: text',
      'begins: date',
      'WPU081: number',
      'WPU081 rebased: number',
      'CUUR0000SEHA: number',
      'CUUR0000SEHA rebased: number',
      'footnotes: text',
    ])
    expect(columns.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Period', 'Begins', 'WPU081, rebased by us', 'Footnotes']),
    )
    expect(rows[0]?.cells).toMatchObject({ begins: '2025-01-01', 'WPU081 rebased': 100 })
    expect(rows.at(-1)?.cells).toMatchObject({
      begins: '2026-05-01',
      footnotes: 'WPU081 P: Preliminary.',
    })
    const october = rows.find(({ cells }) => cells.begins === '2025-10-01')?.cells
    expect(october).toMatchObject({ CUUR0000SEHA: null, 'CUUR0000SEHA rebased': null })
    expect(notes).toContain('Index, Jan 2025 = 100 (our calculation).')
  })

  it('names a series that does not exist', async () => {
    const series = await seriesOf('WPU081', 'CUUR0000ZZZZ')
    const { columns, notes } = toTable(series, compare({}, series))
    expect(columns.map(({ key }) => key)).toEqual(['period', 'begins', 'WPU081', 'footnotes'])
    expect(notes).toContain('CUUR0000ZZZZ does not exist.')
  })
})
