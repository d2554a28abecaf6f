export type CoordinateToken =
  | { kind: 'number'; value: number; text: string; decimals: number; sign: '' | '+' | '-' }
  | { kind: 'compass'; letter: 'N' | 'S' | 'E' | 'W' }
  | { kind: 'unit'; unit: AngleUnit }
  | { kind: 'label'; axis: 'latitude' | 'longitude' }
  | { kind: 'separator'; text: string; spaced: boolean }

export type AngleUnit = 'degrees' | 'minutes' | 'seconds'
export type NumberToken = Extract<CoordinateToken, { kind: 'number' }>

const compass = new Map<string, 'N' | 'S' | 'E' | 'W'>([
  ...(['N', 'S', 'E', 'W'] as const).map((letter): [string, typeof letter] => [letter, letter]),
  ['NORTH', 'N'],
  ['SOUTH', 'S'],
  ['EAST', 'E'],
  ['WEST', 'W'],
])
const labels = new Map<string, 'latitude' | 'longitude'>([
  ...['LAT', 'LATITUDE', 'LATTITUDE', 'Y'].map((word): [string, 'latitude'] => [word, 'latitude']),
  ...['LON', 'LONG', 'LNG', 'LONGITUDE', 'X'].map((word): [string, 'longitude'] => [word, 'longitude']),
])
const units = new Map<string, AngleUnit>([
  ...words('degrees', '° º ˚ ⁰ * D DEG DEGS DEGREE DEGREES'),
  ...words('minutes', "′ ' ’ ‘ ´ ` ʹ ʼ M MIN MINS MINUTE MINUTES"),
  ...words('seconds', '″ " ” “ ʺ SEC SECS SECOND SECONDS'),
])
const silent = new Set(
  'COORDINATES COORDINATE COORDS COORD GPS LOCATION POSITION AT AND APPROX THE POINT WGS NAD DATUM'.split(
    ' ',
  ),
)
const pieces = /\s+|\d+(?:\.\d*)?|\.\d+|[A-Za-z]+|./gsu

interface Piece {
  text: string
  spaced: boolean
}

export function coordinateTokens(text: string): CoordinateToken[] | null {
  const cut = cutPieces(text)
  const tokens: CoordinateToken[] = []
  for (let i = 0; i < cut.length; i++) {
    const piece = cut[i]
    if (!piece || isSilent(cut, i)) continue
    const token = readToken(cut, i, tokens)
    if (token === null) return null
    if (token) tokens.push(...token)
  }
  return tokens
}

function cutPieces(text: string): Piece[] {
  const out: Piece[] = []
  let spaced = true
  for (const [piece] of text.replace(/''|’’|′′|´´/g, '″').matchAll(pieces)) {
    if (piece.trim() === '') spaced = true
    else {
      out.push({ text: piece.replace(/[−–—‐‑]/u, '-').toUpperCase(), spaced })
      spaced = false
    }
  }
  return out
}

function isSilent(cut: readonly Piece[], i: number): boolean {
  const text = cut[i]?.text ?? ''
  const before = cut[i - 1]?.text
  if (/^\d/.test(text)) return before === 'WGS' || before === 'NAD'
  if (text === '.' || (text === '"' && !/^[\d.]/.test(before ?? ''))) return true
  return silent.has(text) || '()[]{}<>=~@'.includes(text)
}

function readToken(
  cut: readonly Piece[],
  i: number,
  tokens: CoordinateToken[],
): CoordinateToken[] | null | undefined {
  const { text, spaced } = cut[i] ?? { text: '', spaced: false }
  if (/^[\d.]/.test(text)) return readNumber(cut, i)
  if (text === '-' || text === '+')
    return isSignAt(cut, i) ? undefined : [{ kind: 'separator', text, spaced }]
  if (text === ':')
    return tokens.at(-1)?.kind === 'number' ? [{ kind: 'separator', text, spaced }] : undefined
  if (',;/|&'.includes(text))
    return [{ kind: 'separator', text, spaced: spaced || (cut[i + 1]?.spaced ?? true) }]
  return readWord(cut, i, tokens)
}

function readWord(
  cut: readonly Piece[],
  i: number,
  tokens: readonly CoordinateToken[],
): CoordinateToken[] | null {
  const text = cut[i]?.text ?? ''
  const label = labels.get(text)
  if (label) return [{ kind: 'label', axis: label }]
  const afterNumber = tokens.at(-1)?.kind === 'number'
  const before = tokens.at(-2)
  const afterMinutes = afterNumber && before?.kind === 'unit' && before.unit === 'minutes'
  // In "39d44m21s N" the S means seconds, not south.
  if (afterMinutes && text === 'S' && compass.has(cut[i + 1]?.text ?? ''))
    return [{ kind: 'unit', unit: 'seconds' }]
  const last = compass.get(text.slice(1))
  if (afterMinutes && text.startsWith('S') && text.length === 2 && last) {
    return [
      { kind: 'unit', unit: 'seconds' },
      { kind: 'compass', letter: last },
    ]
  }
  const letter = compass.get(text)
  if (letter) return [{ kind: 'compass', letter }]
  const unit = units.get(text)
  return unit && afterNumber ? [{ kind: 'unit', unit }] : null
}

/**
 * Returns null for a number that touches another number ("12.05.2024"), because the text is a date or an IP
 * address.
 */
function readNumber(cut: readonly Piece[], i: number): CoordinateToken[] | null {
  const { text, spaced } = cut[i] ?? { text: '', spaced: false }
  const before = cut[i - 1]
  if (text.length > 40 || (!spaced && /^[\d.]/.test(before?.text ?? ''))) return null
  const sign =
    before && (before.text === '-' || before.text === '+') && isSignAt(cut, i - 1) ? before.text : ''
  const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
  return [
    { kind: 'number', value: Number(text), text, decimals, sign: sign === '-' || sign === '+' ? sign : '' },
  ]
}

/**
 * After a number, a minus is a sign only if a space precedes it, or if it separates two decimals (ISO 6709).
 */
function isSignAt(cut: readonly Piece[], i: number): boolean {
  const [before, sign, next] = [cut[i - 1], cut[i], cut[i + 1]]
  if (!next || !/^[\d.]/.test(next.text)) return false
  const value = before && (/^[\d.]/.test(before.text) || units.has(before.text))
  if (!value || sign?.text === '+') return true
  if (next.spaced) return false
  return sign?.spaced === true || (before.text.includes('.') && next.text.includes('.'))
}

function words(unit: AngleUnit, list: string): [string, AngleUnit][] {
  return list.split(' ').map((word) => [word, unit])
}
