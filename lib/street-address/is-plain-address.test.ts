import { describe, expect, it } from 'vitest'
import { isPlainAddress } from './is-plain-address'

describe('isPlainAddress', () => {
  it.each([
    '742 W Inkwell St, Chicago, IL',
    '742 W Inkwell St, Chicago, IL 60602',
    '742 W INKWELL ST CHICAGO IL 60602-1234',
    '742 w inkwell street, chicago illinois',
    '742 W. Inkwell St., Apt. 4B, Chicago, IL, 60602, USA',
    '742 Inkwell St #12, New York, New York',
    '12B N 5th Ave NE, St. Paul, MN',
    '45-12 41st St, Queens, NY',
    '1200 K St NW, Washington, District of Columbia 20005',
    '3 Martin Luther King Jr Blvd, Winston-Salem, N.C. 27101',
    '9 O’Brien Cañada Rd, Meridian, ID',
  ])('accepts "%s" as a plain address', (text) => expect(isPlainAddress(text)).toBe(true))

  it.each([
    '',
    'Chicago, IL',
    '742 W Inkwell St',
    '742 W Inkwell St, Chicago',
    '742 W Inkwell St, IL',
    '930 E 100 N, Provo, UT',
    '12 1/2 Main St, Boise, ID',
    'N6505 County Rd, Madison, WI',
    'PO Box 12, Boise, ID',
    '1200 Oak Estates Dr Lot 4, Boise, ID',
    '12 Section Two St, Boise, ID',
    '12 Séction Two St, Boise, ID',
    '12 Range Nine E St, Boise, ID',
    '17R Two N St, Boise, ID',
    '12 Apt T5 N St, Boise, ID',
    '12 N St 3 E, Boise, ID',
    `742 W ${'Inkwell '.repeat(20)}St, Chicago, IL`,
  ])('rejects "%s" as a plain address', (text) => expect(isPlainAddress(text)).toBe(false))
})
