import { describe, expect, it } from 'vitest'
import { leastWork } from '@/lib/testing/least-work'
import { cutUnit } from './cut-unit'
import { parseAddressQuestion } from './parse-address-question'
import { readPublishedAddress, readStreetAddress } from './street-address'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  cutUnit,
  readStreetAddress,
  readPublishedAddress,
  parseAddressQuestion,
}
/** What is repeated between "12 Main St" and an ending that begins like none. */
const hostile = [
  ...[',', ' ', ', ', ' ,', '\t', '(', ')', '0', '1-', '#', '# ', '-', 'A', 'N1', 'E', 'ST ', 'N ST '],
  ...['UNIT ', 'APT 1, ', 'APT1', '#1-', 'LOT A-', '12345 ', '12345,', ' FL', 'TWENTY FIRST ', 'ﷺ', '’'],
]
const textOf = (piece: string, length: number) =>
  `12 Main St${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}!x`

describe.each(Object.entries(readers))('%s works by the length, not by its square', (_name, read) => {
  it.each(hostile)('of a run of %j', (piece) => {
    const [short, long] = [4_000, 32_000].map((length) => leastWork(() => read(textOf(piece, length)), 5))
    // Eight times the length: eight times the work where it is linear, sixty-four where it is not.
    expect(long).toBeLessThan(24 * Math.max(short ?? 0, 0.25))
  })
})

it('a published address has an end, and a text behind it changes nothing', () => {
  const line = '12 MAIN ST '
  const padded = line + ' '.repeat(300 - line.length)
  expect(readPublishedAddress(`${padded}APT 4`)).toEqual(readPublishedAddress(line))
  expect(readPublishedAddress(`${'('.repeat(10_000)} 12 MAIN ST`)).not.toMatchObject({ number: '12' })
})
