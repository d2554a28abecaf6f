import { expect, it } from 'vitest'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { collinFixture } from '../fixtures/collin-county-tx'
import { rolls } from '../simulated/rolls'
import { history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { collinCountyTx } from './collin-county-tx-assessments'

const collinIdOf = textOf(rolls.collin, 'account')
const isCarriedOver = testOf(rolls.collin, 'isCarriedOver')

const { id: source } = collinCountyTx
const keyOfId = async (parcelId: string) => keyOf((await search({ source, parcelId })).records[0])

it('returns the previous roll while the newest roll has no values', async () => {
  const key = await keyOfId(collinFixture.parcelId)
  expect((await history(key)).assessments).toMatchObject([
    { year: 2026, sourceAttributes: { stage: 'roll before the newest' } },
  ])
  expect(await history(key, [2027])).toMatchObject({ assessments: [], missingYears: [2027] })
})

it('excludes values that the roll copies for next year from the latest values', async () => {
  const carried = findProperty(towns('TX', 'Dallas'), (each) => each.kind === 'house' && isCarriedOver(each))
  const key = await keyOfId(collinIdOf(carried))
  expect((await history(key)).assessments.map(({ year }) => year)).toEqual([2026])
  const ahead = await history(key, [2027])
  expect(ahead.assessments).toMatchObject([{ year: 2027, sourceAttributes: { stage: 'newest roll' } }])
  expect(ahead.caveats.join(' ')).toContain('2027 lies ahead')
})

it('separates the three values of one roll', async () => {
  const limited = findProperty(
    towns('TX', 'Dallas'),
    (each) => each.kind === 'house' && each.roll('homestead') < 0.5,
  )
  const [value] = (await history(await keyOfId(collinIdOf(limited)))).assessments
  expect(value?.appraisedValue).toBe(value?.marketValue)
  expect(value?.assessedValue).toBeLessThan(value?.appraisedValue ?? 0)
})
