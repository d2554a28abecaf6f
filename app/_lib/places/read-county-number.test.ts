import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cityNames } from '@/lib/gazetteer/places'
import { states } from '@/lib/geography/states'
import { streetTypes } from '@/lib/street-address/street-tokens'
import { readCountyNumber } from './read-county-number'

const labels = (text: string) => readCountyNumber(text)?.counties.map(({ label }) => label)

describe('readCountyNumber', () => {
  it.each([
    ['Maricopa 123-45-678', '123-45-678', 'Maricopa County, Arizona'],
    ['Maricopa County, AZ 123-45-678', '123-45-678', 'Maricopa County, Arizona'],
    ['maricopa county arizona 12345678', '12345678', 'Maricopa County, Arizona'],
    ['APN 123-45-678, Maricopa County, AZ', '123-45-678', 'Maricopa County, Arizona'],
    ['Parcela 123-45-678, Maricopa County, AZ', '123-45-678', 'Maricopa County, Arizona'],
    ['Fulton County, GA 00-991260-0', '00-991260-0', 'Fulton County, Georgia'],
    ['Orleans Parish, LA 41-1234-567', '41-1234-567', 'Orleans Parish, Louisiana'],
    ['Multnomah 0S1W01CB 080460', '0S1W01CB 080460', 'Multnomah County, Oregon'],
    ['04013 123-45-678', '123-45-678', 'Maricopa County, Arizona'],
  ])('parses the county and the parcel number in %s', (text, number, county) => {
    expect(readCountyNumber(text)?.number).toBe(number)
    expect(labels(text)).toEqual([county])
  })

  it('returns every county that has the typed name', () => {
    expect(labels('Fulton 00-991260-0')?.length).toBeGreaterThan(4)
    expect(labels('Fulton 00-991260-0')).toContain('Fulton County, Georgia')
    expect(labels('Baltimore MD 04-12-345678')).toHaveLength(2)
  })

  it.each([
    'Maricopa 85001',
    'Cook 60602-1234',
    'Lake 41.5123 -81.2345',
    'Clay 01/02/2024',
    'Lake Highway 27',
    'Maricopa County, AZ',
    'Washington 20001',
    '85001 123 Main St',
    'Lake 100200 Main',
  ])('finds no parcel number of a county in %s', (text) => expect(readCountyNumber(text)).toBeUndefined())

  it('finds no parcel number of a county in any address', () => {
    const house = fc.oneof(
      fc.integer({ min: 1, max: 99_999 }).map(String),
      fc.constantFrom('12B', '45-12', 'N123W4567', '04013', '100 1/2'),
    )
    const name = fc.constantFrom('Main', '5th', '112th', 'County Road 1128', 'Lake', 'Washington', 'Hwy 441')
    const type = fc.constantFrom(...streetTypes.keys())
    const city = fc.constantFrom(...cityNames().slice(0, 400)).map(({ place }) => place.name)
    const zip = fc.constantFrom('', ' 85001', ' 85001-1234')
    const address = fc
      .tuple(house, name, type, city, fc.constantFrom(...states), zip)
      .map(
        ([number, street, kind, town, { code }, end]) =>
          `${number} ${street} ${kind}, ${town}, ${code}${end}`,
      )
    fc.assert(
      fc.property(address, (text) => {
        expect(readCountyNumber(text), text).toBeUndefined()
      }),
      { numRuns: 2000 },
    )
  })
})
