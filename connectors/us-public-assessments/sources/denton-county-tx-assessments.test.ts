import { expect, it } from 'vitest'
import { factOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { dentonFixture } from '../fixtures/denton-county-tx'
import { rolls } from '../simulated/rolls'
import { history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { dentonCountyTx } from './denton-county-tx-assessments'

const dentonIdOf = textOf(rolls.denton, 'account')
const rollYearOf = factOf(rolls.denton, 'publishedYear')

const { id: source } = dentonCountyTx
const keyOfId = async (parcelId: string) => keyOf((await search({ source, parcelId })).records[0])

it('excludes values that the roll copies for next year', async () => {
  const moved = findProperty(
    towns('TX', 'Dallas'),
    (each) => each.kind === 'house' && rollYearOf(each) === 2027,
  )
  const key = await keyOfId(dentonIdOf(moved))
  const latest = await history(key)
  expect(latest.assessments).toEqual([])
  expect(latest.caveats.join(' ')).toContain('values for 2027 only, which lies ahead')
  expect(await history(key, [2026])).toMatchObject({ assessments: [], missingYears: [2026] })
  const ahead = await history(key, [2027])
  expect(ahead.assessments.map(({ year }) => year)).toEqual([2027])
  expect(ahead.caveats.join(' ')).toContain('2027 lies ahead')
})

it('computes no total if the publisher has none', async () => {
  const [value] = (await history(await keyOfId(dentonFixture.parcelId))).assessments
  expect(value).toMatchObject({ landValue: null, assessedValue: null })
  const { homesteadLandValue, otherLandValue, netAppraisedValue } = value?.sourceAttributes ?? {}
  expect(Number(homesteadLandValue) + Number(otherLandValue)).toBeGreaterThan(0)
  expect(Number(netAppraisedValue)).toBeLessThanOrEqual(value?.appraisedValue ?? 0)
})
