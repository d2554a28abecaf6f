import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bounds } from '@/lib/geography/types'
import { boundsOfTile } from '@/lib/tiles/tile-grid'
import { addressAt } from '../addresses/addresses'
import { assessedOnLand, landOfSerial, landsWithin, middleOf, streetsWithin } from './lands'
import { outlineOf } from './outline'
import { around, territoryOf } from './territory'

const boxAt = (longitude: number, latitude: number, half: number): Bounds => [
  longitude - half,
  latitude - half,
  longitude + half,
  latitude + half,
]
const places = [
  { name: 'a town', state: 'OH', box: boxAt(-83.01, 39.97, 0.004) },
  { name: 'the edge of a town to the east', state: 'OH', box: boxAt(-82.8203, 39.96, 0.006) },
  { name: 'the edge of a town to the north', state: 'OH', box: boxAt(-83, 40.2012, 0.006) },
  { name: 'the edge of a town to the south', state: 'OH', box: boxAt(-83, 39.7187, 0.006) },
  { name: 'the land between two towns', state: 'NC', box: boxAt(-79.74, 35.505, 0.02) },
  { name: 'the country', state: 'TX', box: boxAt(-101.2, 33.1, 0.02) },
]

describe('lands of a state', () => {
  it.each(places)('generates parcels without overlaps in $name', ({ state, box }) => {
    const lands = [...landsWithin(state, box)]
    expect(lands.length).toBeGreaterThan(20)
    for (const land of lands) {
      const [x, y] = middleOf(land.bounds)
      const over = lands.filter(
        ({ bounds }) => x > bounds[0] && x < bounds[2] && y > bounds[1] && y < bounds[3],
      )
      expect(over).toEqual([land])
    }
  })

  it.each(places)(
    'numbers the parcels in $name in ascending order, and finds each by its number',
    ({ state, box }) => {
      const lands = [...landsWithin(state, box)]
      const serials = lands.map(({ serial }) => serial)
      expect(serials).toEqual([...new Set(serials)].sort((a, b) => a - b))
      for (const land of lands) expect(landOfSerial(state, land.serial)).toEqual(land)
      expect(Math.max(...serials)).toBeLessThan(100_000_000)
    },
  )

  it('finds no parcel, or the parcel with the same number, for any number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('TX', 'CA', 'OH', 'AK', 'ZZ'),
        fc.integer({ min: -2, max: 99_999_999 }),
        (state, serial) => {
          expect(landOfSerial(state, serial)?.serial ?? serial).toBe(serial)
        },
      ),
    )
  })

  it('locates each address inside the parcel of that address', () => {
    const lands = [...landsWithin('OH', boxAt(-83.01, 39.97, 0.004))]
    for (const land of lands) {
      const [property] = assessedOnLand(land)
      if (!property) throw new Error('Nobody lives there')
      const { longitude, latitude } = property.address
      expect(booleanPointInPolygon([longitude, latitude], outlineOf(land))).toBe(true)
      expect(addressAt(longitude, latitude)?.number).toBe(property.address.number)
    }
  })

  it('generates 250 to 420 lots in a tile at zoom 16 in a town, and large lots in the country', () => {
    const tile = boundsOfTile({ z: 16, x: 17660, y: 24800 })
    const count = [...landsWithin('OH', tile)].length
    expect(count).toBeGreaterThan(250)
    expect(count).toBeLessThan(420)
    const [farm] = landsWithin('TX', boxAt(-101.2, 33.1, 0.001))
    expect(farm && assessedOnLand(farm)[0]?.lotSquareFeet).toBeGreaterThan(1_000_000)
  })

  it('draws streets between the lots and never over a lot', () => {
    const box = boxAt(-83.01, 39.97, 0.003)
    const lands = [...landsWithin('OH', box)]
    const streets = [...streetsWithin('OH', box)]
    expect(streets.length).toBeGreaterThan(4)
    for (const { bounds } of streets) {
      const [, y] = middleOf(bounds)
      expect(lands.filter((land) => y > land.bounds[1] && y < land.bounds[3])).toEqual([])
    }
  })
})

describe('territories', () => {
  it('a territory contains the points of its counties, or for a city the points near its middle', () => {
    const franklin = territoryOf(['39049'])
    expect(franklin.has(-83, 39.96)).toBe(true)
    expect(franklin.has(-84, 39.96)).toBe(false)
    expect(territoryOf(['39']).has(-84, 39.96)).toBe(true)
    const city = around(franklin, [-83, 39.96], 3_000)
    expect(city.has(-83.01, 39.97)).toBe(true)
    expect(city.has(-83.1, 39.97)).toBe(false)
  })
})
