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
  ])('accepts the name %s', (name) => {
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
    ['a Punycode label', 'xn--dta-7cd.gov'],
    ['a Punycode ending', 'data.xn--p1ai'],
    ['an IP address', '127.0.0.1'],
    ['a short IP address', '127.1'],
    ['an IP address as one number', '2130706433'],
    ['a hexadecimal IP address', '0x7f.1'],
    ['a hexadecimal number', '0x7f000001'],
    ['an octal IP address', '0177.0.0.1'],
    ['a hexadecimal number at the end', 'data.sf.0x7f'],
    ['an IPv6 address', '::1'],
    ['an IPv6 address in brackets', '[::1]'],
    ['a mapped IPv4 address', '::ffff:127.0.0.1'],
    ['one label', 'localhost'],
    ['the ending .local', 'printer.local'],
    ['the ending .internal', 'metadata.google.internal'],
    ['the ending .localhost', 'data.localhost'],
    ['the ending .arpa', '1.0.0.127.in-addr.arpa'],
    ['no letters', ''],
    ['a label that is too long', `${'a'.repeat(64)}.gov`],
    ['too many characters', `${'abcdefghi.'.repeat(25)}agov`],
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
