import { expect, it } from 'vitest'
import { williamsonFixture } from '../fixtures/williamson-county-tx'
import { history, keyOf, search } from '../testing/engine'
import { williamsonCountyTx } from './williamson-county-tx-assessments'

const { id: source } = williamsonCountyTx

it.each([
  ['726 5TH ST W, TAYLOR, TX  76574', ['726 5TH ST W', '726 W 5TH ST']],
  ['1201 MAIN ST, GEORGETOWN, TX  78626', ['1201 MAIN ST']],
  [null, [null]],
])('reads the street lines of %j', (situsaddress, lines) => {
  expect(williamsonCountyTx.address.published({ situsaddress })).toEqual(lines)
})

it('finds a house whose direction follows the street type', async () => {
  const { records } = await search({ source, streetAddress: williamsonFixture.clean })
  expect(records[0]?.siteAddress).toMatch(/ [EW]$/)
  const across = williamsonFixture.clean.replace(/ ([EW]) /, (_, side) => (side === 'E' ? ' W ' : ' E '))
  const other = await search({ source, streetAddress: across })
  expect(other.records.map(({ parcelId }) => parcelId)).not.toContain(williamsonFixture.parcelId)
})

it('returns market and assessed value of the certified roll under its own year', async () => {
  const { records } = await search({ source, parcelId: williamsonFixture.parcelId })
  const { assessments, provenance } = await history(keyOf(records[0]))
  expect(assessments).toMatchObject([
    { year: 2026, sourceAttributes: { stage: 'certified' }, sourceUpdatedAt: '2026-11-03T09:00:00.000Z' },
  ])
  expect(provenance.yearFrom).toBe('row')
  expect(assessments[0]?.assessedValue).toBeLessThanOrEqual(assessments[0]?.marketValue ?? 0)
})
