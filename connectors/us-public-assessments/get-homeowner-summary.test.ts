import { describe, expect, it } from 'vitest'
import { cookCountyFixture } from './fixtures/cook-county-il'
import { massachusettsFixture } from './fixtures/massachusetts'
import { washingtonDcFixture } from './fixtures/washington-dc'
import { keyOf, search, summary } from './testing/engine'

const cook = 'cook-county-il-assessments'
const ma = 'massachusetts-assessments'
const cookKey = (pin: string) => Buffer.from(JSON.stringify([cook, [pin], ''])).toString('base64url')

describe('getHomeownerSummary', () => {
  it('describes each change within one kind of value as a difference, a percentage and a sentence', async () => {
    const { assessments, changes, notCompared, guidance } = await summary(cookKey(cookCountyFixture.parcelId))
    expect(assessments.map(({ year }) => year)).toEqual([2025, 2024, 2023])
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(
      new Set(['assessedValue', 'landValue', 'improvementValue']),
    )
    for (const { from, to, difference, percent, sentence } of changes) {
      expect(to.amount - from.amount).toBe(difference)
      expect(percent).toBeCloseTo((difference / from.amount) * 100, 0)
      expect(sentence).toMatch(difference === 0 ? /stayed at \$/ : /(rose|fell) by \$/)
    }
    expect(notCompared).toEqual([])
    expect(guidance).toMatchObject({ stages: expect.any(Array) })
  })

  it('lists proposed values beside current ones', async () => {
    const { records } = await search({
      source: 'washington-dc-assessments',
      parcelId: washingtonDcFixture.parcelId,
    })
    const { assessments, changes, missingYears } = await summary(keyOf(records[0]))
    expect(assessments.map(({ year }) => year)).toEqual([2027, 2026, 2025])
    expect(missingYears).toEqual([])
    expect(changes.some(({ note }) => note?.includes('proposed'))).toBe(true)
  })

  it('explains why two years are not compared', async () => {
    const { records } = await search({ source: ma, parcelId: massachusettsFixture.parcelId })
    const { changes, notCompared, factsToCheck } = await summary(keyOf(records[0]))
    expect(changes).toEqual([])
    expect(notCompared.join(' ')).toContain('latest values only')
    expect(factsToCheck.map(({ fact }) => fact)).toContain('Year built')
  })
})
