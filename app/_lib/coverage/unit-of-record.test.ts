import { describe, expect, it } from 'vitest'
import { missingUnit, withUnit } from './unit-of-record'

const record = (siteAddress: string) => ({ siteAddress })

describe('units in addresses', () => {
  it.each([
    ['742 W Inkwell St Unit 3, Worcester, MA', ['742 W INKWELL ST'], 'Unit 3'],
    ['704 W Inkwell St Apt 99, Boston, MA', ['704 W INKWELL ST', '704 W INKWELL ST 3'], 'Apt 99'],
    ['704 W Inkwell St #99, Boston, MA', ['704 W INKWELL ST UNIT 9'], 'unit 99'],
  ])('missingUnit reports the unit of "%s" as missing from the addresses %j', (typed, addresses, unit) => {
    expect(missingUnit(typed, addresses.map(record))).toEqual({
      unit,
      building: expect.stringMatching(/^7\d\d W Inkwell St, /),
    })
  })

  it.each([
    ['704 W Inkwell St Apt 3, Boston, MA', ['704 W INKWELL ST', '704 W INKWELL ST UNIT 3']],
    ['704 W Inkwell St #4b', ['704 W INKWELL ST APT 4B']],
    ['704 W Inkwell St, Boston, MA', ['704 W INKWELL ST UNIT 3']],
  ])('missingUnit returns undefined for "%s" and the addresses %j', (typed, addresses) =>
    expect(missingUnit(typed, addresses.map(record))).toBeUndefined(),
  )

  it('withUnit inserts the unit after the street, or replaces the typed unit', () => {
    expect(withUnit('742 W Inkwell St, Chicago, IL', '3')).toBe('742 W Inkwell St Unit 3, Chicago, IL')
    expect(withUnit('742 W Inkwell St Unit 2, Chicago, IL', 'Apt 3')).toBe(
      '742 W Inkwell St Apt 3, Chicago, IL',
    )
  })
})
