import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddressQuestion } from './parse-address-question'
import { isSameHouse } from './same-house'
import { readPublishedAddress } from './street-address'

function finds(typed: string, published: string, city = ''): boolean {
  const question = parseAddressQuestion(typed, city)
  const address = readPublishedAddress(published)
  return (
    question !== null &&
    address !== null &&
    question.readings.some((reading) => isSameHouse(reading, address))
  )
}

describe('compareHouses', () => {
  it.each([
    ['121 North La Salle Street', '121 N LA SALLE ST'],
    ['121 n. lasalle st.', '121 N LA SALLE ST'],
    ['57 Dunstable Road', '57  DUNSTABLE RD'],
    ['12 North Main St', '12 NO MAIN ST'],
    ['3 Wobble Wy', '3 WOBBLE WAY'],
    ['833 Hiawatha Boulevard', '833 Hiawatha Blvd'],
    ['833 Hiawatha', '833 Hiawatha Blvd'],
    ['468 7th Ave', '468 07TH AVE'],
    ['468 Seventh Avenue', '468 7TH AV'],
    ['17 Durham St Apt 2', '17 DURHAM ST 2'],
    ['17 Durham St #2', '17 DURHAM ST 2'],
    ['17 Durham St, Unit 2', '17 DURHAM ST UNIT 2'],
    ['17 Durham St', '17 DURHAM ST 2'],
    ['17 Durham St Apt 2', '17 DURHAM ST'],
    ['33 Main St', '33-35 MAIN ST'],
    ['35 Main St', '33-35 MAIN ST'],
    ['33-35 Main St', '33 MAIN ST'],
    ['1236 Main St', '1234-36 MAIN ST'],
    ['924 East 100 North', '924 E 100 N'],
    ['48 W 300 S Unit 1706N', '48 W 300 S # 1706N'],
    ['3401 Newark Street Northwest', '3401 NEWARK ST NW'],
    ['3401 Newark Street', '3401 NEWARK ST NW'],
    ['91-1234 Teapot Rd', '91-1234 TEAPOT RD'],
    ['1640 1/2 Inkwell St', '1640 1/2 INKWELL ST'],
    ['12 O’Button Court', "12 O'BUTTON CT"],
    ['9 Saint Charles Ave', '9 ST CHARLES AVE'],
    ['14 North Ave', '14 NORTH AVE'],
    ['14 Teapot Ln', '14 TEAPOT LN (HYANNIS)'],
    ['3401 Newark St NW, Washington, DC 20016', '3401 NEWARK ST NW'],
    ['3401 Newark St NW Washington DC 20016', '3401 NEWARK ST NW'],
    ['12 Main St Glen Cove NY 11542', '12 MAIN ST'],
    ['12 Glen Cove Rd Sea Cliff NY 11579', '12 GLEN COVE RD'],
    ['12 Main St, Apt 4, Hartford, CT', '12 MAIN ST 4'],
    ['Apt 4, 12 Main St, Hartford, CT', '12 MAIN ST 4'],
    ['12 Main St Apt 4 Glen Cove NY 11542', '12 MAIN ST 4'],
    ['35 Washburn Ave, Cambridge, MA', '33 - 35 WASHBURN AVE'],
    ['930 e 100 n provo ut', '930 E 100 N'],
    ['325 E 300 North St Provo UT 84606', '325 E 300 N'],
    ['120 Main St, Ste. Genevieve, MO', '120 MAIN ST'],
  ])('matches "%s" with "%s"', (typed, published) => expect(finds(typed, published)).toBe(true))

  it('matches a line that repeats the city at the end', () => {
    expect(finds('12 Main St Hartford', '12 MAIN ST', 'Hartford')).toBe(true)
  })

  it.each([
    ['122 N La Salle St', '121 N LA SALLE ST'],
    ['121 S La Salle St', '121 N LA SALLE ST'],
    ['121 N La Salle St', '121 S LA SALLE ST'],
    ['12 Main Ave', '12 MAIN ST'],
    ['12 Main Way Ct', '12 MAIN WAY'],
    ['17 Durham St Apt 2', '17 DURHAM ST 3'],
    ['34 Main St', '33-35 MAIN ST'],
    ['37 Main St', '33-35 MAIN ST'],
    ['91 Teapot Rd', '91-1234 TEAPOT RD'],
    ['924 E 200 N', '924 E 100 N'],
    ['924 W 100 N', '924 E 100 N'],
    ['924 E 100 S', '924 E 100 N'],
    ['3401 Newark St NE', '3401 NEWARK ST NW'],
    ['468 17th Ave', '468 7TH AVE'],
    ['12 Mainland St', '12 MAIN ST'],
    ['1640 1/2 Inkwell St', '1640 INKWELL ST'],
    ['12A Main St', '12 MAIN ST'],
  ])('distinguishes "%s" from "%s"', (typed, published) => expect(finds(typed, published)).toBe(false))

  it('matches only addresses with the same house number', () => {
    const number = fc.integer({ min: 1, max: 99_999 })
    const street = fc.constantFrom('N MAIN ST', 'INKWELL AVE', '7TH AVE', 'E 100 N', 'COUNTY ROAD 12')
    fc.assert(
      fc.property(number, number, street, (typed, published, name) => {
        expect(finds(`${typed} ${name}`, `${published} ${name}`)).toBe(typed === published)
      }),
    )
  })
})

describe('parseAddressQuestion', () => {
  it('separates line, city, state and ZIP code', () => {
    expect(parseAddressQuestion(' 12  Main St , Unit 3, Glen Cove , new york 11542-0001 ')).toMatchObject({
      line: '12 Main St Unit 3',
      city: 'Glen Cove',
      state: 'NY',
      postalCode: '11542',
    })
  })

  it('reads “Ct” or “NE” at the end of a line as part of the street, not as a state', () => {
    expect(parseAddressQuestion('12 Main Ct')).toMatchObject({ line: '12 Main Ct', state: '' })
    expect(parseAddressQuestion('924 E 100 NE')).toMatchObject({ state: '' })
  })

  it.each(['', 'Hartford', 'PO Box 12', 'Main St', '5th Ave', '12', '#', ',,,'])(
    'returns null for the text %j without a house address',
    (text) => expect(parseAddressQuestion(text)).toBeNull(),
  )

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const question = parseAddressQuestion(text)
        expect(question === null || question.readings.every(({ number }) => number !== '')).toBe(true)
      }),
    )
  })
})
