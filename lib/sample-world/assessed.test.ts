import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotOfSerial, lotsAround, serialOf, townsOf } from './addresses/assessed-lots'
import { assessedOn, marketValueOf } from './addresses/assessed-property'
import { assessedProperties } from './addresses/assessed-search'

const chicago = townsOf('IL').slice(0, 1)
const around = chicago.flatMap((place) => [...lotsAround(place)])

describe('lots of the sample rolls', () => {
  it('finds lots by their serial numbers', () => {
    for (const lot of around) {
      const serial = serialOf(lot) ?? -1
      expect(serial).toBeLessThan(100_000_000)
      expect(lotOfSerial('IL', serial)).toEqual(lot)
    }
  })

  it('finds no lot, or the lot with the same serial number, for any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 99_999_999 }), (serial) => {
        const lot = lotOfSerial('IL', serial)
        expect(lot === null || serialOf(lot) === serial).toBe(true)
      }),
    )
  })
})

describe('properties of the sample rolls', () => {
  const all = around.flatMap(assessedOn)

  it('generates properties of every kind', () => {
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['house', 'condominium', 'vacant', 'exempt']),
    )
  })

  it('finds properties by house number and by serial number', () => {
    const [first] = all
    if (!first) throw new Error('Nobody lives there')
    const { number } = first.address
    const byNumber = [...assessedProperties(chicago, { houses: [{ number, street: undefined }] })]
    const bySerial = [...assessedProperties(chicago, { serials: [first.serial, first.serial] })]
    expect(byNumber.some(({ serial }) => serial === first.serial)).toBe(true)
    expect(bySerial.map(({ address, unit }) => [address.number, unit])).toEqual(
      assessedOn(first.address.lot).map(({ address, unit }) => [address.number, unit]),
    )
    expect(byNumber.every(({ address }) => address.number === number)).toBe(true)
  })

  it('generates the same values every time, and a building value only for a built lot', () => {
    for (const property of all.slice(0, 300)) {
      const value = marketValueOf(property, 2025)
      expect(value).toEqual(marketValueOf(property, 2025))
      expect(value.total).toBe(value.land + value.building)
      expect(value.land).toBeGreaterThan(0)
      expect(value.building > 0).toBe(property.yearBuilt !== null && property.yearBuilt <= 2025)
    }
  })
})
