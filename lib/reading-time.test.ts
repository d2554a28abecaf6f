import { describe, expect, it } from 'vitest'
import { isCalendarDay, readUsDay } from '@/lib/calendar-day'
import { parseCoordinates } from '@/lib/coordinates/parse-coordinates'
import { readDelimited } from '@/lib/delimited/parse-delimited'
import { placesNamed, searchPlaces } from '@/lib/gazetteer/places'
import { cutUnit } from '@/lib/street-address/cut-unit'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { readPublishedAddress, readStreetAddress } from '@/lib/street-address/street-address'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { parsePlssId } from '@/lib/survey/plssid'
import { leastWork } from '@/lib/testing/least-work'
import { cleanText } from '@/lib/untrusted-text/clean-text'
import { decodeEntities } from '@/lib/untrusted-text/entities'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { redact } from '@/lib/untrusted-text/redact'
import { scanText } from '@/lib/untrusted-text/scan-text'

/** Functions of lib that read a text of a visitor or of a source. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  cutUnit,
  readStreetAddress,
  readPublishedAddress,
  parseAddressQuestion,
  toMixedCase,
  toSentenceCase,
  parseCoordinates,
  parseLegalDescription,
  parsePlssId,
  placesNamed,
  searchPlaces: (text) => searchPlaces(text, 5),
  readDelimited: (text) => [...readDelimited(text)],
  readUsDay,
  isCalendarDay,
  cleanText: (text) => cleanText(text, new Set()),
  scanText,
  decodeEntities,
  redact,
  isPersonalColumn,
}
/** Repeated between "12 Main St" and an ending that no pattern accepts. */
const hostile = [
  ...[',', ' ', ', ', ' ,', '\t', '(', ')', '0', '1-', '#', '# ', '-', 'A', 'N1', 'E', 'ST ', 'N ST '],
  ...['UNIT ', 'APT 1, ', 'APT1', '#1-', 'LOT A-', '12345 ', '12345,', ' FL', 'TWENTY FIRST ', 'ﷺ', '’'],
  ...['°', '"', "'", '&', '&#', '<', '<a ', 'N 1 ', 'NE 1/4 ', '43 N ', '@', '.a', 'T2N', '5.', '5,5 ', '\n'],
]
const textOf = (piece: string, length: number) =>
  `12 Main St${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}!x`

describe.each(Object.entries(readers))(
  '%s takes work in proportion to the length of its text',
  (_name, read) => {
    it.each(hostile)('for a run of %j', (piece) => {
      const [short, middle, long] = [1_000, 4_000, 16_000].map((length) =>
        leastWork(() => read(textOf(piece, length)), 3),
      )
      // Sixteen times the length takes sixteen times the work where it is linear, 256 times where it is not.
      const isLinear =
        (long ?? 0) < 64 * Math.max(short ?? 0, 0.1) || (long ?? 0) < 12 * Math.max(middle ?? 0, 0.4)
      expect({ isLinear, short, middle, long }).toMatchObject({ isLinear: true })
    })
  },
)

it('a published address has an end, and a text behind it changes nothing', () => {
  const line = '12 MAIN ST '
  const padded = line + ' '.repeat(300 - line.length)
  expect(readPublishedAddress(`${padded}APT 4`)).toEqual(readPublishedAddress(line))
  expect(readPublishedAddress(`${'('.repeat(10_000)} 12 MAIN ST`)).not.toMatchObject({ number: '12' })
})
