import { describe, expect, it } from 'vitest'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { woodburyCountyFixture } from '../fixtures/woodbury-county-ia'
import { statusOf } from '../search/choose-source'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, problemOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { woodburyCountyIa } from './woodbury-county-ia-assessments'

const hasBarn = testOf(rolls.woodburyCounty, 'hasBarn')
const parcelNumberOf = textOf(rolls.woodburyCounty, 'parcelNumber')

const source = woodburyCountyIa.id
const { parcelId } = woodburyCountyFixture

describe('Woodbury County', () => {
  it('sends no request without a configured URL, and offers the official page', async () => {
    const urls: string[] = []
    const engine = createAssessments({
      settings: {},
      transport: async (request) => {
        urls.push(request.url)
        return new Response('')
      },
    })
    const problem = await problemOf('searchProperties', { source, parcelId }, engine)
    expect(problem.code).toBe('not_configured')
    expect(problem.message).toContain(woodburyCountyIa.officialPage)
    expect(problem.message).toContain('WOODBURY_COUNTY_IA_ASSESSMENTS_URL')
    expect(urls).toEqual([])
    expect(statusOf(woodburyCountyIa, { settings: {} })).toBe('not_configured')
  })

  it('returns two years of total, land and building', async () => {
    const { records } = await search({ source, parcelId })
    const { assessments, provenance } = await history(keyOf(records[0]), [2026, 2025])
    for (const { assessedValue, landValue, improvementValue, marketValue, taxableValue } of assessments) {
      expect((landValue ?? 0) + (improvementValue ?? 0)).toBe(assessedValue)
      expect([marketValue, taxableValue]).toEqual([null, null])
    }
    expect(assessments).toHaveLength(2)
    expect(provenance).toMatchObject({ yearFrom: 'inferred' })
  })

  it('separates the values of a dwelling and of another building', async () => {
    const farm = findProperty(towns('IA', 'Sioux City'), hasBarn)
    const { records } = await search({ source, parcelId: parcelNumberOf(farm) })
    const { assessments } = await history(keyOf(records[0]))
    expect(assessments).toMatchObject([
      { improvementValue: null, sourceAttributes: { currentOtherBuildings: 9500 } },
    ])
  })
})
