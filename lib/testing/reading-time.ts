import { leastWork } from './least-work'

export const hostile = [
  ',',
  ' ',
  ', ',
  ' ,',
  '\t',
  '(',
  ')',
  '0',
  '1-',
  '#',
  '# ',
  '-',
  'A',
  'N1',
  'E',
  'ST ',
  'N ST ',
  'UNIT ',
  'APT 1, ',
  'APT1',
  '#1-',
  'LOT A-',
  '12345 ',
  '12345,',
  ' FL',
  'TWENTY FIRST ',
  'ﷺ',
  '’',
  '°',
  '"',
  "'",
  '&',
  '&#',
  '<',
  '<a ',
  'N 1 ',
  'NE 1/4 ',
  '43 N ',
  '@',
  '.a',
  'T2N',
  '5.',
  '5,5 ',
  '\n',
  ' TX ',
  ', TX',
  ' MT ',
  '$1,',
  '/',
  '://',
  '[?]',
  '0.',
  ' (',
  ' )',
  ';',
  ':',
  '\n ',
  'a ',
  '_',
  '%',
] as const

const beginning = '12 Main St'
const textOf = (piece: string, length: number, begin: string) =>
  `${begin}${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}!x`

const NOTHING = 6.4

interface Slowness {
  piece: string
  work: number[]
}

const lengths = { short: 1_000, middle: 4_000, long: 16_000, longest: 64_000 }

export function slowPieces(
  parse: (text: string) => unknown,
  pieces: readonly string[] = hostile,
  begin = beginning,
): Slowness[] {
  const workFor = (piece: string, length: number, times: number) =>
    leastWork(() => parse(textOf(piece, length, begin)), times)
  // `once` is an upper bound of the least work for the long text. If it is small enough, the long text is not
  // measured again.
  function measure(piece: string, times: number, once = Number.POSITIVE_INFINITY): Slowness | undefined {
    const shorter = [lengths.short, lengths.middle].map((length) => workFor(piece, length, times))
    if (isLinear(shorter, once)) return undefined
    const long = workFor(piece, lengths.long, times)
    return isLinear(shorter, long) ? undefined : { piece, work: [...shorter, long] }
  }
  return pieces.flatMap((piece) => {
    const once = workFor(piece, lengths.long, 1)
    if (once < NOTHING || !measure(piece, 3, once)) return []
    const slow = measure(piece, 9)
    // At some length the garbage collector adds work, which looks like a slow parser. A text of four times
    // the length decides: linear work grows only fourfold, and quadratic work sixteenfold.
    const isStep = workFor(piece, lengths.longest, 3) < 9 * (slow?.work.at(-1) ?? 0)
    return slow && !isStep ? slow : []
  })
}

/**
 * The long text is 16 times as long as the short one, so linear work grows 16-fold and quadratic work
 * 256-fold. It is 4 times as long as the middle one, so linear work grows 4-fold and quadratic work 16-fold.
 * The limits, 64 and 12, lie between these.
 */
function isLinear([short = 0, middle = 0]: readonly number[], long: number): boolean {
  return long < 64 * Math.max(short, 0.1) || long < 12 * Math.max(middle, 0.4)
}
