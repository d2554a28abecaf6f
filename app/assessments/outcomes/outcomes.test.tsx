import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import type { Meta } from '@/lib/connector/result'
import type { HomeSelection } from '../fetch-home'
import { fetchOutcomes } from './fetch-outcomes'
import { OutcomesPart } from './outcomes-part'

const site = vi.hoisted(() => ({
  calls: [] as { body: string; year: number }[],
  answer: (_: { body: string; year: number }): unknown => undefined,
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-openplat-page': '/?plain=1' }) }))
vi.mock('@/app/_lib/read/data', () => ({
  read: async (_connector: string, _method: string, params: { body: string; year: number }) => {
    site.calls.push(params)
    return site.answer(params)
  },
}))

const home = (attributes: Record<string, unknown>, sourceId = 'cook-county-il-assessments') =>
  ({
    sourceId,
    latest: { assessments: [{ year: 2026, sourceAttributes: attributes }] },
  }) as unknown as HomeSelection
const house = home({ class: '205', townshipCode: '77', townshipName: 'West Chicago' })

const outcome = {
  kind: 'Current year appeal',
  appeals: 1_230,
  cases: 1_230,
  decided: 1_212,
  lowered: 361,
  unchanged: 850,
  raised: 1,
  undecided: 18,
  withdrawn: 0,
  middleChangePercent: 6.25,
}
const meta: Meta = {
  connector: 'us-assessment-evidence',
  method: 'countAppealOutcomes',
  source: 'Cook County Assessor',
  publisher: 'Cook County Assessor',
  attribution: 'Cook County Open Data',
  licence: 'Not stated',
  requests: [],
  retrievedAt: '2026-11-28T00:00:00.000Z',
  ageSeconds: 0,
  state: 'miss',
  sample: true,
}
const answered = (year: number, records: unknown[]) => ({
  ok: true,
  data: { year, records, tooFew: [], caveats: [] },
  meta,
})
const failed = { ok: false, error: { code: 'upstream_unavailable', message: 'No answer.' } }

async function show(): Promise<string> {
  const outcomes = fetchOutcomes(house)
  if (!outcomes) throw new Error('No counts for this home')
  return (await draw(<OutcomesPart {...outcomes} />)).replaceAll(/<!--.*?-->/g, '')
}

describe('fetchOutcomes', () => {
  beforeEach(() => {
    site.calls.length = 0
  })

  it('requests counts for the class and township of the record from the assessor and the board', async () => {
    site.answer = ({ year }) => answered(year, [outcome])
    await fetchOutcomes(house)?.later
    expect(site.calls).toEqual([
      { body: 'assessor', year: 2026, propertyClass: '205', township: '77' },
      { body: 'board', year: 2026, propertyClass: '205', township: '77' },
    ])
  })

  it('counts the appeals of the previous year for a body without decisions in the newest year', async () => {
    site.answer = ({ body, year }) => answered(year, body === 'board' && year === 2026 ? [] : [outcome])
    const answers = await fetchOutcomes(house)?.later
    expect(answers?.assessor).toMatchObject({ data: { year: 2026 } })
    expect(answers?.board).toMatchObject({ data: { year: 2025 } })
  })

  it.each([
    ['another source', home({ class: '205', townshipCode: '77' }, 'florida-assessments')],
    ['a class that is no home', home({ class: '100', townshipCode: '77' })],
    ['no class', home({ townshipCode: '77' })],
    ['no township', home({ class: '205' })],
  ])('sends no request for %s', (_, other) => {
    expect(fetchOutcomes(other)).toBeUndefined()
    expect(site.calls).toEqual([])
  })
})

describe('OutcomesPart', () => {
  it('shows the counts of the assessor and the board separately, without a sum', async () => {
    site.answer = ({ body, year }) =>
      answered(year, [{ ...outcome, ...(body === 'board' && { decided: 40 }) }])
    const html = await show()
    expect(html).toContain(
      'Current year appeal: of 1,212 decided appeals, 361 ended lower, 850 unchanged and 1 higher. The middle cut among the lowered was 6.3%. 18 undecided.',
    )
    expect(html).toContain('of 40 decided appeals')
    expect(html).not.toContain('1,252')
    expect(html).not.toContain('withdrawn')
  })

  it('shows the counts of the assessor and the reason of the failure if the request to the board fails', async () => {
    site.answer = ({ body, year }) => (body === 'board' ? failed : answered(year, [outcome]))
    const html = await show()
    expect(html).toContain('We could not count these appeals. No answer.')
    expect(html).toContain('1,212 decided')
  })

  it('reports that there is no count if fewer than ten appeals are decided', async () => {
    site.answer = ({ year }) => answered(year, [])
    expect(await show()).toContain('Fewer than ten appeals have been decided for 2025 and the year after')
  })
})
