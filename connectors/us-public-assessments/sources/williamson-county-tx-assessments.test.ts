import { expect, it } from 'vitest'
import { williamsonFixture } from '../fixtures/williamson-county-tx'
import { createAssessments, history, keyOf, search } from '../testing/engine'
import { williamsonCountyTx } from './williamson-county-tx-assessments'

const { id: source } = williamsonCountyTx

it.each([
  ['726 5TH ST W, TAYLOR, TX  76574', ['726 5TH ST W', '726 W 5TH ST']],
  ['1201 MAIN ST, GEORGETOWN, TX  78626', ['1201 MAIN ST']],
  [null, [null]],
])('%j goes by %j', (situsaddress, lines) => {
  expect(williamsonCountyTx.address.published({ situsaddress })).toEqual(lines)
})

it('finds a house whose direction stands behind the type', async () => {
  const { records } = await search({ source, streetAddress: williamsonFixture.clean })
  expect(records[0]?.siteAddress).toMatch(/ [EW]$/)
  const across = williamsonFixture.clean.replace(/ ([EW]) /, (_, side) => (side === 'E' ? ' W ' : ' E '))
  const other = await search({ source, streetAddress: across })
  expect(other.records.map(({ parcelId }) => parcelId)).not.toContain(williamsonFixture.parcelId)
})

it('gives market and assessed value of the certified roll under the year that is set', async () => {
  const { records } = await search({ source, parcelId: williamsonFixture.parcelId })
  const undated = await history(keyOf(records[0]))
  expect(undated).toMatchObject({
    assessments: [],
    property: { sourceUpdatedAt: '2026-11-03T09:00:00.000Z' },
  })
  const settings = { TEXAS_COUNTIES: 'williamson', WILLIAMSON_COUNTY_TX_TAX_YEAR: '2026' }
  const [value] = (await history(keyOf(records[0]), undefined, createAssessments({ settings }))).assessments
  expect(value).toMatchObject({ year: 2026, sourceAttributes: { stage: 'certified' } })
  expect(value?.assessedValue).toBeLessThanOrEqual(value?.marketValue ?? 0)
})
