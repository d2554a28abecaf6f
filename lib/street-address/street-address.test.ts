import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameStreetAddress, readStreetAddress } from './street-address'
import { streetTypes } from './street-words'

const isSame = (asked: string, published: string) => {
  const [a, b] = [readStreetAddress(asked), readStreetAddress(published)]
  return a !== null && b !== null && isSameStreetAddress(a, b)
}

describe('a street address', () => {
  it('is read in parts', () => {
    expect(readStreetAddress('4109 North Palafox Street, Apt. 5-B')).toEqual({
      number: '4109',
      before: 'N',
      name: 'PALAFOX',
      type: 'ST',
      after: '',
      unit: '5-B',
    })
    expect(readStreetAddress('5TH AVE N')).toMatchObject({ number: '', name: '5', type: 'AVE', after: 'N' })
    expect(readStreetAddress('740')).toMatchObject({ number: '', name: '740' })
    expect(readStreetAddress('n6505 County Road A')).toMatchObject({ number: 'N6505', name: 'CTYRD A' })
    expect(readStreetAddress('W180 N8085 Town Hall Rd')).toMatchObject({ number: 'W180N8085', type: 'RD' })
    expect(readStreetAddress('W7TH ST')).toMatchObject({ number: '', name: 'W7TH' })
    expect(readStreetAddress('E 5 Mile Rd')).toMatchObject({ number: '', before: 'E', name: '5 MILE' })
    expect(readStreetAddress(' , ')).toBeNull()
  })

  it.each([
    ['4109 N Palafox St', '4109 N PALAFOX ST'],
    ['4109 north palafox street', '4109 N PALAFOX ST'],
    ['4109 Palafox St', '4109 N PALAFOX ST'],
    ['0740 W. South St.', '740 W SOUTH ST'],
    ['740 W South', '740 W SOUTH ST'],
    ['740 W South St', '740 W SOUTH'],
    ['12 First Ave', '12 1ST AVENUE'],
    ['12 21st Ave NE', '12 21 AV NORTHEAST'],
    ['100 North Ave', '100 NORTH AVE'],
    ['100 N North Ave', '100 N NORTH AVE'],
    ['100 N W 5th Ct', '100 NW 5TH CT'],
    ['7 Saint Johns Ave', '7 ST JOHNS AVE'],
    ['7 O’Brien Ln', "7 O'BRIEN LANE"],
    ['100 Winter-Garden Rd', '100 WINTER GARDEN RD'],
    ['100 Lake Shore Dr', '100 LAKESHORE DR'],
    ['12 County Road 300N', '12 CR 300N'],
    ['12 State Road 50', '12 SR 50'],
    ['12 US Highway 27', '12 US 27'],
    ['12 Main St Unit 4', '12 MAIN ST 4'],
    ['12 Main St', '12 MAIN ST #4'],
    ['12 Main St #4', '12 MAIN ST'],
    ['12A Main St', '12A MAIN ST'],
    ['12 1/2 Main St', '12 1/2 MAIN ST'],
  ])('%s is %s', (asked, published) => {
    expect(isSame(asked, published)).toBe(true)
  })

  it.each([
    ['4109 N Palafox St', '4109 S PALAFOX ST'],
    ['4109 N Palafox St', '4109 PALAFOX ST'],
    ['4109 N Palafox St', '4111 N PALAFOX ST'],
    ['4109 N Palafox St', '410 N PALAFOX ST'],
    ['12 Main St', '12 MAIN AVE'],
    ['12 Main St', '12 MAINE ST'],
    ['12 Main St', '12A MAIN ST'],
    ['12 Main St', '12 1/2 MAIN ST'],
    ['12 1st Ave', '12 2ND AVE'],
    ['12 5th Ave N', '12 5TH AVE S'],
    ['12 Main St Apt 4', '12 MAIN ST APT 5'],
    ['12 State Road 50', '12 COUNTY ROAD 50'],
    ['12 County Road 300N', '12 COUNTY ROAD 300S'],
  ])('%s is not %s', (asked, published) => {
    expect(isSame(asked, published)).toBe(false)
  })

  const street = fc.record({
    number: fc.integer({ min: 1, max: 99_999 }),
    before: fc.constantFrom('', 'N', 'SW'),
    name: fc.constantFrom('INKWELL', 'PAPER MOON', '21ST', 'TEAKETTLE'),
    type: fc.constantFrom(...new Set(streetTypes.values())),
    after: fc.constantFrom('', 'E', 'NW'),
  })
  const write = (parts: object) => Object.values(parts).filter(Boolean).join(' ')

  it('is itself, in any capitals, and no other number', () => {
    fc.assert(
      fc.property(street, fc.boolean(), (parts, small) => {
        const line = write(parts)
        expect(isSame(small ? line.toLowerCase() : line, line)).toBe(true)
        expect(isSame(write({ ...parts, number: parts.number + 2 }), line)).toBe(false)
      }),
    )
  })

  it('reads any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 240 }), (text) => void readStreetAddress(text)),
    )
  })
})
