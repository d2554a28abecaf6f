import { describe, expect, it } from 'vitest'
import { cutUnit } from './cut-unit'
import { readAskedAddress } from './read-asked-address'
import { readPublishedAddress } from './read-published-address'
import { readStreetAddress } from './street-address'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  cutUnit,
  readStreetAddress,
  readPublishedAddress,
  readAskedAddress,
}
/** What is repeated between "12 Main St" and an ending that begins like none. */
const hostile = [
  ...[',', ' ', ', ', ' ,', '\t', '(', ')', '0', '1-', '#', '# ', '-', 'A', 'N1', 'E', 'ST ', 'N ST '],
  ...['UNIT ', 'APT 1, ', 'APT1', '#1-', 'LOT A-', '12345 ', '12345,', ' FL', 'TWENTY FIRST ', 'ﷺ', '’'],
]
const textOf = (piece: string, length: number) =>
  `12 Main St${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}!x`

/** The least of some runs, in milliseconds: what else the machine does makes a run longer, never shorter. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const runs = Array.from({ length: 9 }, () => {
    const start = performance.now()
    read(text)
    return performance.now() - start
  })
  return Math.min(...runs)
}

describe.each(Object.entries(readers))('%s takes time by the length, not by its square', (_name, read) => {
  it.each(hostile)('of a run of %j', (piece) => {
    const [short, long] = [4_000, 32_000].map((length) => timeOf(read, textOf(piece, length)))
    // Eight times the length: eight times the time where it is linear, sixty-four where it is not.
    expect(long).toBeLessThan(24 * Math.max(short ?? 0, 0.25))
  })
})

it('a published address has an end, and a text behind it changes nothing', () => {
  const line = '12 MAIN ST '
  const padded = line + ' '.repeat(300 - line.length)
  expect(readPublishedAddress(`${padded}APT 4`)).toEqual(readPublishedAddress(line))
  expect(readPublishedAddress(`${'('.repeat(10_000)} 12 MAIN ST`)).not.toMatchObject({ number: '12' })
})
