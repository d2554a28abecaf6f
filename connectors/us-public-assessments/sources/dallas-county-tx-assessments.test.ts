import { expect, it } from 'vitest'
import { dallasFixture } from '../fixtures/dallas-county-tx'
import { createAssessments, history, keyOf, search } from '../testing/engine'
import { dallasCountyTx } from './dallas-county-tx-assessments'

const { id: source } = dallasCountyTx
const { clean, parcelId } = dallasFixture

it("excludes business equipment at its building's address", async () => {
  const { records } = await search({ source, streetAddress: clean })
  expect(records.map((each) => each.parcelId)).toEqual([parcelId])
})

it('returns a market value without a year until a year is configured', async () => {
  const key = keyOf((await search({ source, parcelId })).records[0])
  const answer = await history(key, [2026])
  expect(answer).toMatchObject({ assessments: [], missingYears: [2026] })
  expect(answer.property?.marketValue).toBeGreaterThan(0)
  expect(answer.property).toMatchObject({ assessedValue: null, landValue: null, improvementValue: null })
  expect(answer.caveats.join(' ')).toContain('have no year')
  expect(answer.provenance).toMatchObject({ yearFrom: 'none' })

  const settings = { TEXAS_COUNTIES: 'dallas', DALLAS_COUNTY_TX_TAX_YEAR: '2026' }
  const dated = await history(key, [2026], createAssessments({ settings }))
  expect(dated.assessments).toMatchObject([{ year: 2026, marketValue: answer.property?.marketValue }])
  expect(dated.provenance).toMatchObject({ yearFrom: 'configured' })
})

it('returns the year of the last revaluation as an attribute', async () => {
  const [record] = (await search({ source, parcelId })).records
  expect(record?.sourceAttributes?.lastRevaluedIn).toBeGreaterThan(2000)
})
