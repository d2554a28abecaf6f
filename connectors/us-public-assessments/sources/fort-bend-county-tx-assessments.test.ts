import { expect, it } from 'vitest'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { fortBendFixture } from '../fixtures/fort-bend-county-tx'
import { rolls } from '../simulated/rolls'
import { history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { fortBendCountyTx } from './fort-bend-county-tx-assessments'

const propertyNumberOf = textOf(rolls.fortBend, 'propertyNumber')
const quickRefOf = textOf(rolls.fortBend, 'quickRef')

const { id: source } = fortBendCountyTx

it('splits one line into street, city and postal code', async () => {
  const { records } = await search({ source, parcelId: fortBendFixture.parcelId })
  expect(records).toMatchObject([{ city: 'Houston', postalCode: '77002', county: 'Fort Bend' }])
  expect(records[0]?.siteAddress).not.toContain(',')
})

it.each([
  ['2027 Fall Meadow DR, Missouri City, TX  77459', '2027 Fall Meadow DR'],
  ['2710 Grants Lake BLVD #M1, Sugar Land, TX  77479', '2710 Grants Lake BLVD #M1'],
  ['16417 Hubenak RD', '16417 Hubenak RD'],
  [null, null],
])('reads the street of %j as %j', (SITUS, street) => {
  expect(fortBendCountyTx.address.published({ SITUS })).toEqual([street])
})

it('finds a property by the property number, with or without punctuation', async () => {
  const house = findProperty(towns('TX', 'Houston'), ({ kind }) => kind === 'house')
  const number = propertyNumberOf(house)
  for (const parcelId of [number, number.replaceAll('-', '')]) {
    const { records } = await search({ source, parcelId })
    expect(records).toMatchObject([{ parcelId: quickRefOf(house), alternateParcelId: number }])
  }
})

it('returns values without a year', async () => {
  const { records } = await search({ source, parcelId: fortBendFixture.parcelId })
  const answer = await history(keyOf(records[0]))
  expect(answer.assessments).toEqual([])
  expect(answer.property?.marketValue).toBeGreaterThan(0)
})
