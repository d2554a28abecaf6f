import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facilityHref, programAnchor, readFacilityId } from './facility-id'

describe('readFacilityId', () => {
  it.each([
    ['110008164244', '110008164244'],
    ['110-0081-64244', '110008164244'],
    ['110%200081%2064244', '110008164244'],
    ['%20TXR258187167%20', 'TXR258187167'],
    ['9434', '9434'],
    ['19411', '19411'],
    ['16354NVRSL121CA', '16354NVRSL121CA'],
  ])('parses the facility id %s as %s', (segment, id) => {
    expect(readFacilityId(segment)).toEqual({ kind: 'id', id })
  })

  it.each([
    ['chevron', /digits/],
    ['11000816424', /12 digits.*11/],
    ['1100081642444', /12 digits.*13/],
    ['110%3Cscript%3E', /letters, digits/],
    ['..%2F..%2Fetc', /letters, digits/],
    ['%E0%A4%A', /letters, digits/],
    [`1${'0'.repeat(90)}`, /letters, digits/],
    ['%20', /letters, digits/],
  ])('rejects the facility id %s with advice', (segment, message) => {
    const parsed = readFacilityId(segment)
    expect(parsed).toMatchObject({ kind: 'not-an-id', message: expect.stringMatching(message) })
    expect(parsed.kind === 'not-an-id' && parsed.text.length).toBeLessThanOrEqual(80)
  })

  it('a link that is built from a parsed id parses to the same id', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (segment) => {
        const parsed = readFacilityId(segment)
        if (parsed.kind === 'not-an-id') return
        const back = facilityHref(parsed.id).split('/').at(-1) ?? ''
        expect(readFacilityId(back)).toEqual(parsed)
      }),
    )
  })
})

it.each([
  ['EP313', 'program-ep313'],
  ['Odd / name', 'program-odd-name'],
])('programAnchor returns for %s the anchor %s', (program, anchor) => {
  expect(programAnchor(program)).toBe(anchor)
})
