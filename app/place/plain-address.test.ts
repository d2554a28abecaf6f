import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseParcelWords } from '@/app/_lib/coverage/parcel-forms'
import { readZipCode } from '@/app/_lib/places/named-place'
import { nameInWords } from '@/app/_lib/places/place-name'
import { readText } from '@/app/_lib/places/read-parcel-text'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { corpus as coordinates } from '@/lib/coordinates/testing/corpus'
import { findPlacesByName } from '@/lib/gazetteer/places'
import { readParcelKey } from '@/lib/records/parcel/parcel-key'
import { isPlainAddress } from '@/lib/street-address/is-plain-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { isPostOfficeBox } from '@/lib/street-address/post-office-box'
import { streetTypes, unitWords } from '@/lib/street-address/street-tokens'
import { describeUnlocatable } from '@/lib/survey/describe-unlocatable'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { corpus as descriptions } from '@/lib/survey/testing/corpus'

const links: { href: string }[] = JSON.parse(readFileSync('e2e/corpus/links.json', 'utf8'))

const readersOf = (text: string): string[] =>
  Object.entries({
    'parcel key': readParcelKey(text) !== undefined,
    'legal description': parseLegalDescription(text, {}).kind !== 'not-legal',
    'unlocatable description': describeUnlocatable(text) !== undefined,
    coordinates: parsePoint(text).kind !== 'not-coordinates',
    'parcel number with its place': parseParcelWords(text) !== undefined,
    'parcel number': readText(text) === 'parcel',
    'box of the post': isPostOfficeBox(text),
    'ZIP code': readZipCode(text) !== undefined,
    'name of a place': findPlacesByName(text).length > 0,
  }).flatMap(([reader, understands]) => (understands ? [reader] : []))

const words = [
  ...'N S E W NE NW SE SW North South East West No So'.split(' '),
  ...'T R Twp Tp Town Township Townships Rng Rge R. T. Range Ranges Sec Sec. Section Sections § SECN S. NESEC SWLOT'.split(
    ' ',
  ),
  ...'One Two Three Fourteen Twenty Twenty-One Hundred Half Quarter 1/4 ½ ¼ N½ SW¼ 1st 2nd 5th 14th 6thPM'.split(
    ' ',
  ),
  ...'Meridian Boise Mount Diablo PM P.M. 6th B.M. Principal Base Lot Lots Block Plat Addition Estates Parcel PIN APN'.split(
    ' ',
  ),
  ...'Beg Beginning Thence TH th POB Corner of the and to by Lat Long Longitude Point Deg Min M D X Y ME UTM MGRS Zone'.split(
    ' ',
  ),
  ...'2N 3E T2N R3E 14-2N-3E S14 14 12 3 45-12 12N 17R UJ 461000 3158000 849VCWC8+R9 10-17-434-900-0000 3595-013 @39.7,-105 39.7 -105.0 ID080020N0030E0SN140'.split(
    ' ',
  ),
  ...'Main Inkwell Oak O’Brien Chicago Springfield Paul St. Séction Kansas Idaho'.split(' '),
  ...streetTypes.keys(),
  ...unitWords,
]
const number = fc.constantFrom(
  '742',
  '12',
  '2N',
  '12B',
  '45-12',
  '100000',
  '17R',
  '4 N',
  '2 E',
  '10-17-434-900-0000',
  '14-2N-3E',
)
const word = fc.constantFrom(...words)
const run = (maxLength: number) => fc.array(word, { maxLength }).map((each) => each.join(' '))
const unit = fc.constantFrom('', '#4', 'Apt T5 N', 'Unit R 2', 'Ste 5', '# 3 E', 'Apt 3E', 'Lot 4')
const state = fc.constantFrom('ID', 'NE', 'ME', 'CO', 'IL', 'FL', 'New York', 'Nebraska', 'Wash.', 'D.C.')
const end = fc.constantFrom('', ' 83701', ', 83701-1234', ' 83701, USA')
const mark = fc.constantFrom(', ', ' ', ',', '. ', '; ', ' - ', '/')
const type = fc.constantFrom('St', 'Ave.', 'Point', 'Ct', 'Rd', 'Place')

const texts = fc
  .tuple(number, run(3), type, run(2), unit, mark, run(3), mark, state, end)
  .map(
    ([house, street, kind, corner, flat, first, city, second, code, zip]) =>
      [house, street, kind, corner, flat].filter(Boolean).join(' ') + first + city + second + code + zip,
  )

describe('isPlainAddress', () => {
  it('treats a text as an address only if no other parser accepts it', () => {
    let count = 0
    fc.assert(
      fc.property(texts, (text) => {
        if (!isPlainAddress(text)) return
        count++
        expect(readersOf(text), text).toEqual([])
        expect([toMixedCase(text), undefined]).toContain(nameInWords(text))
      }),
      { numRuns: 4000 },
    )
    expect(count).toBeGreaterThan(50)
  })

  it('no example that another parser accepts is treated as a plain address', () => {
    const examples = [
      ...[...descriptions, ...coordinates].flatMap(({ rows }) => rows.map(([text]) => text)),
      ...links.flatMap(({ href }) => [...new URL(href, 'https://site.example').searchParams.values()]),
    ]
    expect(examples.filter(isPlainAddress).flatMap(readersOf)).toEqual([])
  })

  it('rejects an address with an inserted example if another parser accepts the text', () => {
    const rows = [...descriptions, ...coordinates].flatMap((group) => group.rows.map(([text]) => text))
    for (const row of rows)
      for (const text of [
        `742 Oak St, ${row}, Boise, ID`,
        `742 ${row} St, Boise, ID 83701`,
        `742 Oak St, Boise, ID ${row}`,
      ])
        if (isPlainAddress(text)) expect(readersOf(text), text).toEqual([])
  })
})
