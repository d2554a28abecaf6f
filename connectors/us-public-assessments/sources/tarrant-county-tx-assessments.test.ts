import { expect, it } from 'vitest'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { tarrantFixture } from '../fixtures/tarrant-county-tx'
import { rolls } from '../simulated/rolls'
import { createAssessments, history, keyOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { tarrantCountyTx } from './tarrant-county-tx-assessments'

const hasTarrantEquipment = testOf(rolls.tarrant, 'hasEquipment')
const taxPinOf = textOf(rolls.tarrant, 'taxPin')

const { id: source } = tarrantCountyTx
const { clean, parcelId } = tarrantFixture

it('sends no row limit to a server that refuses one', async () => {
  const urls: string[] = []
  const engine = createAssessments({
    transport: (request) => {
      urls.push(request.url)
      return sample(request)
    },
  })
  await search({ source, streetAddress: clean }, engine)
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.filter((url) => url.includes('resultRecordCount'))).toEqual([])
})

it('reads values and ids from padded text', async () => {
  const { records } = await search({ source, parcelId })
  expect(records[0]?.postalCode).toMatch(/^\d{5}$/)
  const [value] = (await history(keyOf(records[0]))).assessments
  expect(value?.year).toBe(2025)
  expect((value?.landValue ?? 0) + (value?.improvementValue ?? 0)).toBe(value?.marketValue)
})

it('finds a property by the number on the map, and omits business equipment', async () => {
  const house = findProperty(
    towns('TX', 'Dallas'),
    (each) => each.kind === 'house' && hasTarrantEquipment(each),
  )
  const { records } = await search({ source, parcelId: taxPinOf(house).toLowerCase() })
  expect(records.map((each) => each.parcelId)).toEqual([parcelId])
})
