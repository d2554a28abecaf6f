import { z } from 'zod'
import { documentTypes, type RuleDocumentType } from '@/lib/records/rule/fields'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import topics from './topics.json'

const topic = z.strictObject({
  title: z.string(),
  abstract: z.string().nullable(),
  agencies: z.array(z.string()),
  types: z.array(z.enum(Object.keys(documentTypes) as [RuleDocumentType])),
  cfr: z.strictObject({ title: z.number(), part: z.string() }).nullable(),
  topics: z.array(z.string()),
})

const simulatedTopics = z.array(topic).parse(topics)

const simulatedPlaces = [
  'Quill Bay',
  'Thimble County',
  'Inkwell Valley',
  'the Bobbin Hills',
  'Lantern City',
  'Doorknob Township',
  'Hatpin Creek',
  'the Teaspoon Islands',
] as const

export interface SimulatedRuleDocument {
  number: string
  date: string
  type: RuleDocumentType
  topic: z.output<typeof topic>
  title: string
  abstract: string | null
  chance: number
}

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(1994, 0, 3)
const MOST_PER_DAY = 9

export function createRegister(today: Date): readonly SimulatedRuleDocument[] {
  const documents: SimulatedRuleDocument[] = []
  for (let day = FIRST_DAY; day <= today.getTime(); day += DAY_MS) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6) documents.push(...publishedOn(day))
  }
  return documents
}

function publishedOn(day: number): SimulatedRuleDocument[] {
  const date = new Date(day).toISOString().slice(0, 10)
  const count = 3 + Math.floor(hashOf('count', date) * (MOST_PER_DAY - 2))
  return Array.from({ length: count }, (_, index) => writeDocument(date, index - count + 1))
}

function writeDocument(date: string, fromLast: number): SimulatedRuleDocument {
  const chance = hashOf('document', date, fromLast)
  const topic = pickBy(hashOf('topic', date, fromLast), simulatedTopics)
  const place = pickBy(hashOf('place', date, fromLast), simulatedPlaces)
  const written = (text: string) => text.replace('{place}', place)
  return {
    number: numberOf(date, fromLast),
    date,
    type: pickBy(chance, topic.types),
    topic,
    title: written(topic.title),
    abstract: topic.abstract && written(topic.abstract),
    chance,
  }
}

/** Document numbers before 2000 have a two-digit year, and some later numbers have a letter. */
function numberOf(date: string, fromLast: number): string {
  const year = Number(date.slice(0, 4))
  const dayOfYear = (Date.parse(date) - Date.UTC(year - 1, 11, 31)) / DAY_MS
  const serial = String(dayOfYear * 85 + 286 + 7 * fromLast)
  if (year < 2000) return `${String(year).slice(2)}-${serial}`
  return year === 2009 ? `E9-${serial}` : `${year}-${serial.padStart(5, '0')}`
}
