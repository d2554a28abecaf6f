import { formatDay, formatMonth } from '@/lib/format'
import { declared, fill, type Template } from '@/lib/sentences/define-sentences'
import { readSentence, readSentences, type Sentence } from '@/lib/sentences/read-sentences'
import { spanishSentences } from './sentences'

/** Each sentence of ours is read back into its template and values. A text of an agency stays as it is. */
export const translateSentences = (text: string): string =>
  spanishOf(text) ??
  (readEach(text) ?? readSentences(text))
    .map((piece) => (typeof piece === 'string' ? piece : toSpanish(piece)))
    .join(' ')

/**
 * The shortest sentences that together are the text. The last value of a longer match would contain the
 * sentences after it.
 */
function readEach(text: string): Sentence[] | undefined {
  for (const { index } of text.matchAll(/[.?!](?= )/g)) {
    const first = readSentence(text.slice(0, index + 1))
    const rest = first && readEach(text.slice(index + 2))
    if (rest) return [first, ...rest]
  }
  const whole = readSentence(text)
  return whole && [whole]
}

const spanishOf = (english: string) =>
  Object.hasOwn(spanishSentences, english) ? (spanishSentences[english] as string) : undefined

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
  spanishOf(value) ?? translateDay(value) ?? value.replace(/[^,;]+/g, translatePart)

const translatePart = (part: string): string => {
  const words = part.trimStart()
  const spanish = spanishOf(words) ?? words.replace(measure, (_, size, unit) => `${size} ${units[unit]}`)
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
  const iso = new Date(`${value} UTC`).toISOString().slice(0, 10)
  return value.includes(',') ? formatDay(iso) : formatMonth(iso, 'long')
}
