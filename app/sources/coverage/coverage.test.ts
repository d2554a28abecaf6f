import { beforeAll, describe, expect, it } from 'vitest'
import { describeHostFailure, firstSentence } from '@/app/_lib/sources/source-labels'
import { createApp } from '@/connectors/engine'
import { countSources, levelOf, listPlaces } from './coverage-labels'
import { fetchCoverage, localSources, type StateCoverage } from './fetch-coverage'

let requests = 0
const started = (UPSTREAM: string) =>
  createApp({
    environment: { UPSTREAM, LOG_LEVEL: 'silent' },
    transport: () => async () => {
      requests += 1
      return new Response('', { status: 503 })
    },
  })

describe('fetchCoverage', () => {
  let states: StateCoverage[]
  const of = (state: string) => states.find(({ code }) => code === state)
  beforeAll(async () => {
    const { engine } = await started('live')
    for (const name of localSources) expect(Object.keys(engine.registry)).toContain(name)
    states = await fetchCoverage(engine)
  })

  it('returns every state and territory without a request', () => {
    expect(states).toHaveLength(56)
    expect(requests).toBe(0)
    expect(states.filter(({ isSurveyed }) => isSurveyed)).toHaveLength(30)
    expect(states.filter(({ hasParcels }) => hasParcels).map(({ code }) => code)).toEqual(['FL'])
  })

  it('counts only enabled sources, and names the disabled sources', async () => {
    const texas = of('TX')
    expect(texas?.assessments.every(({ enabled }) => !enabled)).toBe(true)
    expect(listPlaces(texas?.assessments ?? [])).toContain('Bexar County (switched off here)')
    const sample = await fetchCoverage((await started('sample')).engine)
    const all = sample.find(({ code }) => code === 'TX')
    expect(all?.count).toBe((texas?.count ?? 0) + 12)
    expect(listPlaces(all?.construction ?? [])).toContain('Austin (2 sources)')
  })

  it('returns no local sources for a state without a publisher', () => {
    expect(of('GU')).toMatchObject({ count: 0, assessments: [], construction: [], buildings: [] })
  })
})

it('levelOf distinguishes few sources from many', () => {
  expect([0, 1, 2, 3, 4, 18].map((count) => levelOf(count).from)).toEqual([0, 1, 2, 2, 4, 4])
  expect([0, 1, 2].map(countSources)).toEqual(['no source of its own', '1 more source', '2 more sources'])
})

it('firstSentence returns the first sentence of a text', () => {
  expect(firstSentence('One state; two cities. And more.')).toBe('One state; two cities')
  expect(firstSentence('One only')).toBe('One only')
})

it("describeHostFailure omits messages that may contain a visitor's text", () => {
  const at = '2026-01-01T00:00:00Z'
  expect(describeHostFailure({ at, code: 'upstream_timeout', message: 'It took too long.' })).toBe(
    'It took too long.',
  )
  expect(describeHostFailure({ at, code: 'not_found', message: 'There is no 7 Quill Lane.' })).not.toContain(
    'Quill',
  )
  expect(describeHostFailure({ at, code: 'upstream_unavailable' })).toBe(
    'The source is down or cannot be reached.',
  )
})
