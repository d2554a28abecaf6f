import { formatDay, formatMonth, formatShortDay } from '@/lib/format'
import { declared, fill, type SentenceTemplate } from '@/lib/sentences/define-sentences'
import { type ParsedSentence, readSentence, readSentences } from '@/lib/sentences/read-sentences'
import { spanishSentences } from './sentences'

/** Our own texts are shorter. The limit bounds the work for a text that a visitor sends. */
const LONGEST = 4_000

/**
 * Parses each of our sentences back into its template and values, and fills the Spanish template with these.
 * Leaves the text of an agency unchanged.
 */
export function translateSentences(text: string): string {
  const whole = translateWhole(text)
  if (whole !== undefined || text.length > LONGEST) return whole ?? text
  return readSentences(text)
    .map((piece) => (typeof piece === 'string' || !isOurs(piece) ? textOf(piece) : toSpanish(piece)))
    .join(' ')
}

/** Returns undefined unless the whole text is ours. */
export function translateWhole(text: string): string | undefined {
  const phrase = phraseOf(text) ?? translateDay(text)
  if (phrase !== undefined || text.length > LONGEST) return phrase
  const sentences = readEach(text)
  return sentences?.every(isOurs) ? sentences.map(toSpanish).join(' ') : undefined
}

const phraseOf = (english: string): string | undefined =>
  Object.hasOwn(spanishSentences, english) ? (spanishSentences[english] as string) : undefined

const textOf = (piece: ParsedSentence | string) => (typeof piece === 'string' ? piece : piece.text)

const LEAST_LETTERS = 6

/**
 * Rejects a match of a short template with a text value, because the text of an agency can match such a
 * template by chance.
 */
function isOurs({ id, values }: ParsedSentence): boolean {
  const template = englishKey(declared.get(id) ?? '')
  const letters = template.replace(/\{[^}]*\}/g, '').match(/\p{L}/gu) ?? []
  const kinds = Object.values(values).map((value) => typeof value)
  return letters.length >= LEAST_LETTERS || !kinds.includes('string') || kinds.includes('object')
}

/**
 * Splits the text into the shortest sentences that match, because the last value of a longer match would
 * include the next sentence. Returns undefined if a part does not match.
 */
function readEach(text: string): ParsedSentence[] | undefined {
  const ends = [...text.matchAll(/[.?!](?= )/g)].map(({ index }) => index + 1)
  /** Positions from which the rest of the text cannot be split. */
  const dead = new Set<number>()
  const readFrom = (start: number): ParsedSentence[] | undefined => {
    if (dead.has(start)) return undefined
    for (const end of ends.filter((each) => each > start)) {
      const first = readSentence(text.slice(start, end))
      const rest = first && readFrom(end + 1)
      if (rest) return [first, ...rest]
    }
    const whole = readSentence(text.slice(start))
    if (!whole) dead.add(start)
    return whole && [whole]
  }
  return ends.length > MOST_SENTENCES ? undefined : readFrom(0)
}

const MOST_SENTENCES = 40

export const englishKey = (template: SentenceTemplate): string =>
  typeof template === 'string' ? template : template.other

function toSpanish({ id, values, text }: ParsedSentence): string {
  const template = spanishSentences[englishKey(declared.get(id) ?? '')]
  if (template === undefined) return text
  const spanish = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? toSpanish(value) : typeof value === 'string' ? translateValue(value) : value,
  ])
  return fill(template, Object.fromEntries(spanish))
}

/** A value is a name of an agency, a phrase or a sentence of ours, a measure, a day, or a list of these. */
const translateValue = (value: string): string =>
  phraseOf(value) ??
  value
    .split('; ')
    .map((item) => translateItem(item))
    .join('; ')

function translateItem(item: string): string {
  const sentence = readSentence(item)
  if (sentence && isOurs(sentence)) return toSpanish(sentence)
  return item
    .split(dayInValue)
    .map((piece) => translateDay(piece) ?? piece.replace(/[^,;]+/g, translatePart))
    .join('')
}

const translatePart = (part: string): string => {
  const words = part.trimStart()
  const spanish = phraseOf(words) ?? words.replace(measure, (_, size, unit) => `${size} ${units[unit]}`)
  return part.slice(0, part.length - words.length) + spanish
}

const units: Readonly<Record<string, string>> = {
  'square feet': 'pies cuadrados',
  'square miles': 'millas cuadradas',
  feet: 'pies',
  ft: 'pies',
  mile: 'milla',
  miles: 'millas',
  years: 'años',
  months: 'meses',
  days: 'días',
  hours: 'horas',
  minutes: 'minutos',
  seconds: 'segundos',
  percent: 'por ciento',
}
const measure = new RegExp(`\\b([\\d.]+) (${Object.keys(units).join('|')})\\b`, 'g')

/** Matches a day or a month as connectors write it, such as “Jan 5, 2026” or “January 2026”. */
const dayInWords =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?) (?:\\d{1,2}, )?\\d{4}'
const day = new RegExp(`^${dayInWords}$`)
/**
 * Matches a day only next to an end of the value, a comma, a colon or a parenthesis, because a day between
 * words can be a part of an agency’s name.
 */
const dayInValue = new RegExp(`(?<=^|[,:(] ?)(${dayInWords})(?=$|[,)])`)

function translateDay(value: string): string | undefined {
  if (!day.test(value)) return undefined
  const date = new Date(`${value} UTC`)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString().slice(0, 10)
  const isShort = /^\w{3} /.test(value) && !value.startsWith('May ')
  if (value.includes(',')) return isShort ? formatShortDay(iso) : formatDay(iso)
  return formatMonth(iso, isShort ? 'short' : 'long')
}
