import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareStreetAddresses, isSameStreetAddress, readStreetAddress } from './street-address'
import { streetTypes } from './street-tokens'

const isSame = (query: string, published: string) => {
  const [a, b] = [readStreetAddress(query), readStreetAddress(published)]
  return a !== null && b !== null && isSameStreetAddress(a, b)
}

describe('readStreetAddress', () => {
  it('splits an address into parts', () => {
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
    ['321 N INKWELL AVE LEVEL 7', '7'],
    ['321 N INKWELL AVE 7TH FLOOR', '7'],
    ['321 N INKWELL AVE, 2nd Flr.', '2'],
    ['321 N INKWELL AVE 2ND FL', '2'],
    ['321 N INKWELL AVE LVL 4,5', '4,5'],
    ['321 N INKWELL AVE NW FL 3', '3'],
    ['321 N INKWELL AVE FLR 3', '3'],
    ['321 N INKWELL AVE LV 3A', '3A'],
    ['321 N INKWELL AVE L2-03', 'L2-03'],
    ['321 N INKWELL AVE L7', 'L7'],
    ['321 N INKWELL AVE 1201,1302', '1201,1302'],
    ['321 N INKWELL AVE 1201-1203', '1201-1203'],
    ['321 N INKWELL AVE PH', 'PH'],
    ['321 N INKWELL AVE PH 2', 'PH2'],
    ['321 N INKWELL AVE Penthouse', 'PH'],
    ['321 N INKWELL AVE MEZZ', 'MEZZ'],
    ['321 N INKWELL AVE BASEMENT', 'BSMT'],
    ['321 N INKWELL AVE REAR', 'REAR'],
  ])('reads the unit in "%s" as "%s"', (line, unit) => {
    expect(readStreetAddress(line)).toMatchObject({ number: '321', name: 'INKWELL', type: 'AVE', unit })
  })

  it.each([
    ['321 BROADWAY LEVEL 7', 'BROADWAY', '7'],
    ['321 BROADWAY FL 3', 'BROADWAY FL 3', ''],
    ['321 LEVEL RD', 'LEVEL', ''],
    ['321 SEA LEVEL DR', 'SEA LEVEL', ''],
    ['321 LEVEL 7', 'LEVEL 7', ''],
    ['321 REAR ST', 'REAR', ''],
    ['321 PLAZA REAR', 'PLAZA REAR', ''],
    ['321 PENTHOUSE LN', 'PENTHOUSE', ''],
    ['321 OLD HIGHWAY 12-34', 'OLD HIGHWAY 12 34', ''],
    ['321 INKWELL ST FL 32501', 'INKWELL ST FL 32501', ''],
  ])('reads the street name in "%s" as "%s"', (line, name, unit) => {
    expect(readStreetAddress(line)).toMatchObject({ number: '321', name, unit })
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
    ['12 Main St', '12 MAIN ST 2ND FLR'],
    ['12 Main St Floor 2', '12 MAIN ST 2ND FLR'],
    ['12 Main St Unit 1302', '12 MAIN ST 1201,1302'],
    ['12 Main St #4', '12 MAIN ST'],
    ['12A Main St', '12A MAIN ST'],
    ['12 1/2 Main St', '12 1/2 MAIN ST'],
    ['315 South 4th Street', '315 4TH STREET SOUTH'],
    ['1478 W Minnehaha Ave', '1478 Minnehaha Avenue West'],
    ['1900 E Bessemer Ave', '1900 BESSEMER AVE E'],
    ['315 4th S', '315 S 4TH ST'],
    ['325 E 300 North St', '325 E 300 N'],
    ['175 E 100 SOUTH ST', '175 E 100 S'],
    ['3432 Twentieth St', '3432 20TH ST'],
    ['12 Ninety-Ninth Ave', '12 99TH AVE'],
    ['12 Forty Second St', '12 42ND ST'],
    ['1986A 42nd Ave', '1986A 42ND AV'],
    ['12A Main St', '12 MAIN ST UNIT A'],
    ['12 Main St Unit A', '12A MAIN ST'],
    ['21 Thayer Circle', '21 THAYER CI'],
    ['1050 Falls Curve', '1050 Falls Curv'],
    ['9 Oak Heights', '9 OAK HTS'],
    ['9 Oak Crescent', '9 OAK CRES'],
    ['9 Oak Bypass', '9 OAK BYP'],
    ['9 Oak Freeway', '9 OAK FWY'],
    ['9 Oak Extension', '9 OAK EXT'],
    ['9 Oak Green', '9 OAK GRN'],
    ['9 Oak Terrace', '9 OAK TR'],
    ['9 Oak Trail', '9 OAK TR'],
  ])('matches "%s" with "%s"', (query, published) => {
    expect(isSame(query, published)).toBe(true)
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
    ['12 Main St Floor 4', '12 MAIN ST LEVEL 5'],
    ['12 Main St Unit 1303', '12 MAIN ST 1201,1302'],
    ['12 Main St', '14 MAIN ST REAR'],
    ['12 State Road 50', '12 COUNTY ROAD 50'],
    ['12 County Road 300N', '12 COUNTY ROAD 300S'],
    ['930 E 100 N', '930 N 100 E'],
    ['930 E 100 N', '930 E 100 S'],
    ['930 100 N', '930 N 100 E'],
    ['315 S 4th St', '315 4TH ST N'],
    ['315 NW 4th St', '315 N 4TH ST'],
    ['9 Oak Terrace', '9 OAK TRL'],
    ['12A Main St', '12 MAIN ST UNIT B'],
    ['12 Twenty First St', '12 1ST ST'],
  ])('distinguishes "%s" from "%s"', (query, published) => {
    expect(isSame(query, published)).toBe(false)
  })

  it.each([
    ['1938 W Jefferson Ave', '1938 Jefferson Ave'],
    ['1938 W Jefferson Ave N', '1938 Jefferson Ave W'],
    ['930 E 100 N', '930 100 N'],
  ])('matches "%s" with "%s", although the roll omits a direction', (query, published) => {
    const [a, b] = [readStreetAddress(query), readStreetAddress(published)]
    expect(a && b && compareStreetAddresses(a, b)).toBe('undirected')
  })

  it('reads every spelled-out street number from twenty-first to ninety-ninth', () => {
    const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
    const ones = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth'.split(' ')
    const lines = tens.flatMap((ten, index) =>
      ones.flatMap((one, unit) =>
        [' ', '-'].map((gap) => [`12 ${ten}${gap}${one} St`, `${(index + 2) * 10 + unit + 1}`] as const),
      ),
    )
    expect(lines.filter(([line, name]) => readStreetAddress(line)?.name !== name)).toEqual([])
  })

  const street = fc.record({
    number: fc.integer({ min: 1, max: 99_999 }),
    before: fc.constantFrom('', 'N', 'SW'),
    name: fc.constantFrom('INKWELL', 'PAPER MOON', '21ST', 'TEAKETTLE'),
    type: fc.constantFrom(...new Set(streetTypes.values())),
    after: fc.constantFrom('', 'E', 'NW'),
  })
  const write = (parts: object) => Object.values(parts).filter(Boolean).join(' ')

  it('matches an address with its lowercase spelling, but not with another house number', () => {
    fc.assert(
      fc.property(street, fc.boolean(), (parts, small) => {
        const line = write(parts)
        expect(isSame(small ? line.toLowerCase() : line, line)).toBe(true)
        expect(isSame(write({ ...parts, number: parts.number + 2 }), line)).toBe(false)
      }),
    )
  })

  it('matches a direction before or after the street, but no other direction', () => {
    const side = fc.constantFrom('N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW')
    fc.assert(
      fc.property(street, side, side, (parts, direction, other) => {
        const line = { number: parts.number, name: parts.name, type: parts.type }
        const front = write({ number: line.number, side: direction, name: line.name, type: line.type })
        expect(isSame(front, write({ ...line, side: direction }))).toBe(true)
        expect(isSame(front, write({ ...line, side: other }))).toBe(direction === other)
      }),
    )
  })

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 240 }), (text) => void readStreetAddress(text)),
    )
  })
})
