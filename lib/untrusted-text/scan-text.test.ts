import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import type { UntrustedTextFinding } from './finding'
import { scanText } from './scan-text'

describe('scanText', () => {
  it.each([
    ['206-555-0134', '[redacted phone]'],
    ['Call (206) 555-0134 first', 'Call [redacted phone] first'],
    ['206.555.0134/206 555 0135', '[redacted phone]/[redacted phone]'],
    ['+1 206-555-0134 ext. 12', '[redacted phone]'],
    ['fax: +12065550134', 'fax: [redacted phone]'],
    ['CONTACT JANE QUILL AT 2065550134', 'CONTACT JANE QUILL AT [redacted phone]'],
    ['PH# 206 5550134', 'PH# [redacted phone]'],
    ['call 555-0134', 'call [redacted phone]'],
    ['２０６-５５５-０１３４', '[redacted phone]'],
    ['206\u200b-555&#8211;0134', '[redacted phone]'],
    ['206&amp;#45;555-0134', '[redacted phone]'],
    ['206<b></b>-555-0134', '[redacted phone]'],
    ['job 312-555-0142', 'job [redacted phone]'],
    ['permit 312-555-0142', 'permit [redacted phone]'],
    ['PERMIT: (312) 555-0142', 'PERMIT: [redacted phone]'],
    ['Project # 312.555.0142', 'Project # [redacted phone]'],
    ['call job 555-0142', 'call job [redacted phone]'],
    ...['plan', 'account', 'acct no', 'file', 'case', 'id'].map((word) => [
      `${word} 312-555-0142`,
      `${word} [redacted phone]`,
    ]),
    ['206 -- 555 -- 0134', '[redacted phone]'],
  ])('redacts telephone numbers: %s', (input, text) => {
    expect(scanText(input)).toMatchObject({ text, found: expect.arrayContaining(['phone-redacted']) })
  })

  it.each([
    ['jane.quill@example.org', '[redacted email]', 'email-redacted'],
    ['<jane@example.org>', '< [redacted email]>', 'email-redacted'],
    ['jane (at) example (dot) org', '[redacted email]', 'email-redacted'],
    ['jane at example dot org', '[redacted email]', 'email-redacted'],
    ['jane [at] example.org', '[redacted email]', 'email-redacted'],
    ['SSN 123456789', 'SSN [redacted social security number]', 'ssn-redacted'],
    ['of 123-45-6789.', 'of [redacted social security number].', 'ssn-redacted'],
    ['card 4111 1111 1111 1111', 'card [redacted card number]', 'card-redacted'],
    ['378282246310005', '[redacted card number]', 'card-redacted'],
    ['DOB: 01/02/1960', 'DOB: [redacted birth date]', 'birth-date-redacted'],
    ['born on March 3, 1970', 'born on [redacted birth date]', 'birth-date-redacted'],
  ])('redacts personal data: %s', (input, text, finding) => {
    expect(scanText(input)).toMatchObject({ text, found: expect.arrayContaining([finding]) })
  })

  it.each([
    'APN 6120018008',
    '6120018008',
    'CALL FOR PARCEL 6120018008',
    'PERMIT # 301-555-0134',
    'permit no. 301-555-0134, case number: 301-555-0134',
    'parcel 301-555-0134; APN: 301-555-0134, PIN# 301-555-0134',
    'job 3015550134',
    'PARCEL 123-456-789-0012',
    '20-12-345-678-0000',
    '20123456780000',
    '24010-10000-01234',
    '202410035555',
    'BLD2024-555-0134',
    '4111111111111112',
    '41.4111111111111111, -87.6298',
    '$1,250,300.00',
    '2024-10-03T00:00:00.000',
    'approved by DOB 10/03/2024',
    '12345 NW 206 ST, 98101-2345',
    '3 units @ 1,200 sq ft',
    'Look at main dot. Meet at example.org',
    'R & D <5 units; a < b and c > d; AT&T; “1½ story”',
    '1. First\n2. Second',
  ])('leaves %s unchanged', (input) => {
    expect(scanText(input)).toEqual({ text: input, found: [], redactions: [] })
  })

  it.each<[string, string, UntrustedTextFinding]>([
    ['<script>alert(1)</script>deck', 'alert(1) deck', 'markup'],
    ['a<br>b <i>c</i>', 'a b c', 'markup'],
    ['<img src=x onerror=alert(1)>roof', 'roof', 'markup'],
    ['<scr<b>ipt src=x', '< script src=x', 'markup'],
    ['&lt;svg/onload=x&gt;', '', 'markup'],
    ['[plan](java\nscript:x)', '[plan](java\nscript:x)', 'markup'],
    ['![](//example.org/x.png)', '![](//example.org/x.png)', 'markup'],
    ['&amp;amp;lt; 5', '< 5', 'encoded'],
    ['see https://example.gov/p?a=1&b=2', 'see https://example.gov/p?a=1&b=2', 'link'],
    ['\u202eABC\u202c \ufeffdeck', 'ABC deck', 'invisible'],
    ['a\u0000b\u001b[31m\u0085c', 'ab[31m\nc', 'control'],
  ])('returns plain text: %j', (input, text, finding) => {
    expect(scanText(input)).toMatchObject({ text, found: expect.arrayContaining([finding]) })
  })

  it('shortens a text to the requested length, but never inside a character or a token', () => {
    expect(scanText('x'.repeat(5000))).toMatchObject({ text: `${'x'.repeat(1999)}…`, found: ['cut'] })
    expect(scanText('aaaaaa 🏡 house', 9).text).toBe('aaaaaa…')
    expect(scanText('ask Jane at 206-555-0134', 20).text).toBe('ask Jane at…')
    expect(scanText('roof \ud800').text).toBe('roof \ufffd')
    expect(scanText(`${'<b>'.repeat(9000)}roof`, 99)).toMatchObject({
      text: '…',
      found: expect.arrayContaining(['cut']),
    })
  })
})

