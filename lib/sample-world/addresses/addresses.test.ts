import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateAt } from '@/lib/geography/state-at'
import { tries } from '@/lib/testing/long-run'
import { gazetteer } from '../gazetteer'
import { isInCountyOfTown } from './address-lots'
import { addressAt, addressesNear, locateAddress, writeAddress } from './addresses'
import { countyAt } from './county-at'

const onLand = fc
  .record({
    longitude: fc.double({ min: -120, max: -80, noNaN: true }),
    latitude: fc.double({ min: 33, max: 46, noNaN: true }),
  })
  .filter(({ longitude, latitude }) => stateAt(longitude, latitude) !== null)

describe('sample gazetteer', () => {
  it('places each town within its state, in all fifty states and the District of Columbia', () => {
    expect(new Set(gazetteer.map((place) => place.state)).size).toBe(51)
    for (const place of gazetteer) expect(stateAt(place.longitude, place.latitude)).toBe(place.state)
  })
})

describe('sample addresses', () => {
  it('finds the lot of a generated address anywhere in the county of a town', () => {
    fc.assert(
      fc.property(onLand, ({ longitude, latitude }) => {
        const address = addressAt(longitude, latitude)
        expect(address).not.toBeNull()
        if (!address) return
        const matches = locateAddress(writeAddress(address))
        fc.pre(stateAt(address.longitude, address.latitude) === address.state)
        fc.pre(isInCountyOfTown(address.lot))
        expect(matches).toContainEqual(address)
        expect(Math.abs(address.latitude - latitude)).toBeLessThan(0.0004)
      }),
      { numRuns: tries(200) },
    )
  })

  it('locates addresses in the state and the county of the city that they name', () => {
    const street = fc.record({
      number: fc.integer({ min: 100, max: 900 }),
      line: fc.constantFrom(
        'W Inkwell St',
        'E Lanternfish Ave',
        'W Moonbeam Way',
        'Market St',
        'E Vinegar Ln',
      ),
    })
    const cities = gazetteer.filter(({ state }) => state !== 'FL')
    fc.assert(
      fc.property(fc.constantFrom(...cities), street, (place, { number, line }) => {
        const matches = locateAddress(`${number} ${line}, ${place.city}, ${place.state} ${place.zip}`)
        expect(matches.length).toBeGreaterThan(0)
        const county = countyAt(place.longitude, place.latitude)?.properties.geoid
        for (const { longitude, latitude } of matches)
          expect(countyAt(longitude, latitude)?.properties.geoid).toBe(county)
      }),
      { numRuns: tries(400) },
    )
  })

  it('finds the same address in any spelling of the line', () => {
    const [first] = locateAddress('742 W Inkwell St, Boise, ID 83702')
    expect(first).toMatchObject({ number: 742, city: 'Boise', state: 'ID', zip: '83702' })
    for (const line of [
      '742 west inkwell street boise id',
      '742 W Inkwell St, Boise, Idaho 83702',
      '742 W. Inkwell St Apt 4, Boise, ID 83709',
    ]) {
      expect(locateAddress(line)).toEqual([first])
    }
  })

  it('locates an address in an unknown street always at the same point', () => {
    const [first, ...others] = locateAddress('1600 Pennsylvania Avenue NW, Washington, DC 20500')
    expect(others).toEqual([])
    expect(first).toMatchObject({ name: 'Pennsylvania', type: 'Ave', suffixDirection: 'NW', zip: '20502' })
    expect(locateAddress('1600 pennsylvania ave nw washington dc')[0]?.latitude).toBe(first?.latitude)
    expect(stateAt(first?.longitude ?? 0, first?.latitude ?? 0)).toBe('DC')
  })

  it('returns every address that a line can mean', () => {
    expect(locateAddress('742 Inkwell St, Boise, ID').map((address) => address.preDirection)).toEqual([
      'E',
      'W',
    ])
    expect(locateAddress('12 Main St, Portland').map((address) => address.state)).toEqual(['ME', 'OR'])
    expect(new Set(locateAddress('742 W Inkwell St').map((address) => address.city)).size).toBe(2)
  })

  it.each([
    'Boise, ID',
    '83702',
    'PO Box 12, Boise, ID',
    'Main St & 2nd Ave, Boise, ID',
    '5 Main St, Nowhere, ID',
    '',
  ])('finds no address for %j', (line) => expect(locateAddress(line)).toEqual([]))

  it('returns distinct addresses near a point, and none at sea', () => {
    const near = addressesNear(-116.2, 43.61, 40)
    expect(near).toHaveLength(40)
    expect(new Set(near.map(writeAddress)).size).toBe(40)
    expect(near[0]).toEqual(addressAt(near[0]?.longitude ?? 0, near[0]?.latitude ?? 0))
    expect(addressesNear(-92, 25, 5)).toEqual([])
  })
})
