import { expect, it } from 'vitest'
import { isCalendarDay, readUsDay } from '@/lib/calendar-day'
import { parseCoordinates } from '@/lib/coordinates/parse-coordinates'
import { readDelimited } from '@/lib/delimited/parse-delimited'
import { findPlacesByName, searchPlaces } from '@/lib/gazetteer/places'
import { cutUnit } from '@/lib/street-address/cut-unit'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { readPublishedAddress, readStreetAddress } from '@/lib/street-address/street-address'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { parsePlssId } from '@/lib/survey/plssid'
import { slowPieces } from '@/lib/testing/reading-time'
import { cleanText } from '@/lib/untrusted-text/clean-text'
import { decodeEntities } from '@/lib/untrusted-text/entities'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { redact } from '@/lib/untrusted-text/redact'
import { scanText } from '@/lib/untrusted-text/scan-text'

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
  placesNamed: findPlacesByName,
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
it.each(Object.entries(readers))(
  '%s parses in time proportional to the length of the text',
  (_name, parse) => {
    expect(slowPieces(parse)).toEqual([])
  },
)

function countSpacesAgain(text: string): number {
  let steps = 0
  for (let start = 0; start < text.length; start += 1)
    for (let at = start; text[at] === ' '; at += 64) steps += 1
  return steps
}

// Retries, because another process on the processor can make all measurements too high.
it('slowPieces reports a parser whose time grows with the square of the text', { retry: 3 }, () => {
  expect(slowPieces(countSpacesAgain, [' '])).toMatchObject([{ piece: ' ' }])
})

it('readPublishedAddress ignores text beyond its maximum length', () => {
  const line = '12 MAIN ST '
  const padded = line + ' '.repeat(300 - line.length)
  expect(readPublishedAddress(`${padded}APT 4`)).toEqual(readPublishedAddress(line))
  expect(readPublishedAddress(`${'('.repeat(10_000)} 12 MAIN ST`)).not.toMatchObject({ number: '12' })
})
