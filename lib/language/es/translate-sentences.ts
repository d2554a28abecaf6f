import { formatDay, formatMonth } from '@/lib/format'
import { declared, fill, type Template } from '@/lib/sentences/define-sentences'
import { readSentence, readSentences, type Sentence } from '@/lib/sentences/read-sentences'
import { spanishSentences } from './sentences'

/** No text of ours is longer. The limit bounds the work for a text of a visitor. */
const LONGEST = 4_000

/** Each sentence of ours is read back into its template and values. A text of an agency stays as it is. */
export function translateSentences(text: string): string {
  const whole = translateWhole(text)
  if (whole !== undefined || text.length > LONGEST) return whole ?? text
  return readSentences(text)
    .map((piece) => (typeof piece === 'string' || !isOurs(piece) ? textOf(piece) : toSpanish(piece)))
    .join(' ')
}

/** The Spanish of a text if all of it is ours. */
export function translateWhole(text: string): string | undefined {
  const phrase = phraseOf(text)
  if (phrase !== undefined || text.length > LONGEST) return phrase
  const sentences = readEach(text)
  return sentences?.every(isOurs) ? sentences.map(toSpanish).join(' ') : undefined
}

const phraseOf = (english: string): string | undefined =>
  Object.hasOwn(spanishSentences, english) ? (spanishSentences[english] as string) : undefined

const textOf = (piece: Sentence | string) => (typeof piece === 'string' ? piece : piece.text)

const LEAST_LETTERS = 6

/** A text of an agency can have the few words of a short template between any others. */
function isOurs({ id, values }: Sentence): boolean {
  const template = englishKey(declared.get(id) ?? '')
  const letters = template.replace(/\{[^}]*\}/g, '').match(/\p{L}/gu) ?? []
  const kinds = Object.values(values).map((value) => typeof value)
  return letters.length >= LEAST_LETTERS || !kinds.includes('string') || kinds.includes('object')
}

/**
 * The shortest sentences that together are the text. The last value of a longer match would contain the
 * sentences after it.
 */
function readEach(text: string): Sentence[] | undefined {
  const ends = [...text.matchAll(/[.?!](?= )/g)].map(({ index }) => index + 1)
  /** Starts from which the rest of the text has no reading. */
  const dead = new Set<number>()
  const readFrom = (start: number): Sentence[] | undefined => {
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

export const englishKey = (template: Template): string =>
  typeof template === 'string' ? template : template.other

function toSpanish({ id, values, text }: Sentence): string {
  const template = spanishSentences[englishKey(declared.get(id) ?? '')]
  if (template === undefined) return text
  const spanish = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? toSpanish(value) : typeof value === 'string' ? translateValue(value) : value,
  ])
  return fill(template, Object.fromEntries(spanish))
}

/** A value is a name of an agency, a phrase of ours, several of these, a measure, or a day. */
const translateValue = (value: string): string =>
  phraseOf(value) ?? translateDay(value) ?? value.replace(/[^,;]+/g, translatePart)

const translatePart = (part: string): string => {
  const words = part.trimStart()
  const spanish = phraseOf(words) ?? words.replace(measure, (_, size, unit) => `${size} ${units[unit]}`)
  return part.slice(0, part.length - words.length) + spanish
}

const units: Readonly<Record<string, string>> = {
  'square feet': 'pies cuadrados',
  'square miles': 'millas cuadradas',
  feet: 'pies',
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

/** A day or a month as sentences of connectors write it. */
const day =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?\d{4}$/

function translateDay(value: string): string | undefined {
  if (!day.test(value)) return undefined
  const date = new Date(`${value} UTC`)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString().slice(0, 10)
  return value.includes(',') ? formatDay(iso) : formatMonth(iso, 'long')
}
