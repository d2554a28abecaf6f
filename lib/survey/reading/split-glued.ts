import type { Token, Word } from './tokenize'

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
  words: Word[]
}

/** "T2NR3E", "R. 3 W. W. M." and "6thPM" run words together that belong to different parts. */
export function splitGlued(word: Word, before: Token | undefined): Split {
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

function cutAt(word: Word, head = ''): Split {
  return { ordinal: false, words: [part(word, 0, head.length), part(word, head.length, word.raw.length)] }
}

function part(word: Word, from: number, to: number): Word {
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
