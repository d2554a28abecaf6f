export interface DescriptionWord {
  kind: 'word'
  text: string
  raw: string
  glued: boolean
  initials: boolean
}

interface NumberToken {
  kind: 'number'
  text: string
  value: number
  ordinal: boolean
  glued: boolean
}

interface FractionToken {
  kind: 'fraction'
  quarters: 1 | 2 | 3
  glued: boolean
}

interface Mark {
  kind: 'mark'
  text: string
  glued: boolean
}

export type DescriptionToken = DescriptionWord | NumberToken | FractionToken | Mark

const pieces = /\s+|\d+(?:\.\d+)?|[A-Za-z]+|./gsu
const quartersOf = new Map<string, 1 | 2 | 3>([
  ['¼', 1],
  ['½', 2],
  ['¾', 3],
])
const alike: Readonly<Record<string, string>> = {
  '⁄': '/',
  '∕': '/',
  '–': '-',
  '—': '-',
  '‑': '-',
  '‐': '-',
  '−': '-',
}

export function tokenize(text: string): DescriptionToken[] {
  return separate(joinInitials(cut(text)))
}

function cut(text: string): DescriptionToken[] {
  const plain = text.normalize('NFD').replace(/\p{M}|\p{Cf}/gu, '')
  const tokens: DescriptionToken[] = []
  let glued = false
  for (const [piece] of plain.matchAll(pieces)) {
    if (piece.trim() === '') {
      glued = false
      continue
    }
    tokens.push(tokenOf(piece, glued))
    glued = true
  }
  return tokens
}

function tokenOf(piece: string, glued: boolean): DescriptionToken {
  const quarters = quartersOf.get(piece)
  if (quarters !== undefined) return { kind: 'fraction', quarters, glued }
  if (/^\d/.test(piece)) return { kind: 'number', text: piece, value: Number(piece), ordinal: false, glued }
  if (/^[A-Za-z]/.test(piece)) return wordOf(piece, glued, false)
  return { kind: 'mark', text: alike[piece] ?? piece, glued }
}

function wordOf(raw: string, glued: boolean, initials: boolean): DescriptionWord {
  return { kind: 'word', text: raw.toUpperCase(), raw, glued, initials }
}

function joinInitials(tokens: DescriptionToken[]): DescriptionToken[] {
  const out: DescriptionToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) break
    const letters = [initial(token)]
    const glued = token.glued
    let last = i
    for (
      let next = letters[0] && nextInitial(tokens, last, letters.length);
      next;
      next = nextInitial(tokens, last, letters.length)
    ) {
      letters.push(next)
      last += 2
    }
    out.push(last > i ? wordOf(letters.join(''), glued, true) : token)
    i = last
  }
  return out
}

function initial(token: DescriptionToken | undefined): string {
  return token?.kind === 'word' && token.raw.length === 1 ? token.raw : ''
}

/** In "B.M. S. W. 1/4" the initials end at the M of the meridian, because S is a compass letter. */
function nextInitial(tokens: readonly DescriptionToken[], i: number, count: number): string {
  const dot = tokens[i + 1]
  if (dot?.kind !== 'mark' || dot.text !== '.') return ''
  const letter = initial(tokens[i + 2])
  const ended = count > 1 && /M/i.test(initial(tokens[i])) && /[NSEW]/i.test(letter)
  return ended || beginsNumber(tokens, i + 2, letter) ? '' : letter
}

/**
 * Returns true if the letter belongs to the number after it, as T in "B.M. T. 2 N." or N in "3 W. N. 1/2".
 * The W in "S. W. 1/4" belongs to the S before it.
 */
function beginsNumber(tokens: readonly DescriptionToken[], i: number, letter: string): boolean {
  const next = tokens[i + 1]
  const after = next?.kind === 'mark' && next.text === '.' ? tokens[i + 2] : next
  if (after?.kind !== 'number' && after?.kind !== 'fraction') return false
  const quarter = /[EW]/i.test(letter) && /[NS]/i.test(initial(tokens[i - 2]))
  return /[TRLSNEW]/i.test(letter) && !quarter
}

function separate(tokens: DescriptionToken[]): DescriptionToken[] {
  const out: DescriptionToken[] = []
  for (const token of tokens) {
    const before = out.at(-1)
    if (token.kind !== 'word') {
      out.push(token)
      continue
    }
    const { ordinal, words } = splitGlued(token, before)
    if (ordinal && before?.kind === 'number') before.ordinal = true
    out.push(...words)
  }
  return out
}

const compass = '(NORTH|SOUTH|EAST|WEST|N|S|E|W)'
const markers = '(R|RG|RGE|RNG|RANGE|T|TP|TWP|TOWNSHIP|S|SEC|SECT|SECTION)'
const initials = '(WM|BM|MDM|MDBM|SBM|SBBM|SLM|SLBM?|GSRM|NMPM|HM|IM|CM|USM|PMM|PM|SM|FM|CRM|MDB|SBB|USB|G)'
const beforeMarker = new RegExp(`^${compass}${markers}$`)
const beforeInitials = new RegExp(`^(N|S|E|W)${initials}$`)
const beforeQuarters = /^(N|S|E|W)((?:NE|NW|SE|SW)+)$/
const beforeSection = /^((?:NE|NW|SE|SW)+)(SEC|SECT|SECTION|LOT|LOTS)$/
const joinedAxes = /^(N|S|E|W)(R|T)$/

interface Split {
  ordinal: boolean
  words: DescriptionWord[]
}

function splitGlued(word: DescriptionWord, before: DescriptionToken | undefined): Split {
  const whole = { ordinal: false, words: [word] }
  if (before?.kind === 'number' && (word.glued || word.initials)) {
    const suffix = word.glued ? ordinalSuffix(before.text) : ''
    if (suffix !== '' && word.text.startsWith(suffix)) {
      const rest = word.raw.slice(2)
      return { ordinal: true, words: rest === '' ? [] : [part(word, 2, word.raw.length)] }
    }
    const match =
      beforeMarker.exec(word.text) ?? beforeInitials.exec(word.text) ?? beforeQuarters.exec(word.text)
    return match ? cutAt(word, match[1]) : whole
  }
  const match = (word.initials ? joinedAxes.exec(word.text) : null) ?? beforeSection.exec(word.text)
  return match ? cutAt(word, match[1]) : whole
}

function cutAt(word: DescriptionWord, head = ''): Split {
  return { ordinal: false, words: [part(word, 0, head.length), part(word, head.length, word.raw.length)] }
}

function part(word: DescriptionWord, from: number, to: number): DescriptionWord {
  const raw = word.raw.slice(from, to)
  return {
    kind: 'word',
    text: raw.toUpperCase(),
    raw,
    glued: from > 0 || word.glued,
    initials: word.initials,
  }
}

function ordinalSuffix(digits: string): string {
  if (digits.includes('.') || digits.length > 3) return ''
  const tens = Number(digits) % 100
  if (tens > 10 && tens < 14) return 'TH'
  return { 1: 'ST', 2: 'ND', 3: 'RD' }[tens % 10] ?? 'TH'
}
