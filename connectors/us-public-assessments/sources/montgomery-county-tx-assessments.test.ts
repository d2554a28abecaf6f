import { expect, it } from 'vitest'
import { montgomeryFixture } from '../fixtures/montgomery-county-tx'
import { history, keyOf, search } from '../testing/engine'
import { montgomeryCountyTx } from './montgomery-county-tx-assessments'

const { id: source } = montgomeryCountyTx

it('returns a record with null values and a caveat', async () => {
  const { records } = await search({ source, parcelId: montgomeryFixture.parcelId })
  const answer = await history(keyOf(records[0]), [2026])
  expect(answer).toMatchObject({ found: true, assessments: [], missingYears: [2026] })
  expect(answer.property).toMatchObject({ marketValue: null, assessedValue: null, landValue: null })
  expect(answer.property?.yearBuilt).toBeGreaterThan(1800)
  expect(answer.property?.coverage.message).toContain('Not published by this source: market value')
  expect(answer.caveats.join(' ')).toContain('This record has no values')
})

it('splits one line into street, city and postal code', async () => {
  expect(montgomeryCountyTx.address.published({ ADDRESS: '20396 RUSSELL DR, PORTER TX 77365' })).toEqual([
    '20396 RUSSELL DR',
  ])
  const { records } = await search({ source, parcelId: montgomeryFixture.parcelId })
  expect(records).toMatchObject([{ city: 'HOUSTON', postalCode: '77002' }])
})
