import { expect, it } from 'vitest'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { bexarFixture } from '../fixtures/bexar-county-tx'
import { rolls } from '../simulated/rolls'
import { history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { bexarCountyTx } from './bexar-county-tx-assessments'

const bexarIdOf = textOf(rolls.bexar, 'account')
const isUntold = testOf(rolls.bexar, 'isUnknown')

const { id: source } = bexarCountyTx

it('reads the word NULL as null', async () => {
  const lot = findProperty(towns('TX', 'San Antonio'), isUntold)
  const { records } = await search({ source, parcelId: bexarIdOf(lot) })
  expect(records).toMatchObject([{ postalCode: null, yearBuilt: null, landUse: null }])
  expect(JSON.stringify(records)).not.toContain('NULL')
})

it('finds a house whose published address lacks the street type', async () => {
  const { records } = await search({ source, streetAddress: bexarFixture.clean })
  expect(bexarFixture.clean.endsWith(' Ct')).toBe(true)
  expect(records[0]?.siteAddress).not.toMatch(/ CT$/)
})

it('returns values without a year', async () => {
  const { records } = await search({ source, parcelId: bexarFixture.parcelId })
  const answer = await history(keyOf(records[0]))
  expect(answer).toMatchObject({ assessments: [], property: { assessedValue: null } })
  expect(answer.property?.marketValue).toBeGreaterThan(0)
})
