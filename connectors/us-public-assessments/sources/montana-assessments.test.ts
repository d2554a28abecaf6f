import { describe, expect, it } from 'vitest'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { testOf, textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { montanaFixture } from '../fixtures/montana'
import type { RecipeRow } from '../recipe/source'
import { describeProperty } from '../records'
import { rolls } from '../simulated/rolls'
import { history, keyOf, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { montana } from './montana-assessments'

const assessmentCodeOf = textOf(rolls.montana, 'assessmentCode')
const geocodeOf = textOf(rolls.montana, 'geocode')
const hasGeocode = testOf(rolls.montana, 'hasGeocode')

const source = montana.id
const places = towns('MT')
const { parcelId } = montanaFixture

describe('Montana', () => {
  it('finds a property by its assessment code with or without leading zeros', async () => {
    const house = findProperty(places, (each) => each.kind === 'house' && hasGeocode(each))
    const code = assessmentCodeOf(house)
    for (const parcelId of [code, code.replace(/^0+/, '')]) {
      const { records } = await search({ source, parcelId: parcelId })
      expect(records).toMatchObject([{ parcelId: geocodeOf(house), alternateParcelId: code }])
    }
  })

  it('omits an outline without a geocode', async () => {
    const bare = findProperty(places, (each) => each.kind === 'house' && !hasGeocode(each))
    const { city } = bare.address
    const { records } = await search({ source, city, streetAddress: writeStreetLine(bare.address) })
    expect(records).toEqual([])
  })

  it('returns values as appraised values of the tax year', async () => {
    const { records } = await search({ source, parcelId })
    const [latest] = (await history(keyOf(records[0]))).assessments
    expect(latest).toMatchObject({ year: 2026, marketValue: null, assessedValue: null, taxableValue: null })
    expect(latest?.appraisedValue).toBe((latest?.landValue ?? 0) + (latest?.improvementValue ?? 0))
    expect(records[0]).toMatchObject({ county: 'Yellowstone', yearBuilt: null, salePrice: null })
    expect(records[0]?.sourceAttributes?.geocode).toMatch(/^03-\d{4}-\d\d-\d-\d\d-\d\d-\d{4}$/)
  })

  it.each([
    ['WINNETT MT 59087', 'WINNETT', '59087'],
    ['GREAT FALLS, MT 59401-1234', 'GREAT FALLS', '59401'],
    ['BUTTE MT', 'BUTTE', null],
    ['MT 59087', null, '59087'],
    ['SOMEWHERE', null, null],
    [null, null, null],
  ])('reads the city and ZIP code of %s', (CityStateZip, city, postalCode) => {
    const blank = Object.fromEntries(
      ('columns' in montana.table ? montana.table.columns : []).map((column) => [column, null]),
    )
    const row: RecipeRow = { ...blank, PARCELID: '56382732101040000', CityStateZip }
    const key = { source: montana, values: ['56382732101040000'], county: '' }
    expect(describeProperty({ key, rows: [row] }, null)).toMatchObject({
      city,
      postalCode,
      siteAddress: null,
      acreage: null,
      sourceAttributes: { geocode: '56-3827-32-1-01-04-0000' },
    })
  })
})
