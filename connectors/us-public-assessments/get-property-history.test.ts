import { describe, expect, it } from 'vitest'
import { factOf, testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { washingtonDcFixture } from './fixtures/washington-dc'
import { rolls } from './simulated/rolls'
import { createAssessments, history, keyOf, search } from './testing/engine'
import { findProperty } from './testing/fixture'

const firstYearOf = factOf(rolls.cookCounty, 'firstYear')
const pinOf = textOf(rolls.cookCounty, 'pin')
const stagesReached = factOf(rolls.cookCounty, 'stages')
const isProposed = testOf(rolls.washingtonDc, 'isProposed')
const sslOf = textOf(rolls.washingtonDc, 'parcelId')

const cook = 'cook-county-il-assessments'
const chicago = towns('IL', 'Chicago')
const cookKey = (pin: string) => Buffer.from(JSON.stringify([cook, [pin], ''])).toString('base64url')

describe('getPropertyHistory', () => {
  const stagedPin = (reached: number) =>
    pinOf(
      findProperty(
        chicago,
        (each) => each.kind === 'house' && firstYearOf(each) === 1999 && stagesReached(each) === reached,
      ),
    )

  it('excludes years with a row but without values', async () => {
    const key = cookKey(stagedPin(0))
    const answer = await history(key, [2026, 2025])
    expect(answer.assessments.map(({ year }) => year)).toEqual([2025])
    expect(answer.missingYears).toEqual([2026])
    expect((await history(key)).assessments.map(({ year }) => year)).toEqual([2025])
  })

  it.each([
    [1, 'mailed with the notice', 'mailedTotal'],
    [2, 'certified by the assessor after first appeals', 'certifiedTotal'],
    [3, 'after the Board of Review', 'boardTotal'],
  ])(
    'uses the values of stage %i, the last stage with values, including land and building',
    async (reached, stage, total) => {
      const { assessments } = await history(cookKey(stagedPin(reached)), [2026])
      const [latest] = assessments
      expect(latest?.sourceAttributes).toMatchObject({ stage, landValueBasis: 'assessed level' })
      expect(latest?.assessedValue).toBe(latest?.sourceAttributes?.[total])
      expect((latest?.landValue ?? 0) + (latest?.improvementValue ?? 0)).toBe(latest?.assessedValue)
      expect(latest).toMatchObject({ marketValue: null, taxableValue: null, appraisedValue: null })
    },
  )

  it('keeps zero as a value if the publisher means zero', async () => {
    const exempt = findProperty(chicago, (each) => each.kind === 'exempt')
    const { assessments } = await history(cookKey(pinOf(exempt)), [2025])
    expect(assessments[0]).toMatchObject({ assessedValue: 0, landUse: 'exempt' })
  })

  it('reports years before a parcel was divided as missing', async () => {
    const divided = findProperty(chicago, (each) => each.kind === 'house' && firstYearOf(each) === 2024)
    const { missingYears } = await history(cookKey(pinOf(divided)), [2025, 2024, 2023])
    expect(missingYears).toEqual([2023])
  })

  it('excludes a future year from the latest values, but returns the year with a caveat on request', async () => {
    const key = keyOf(
      (await search({ source: 'washington-dc-assessments', parcelId: washingtonDcFixture.parcelId }))
        .records[0],
    )
    const { assessments, provenance } = await history(key)
    expect(assessments).toMatchObject([{ year: 2026, sourceAttributes: { stage: 'current' } }])
    expect(provenance).toMatchObject({ yearFrom: 'inferred' })
    const ahead = await history(key, [2027])
    expect(ahead.assessments).toMatchObject([{ sourceAttributes: { stage: 'proposed' } }])
    expect(ahead.caveats.join(' ')).toContain('2027 lies ahead')
  })

  it('marks a year that comes from the settings', async () => {
    const engine = createAssessments({ settings: { WASHINGTON_DC_TAX_YEAR: '2025' } })
    const matches = await search({
      source: 'washington-dc-assessments',
      parcelId: washingtonDcFixture.parcelId,
    })
    const { assessments, provenance } = await history(keyOf(matches.records[0]), [2025], engine)
    expect(assessments).toMatchObject([{ year: 2025, sourceAttributes: { stage: 'current' } }])
    expect(provenance).toMatchObject({ yearFrom: 'configured' })
  })

  it('excludes years without a proposed value', async () => {
    const plain = findProperty(towns('DC'), (each) => each.kind === 'house' && !isProposed(each))
    const matches = await search({ source: 'washington-dc-assessments', parcelId: sslOf(plain) })
    const { missingYears } = await history(keyOf(matches.records[0]), [2027, 2026])
    expect(missingYears).toEqual([2027])
  })
})
