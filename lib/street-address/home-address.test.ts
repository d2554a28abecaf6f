import { describe, expect, it } from 'vitest'
import { formatHomeAddress } from './home-address'

describe('formatHomeAddress', () => {
  it.each([
    ['704 W INKWELL ST 3', '704 W Inkwell St Unit 3'],
    ['704 W Inkwell St 3', '704 W Inkwell St Unit 3'],
    ['704 W INKWELL ST 3, WORCESTER', '704 W Inkwell St Unit 3, Worcester'],
    ['12 OAK RD 4B', '12 Oak Rd Unit 4B'],
    ['704 W INKWELL ST', '704 W Inkwell St'],
    ['704 W INKWELL ST UNIT 3', '704 W Inkwell St Unit 3'],
    ['704 W INKWELL ST # 3', '704 W Inkwell St # 3'],
    ['12 US HWY 50', '12 US Hwy 50'],
    ['12 COUNTY RD 5', '12 County Rd 5'],
    ['12 PRIVATE ROAD 5', '12 Private Road 5'],
    ['930 E 100 N', '930 E 100 N'],
    ['12 AVENUE 5', '12 Avenue 5'],
    ['', ''],
  ])('formats %j as %j', (published, text) => expect(formatHomeAddress(published)).toBe(text))
})