const piece = fc.constantFrom(
  ...['206', '555', '0134', '-', '.', ' ', '(', ')', '+1', '&', '#', '&amp;', '&#x2d;', '&lt;', ';', '<'],
  ...['<b>', '</b>', '>', '@', 'a', 'x.org', 'call ', 'SSN', '123-45-6789', '4111111111111111', '\u200b'],
  ...[
    '\u0301',
    '０',
    '＆',
    '＜',
    '₂',
    '…',
    ' at ',
    ' dot ',
    'com',
    'DOB: ',
    '1/2/60',
    '\n',
    '\u202e',
    '[',
    ']',
  ],
)
const hostile = fc.array(
  fc.oneof({ weight: 6, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 4 })),
  {
    maxLength: 40,
  },
)

describe('repeated scans', () => {
  it('changes and redacts nothing in a text that was already scanned', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 20, max: 200 }), (parts, most) => {
        const once = scanText(parts.join(''), most)
        const twice = scanText(once.text, most)
        expect(twice.redactions).toEqual([])
        expect(twice.text).toBe(once.text)
        expect(once.text.length).toBeLessThanOrEqual(most)
        expect(once.text).not.toMatch(/<[a-z/!?]|[\p{Cs}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n]/iu)
      }),
      { numRuns: tries(1500) },
    )
  })
})

const samples = process.env.UPSTREAM_SAMPLES

describe.skipIf(!samples)('recorded rows of cities', () => {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
  }

  it.each([
    'soda-la-permits-pi9x-tg5x.json',
    'soda-sf-permits-i98e-djp9.json',
    'rows-2018-chicago-violations-22u3-xenr.json',
    'rows-2018-la-inspections-9w5z-rg2h.json',
    'rows-2018-sf-nov-nbtm-fbw5.json',
  ])('redacts nothing in the recorded file %s', (name) => {
    const recorded = readFileSync(join(samples ?? '', 'open-data-discovery', name), 'utf8')
    const texts = textsIn(JSON.parse(recorded))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => scanText(text).redactions.length > 0)).toEqual([])
  })

  it('redacts the telephone numbers of contractors', () => {
    const name = 'rows-2018-honolulu-ibbr-77pq.masked.json'
    const recorded = readFileSync(join(samples ?? '', 'open-data-discovery', name), 'utf8')
    const texts = textsIn(JSON.parse(recorded)).filter((text) => text.includes('PH:'))
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(scanText(text).text).not.toMatch(/\d{3}-\d{4}/)
  })
})
