import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHostName } from './host-name'

describe('isHostName', () => {
  it.each([
    'data.cityofchicago.org',
    'data.sf.gov',
    'a.io',
    '311-data.example.gov',
    '2014bonds.cityofws.org',
    `${'a'.repeat(63)}.example`,
  ])('accepts %s', (name) => {
    expect(isHostName(name)).toBe(true)
  })

  it.each([
    ['a scheme', 'https://data.sf.gov'],
    ['a path', 'data.sf.gov/x'],
    ['a query', 'data.sf.gov?x'],
    ['a fragment', 'data.sf.gov#x'],
    ['a port', 'data.sf.gov:443'],
    ['a user', 'user@data.sf.gov'],
    ['a final dot', 'data.sf.gov.'],
    ['a first dot', '.data.sf.gov'],
    ['two dots', 'data..sf.gov'],
    ['capitals', 'Data.sf.gov'],
    ['a backslash', 'data.sf.gov\\x'],
    ['a space', 'data.sf.gov x'],
    ['a new line', 'data.sf.gov\n'],
    ['an encoded letter', 'data%2esf.gov'],
    ['an underscore', 'data_x.sf.gov'],
    ['a hyphen at the end', 'data-.sf.gov'],
    ['another alphabet', 'dаta.sf.gov'],
    ['a full-width letter', 'ｄata.sf.gov'],
    ['a full-width dot', 'data。sf.gov'],
    ['an encoded name', 'xn--dta-7cd.gov'],
    ['an encoded ending', 'data.xn--p1ai'],
    ['an address', '127.0.0.1'],
    ['a short address', '127.1'],
    ['an address as one number', '2130706433'],
    ['a hexadecimal address', '0x7f.1'],
    ['a hexadecimal number', '0x7f000001'],
    ['an octal address', '0177.0.0.1'],
    ['an address at the end of a name', 'data.sf.0x7f'],
    ['an address of six', '::1'],
    ['an address of six in brackets', '[::1]'],
    ['a mapped address', '::ffff:127.0.0.1'],
    ['one label', 'localhost'],
    ['a name at hand', 'printer.local'],
    ['a name inside', 'metadata.google.internal'],
    ['a name of this machine', 'data.localhost'],
    ['a reversed address', '1.0.0.127.in-addr.arpa'],
    ['nothing', ''],
    ['a long label', `${'a'.repeat(64)}.gov`],
    ['a long name', `${'abcdefghi.'.repeat(25)}agov`],
  ])('rejects a name with %s', (_what, name) => {
    expect(isHostName(name)).toBe(false)
  })

  it('accepts only names that a URL preserves as its host', () => {
    const letters = fc.constantFrom(
      ...'ab01.-:/@#?%\\[]_ X\n。'.split(''),
      'xn--',
      '0x7f',
      '127',
      'gov',
      'local',
    )
    const texts = fc.oneof(
      fc.array(letters, { maxLength: 9 }).map((parts) => parts.join('')),
      fc.domain(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        if (!isHostName(text)) return
        const url = new URL(`https://${text}/x`)
        expect(url.host).toBe(text)
        expect(url.pathname).toBe('/x')
        expect(url.username).toBe('')
      }),
      { numRuns: 2_000 },
    )
  })
})
