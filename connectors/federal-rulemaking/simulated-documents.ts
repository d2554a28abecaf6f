import { hashOf, pickBy } from '@/lib/sample-world/hash'
import type { DocumentType } from './document-types'
import { type SimulatedTopic, simulatedPlaces, simulatedTopics } from './simulated-topics'

export interface SimulatedDocument {
  number: string
  date: string
  type: DocumentType
  topic: SimulatedTopic
  title: string
  abstract: string | null
  /** 0 up to 1: whatever else has to differ from document to document. */
  chance: number
}

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(1994, 0, 3)
const MOST_PER_DAY = 9

/** Every document of the sample register up to a day, in the order in which they were published. */
export function createRegister(today: Date): readonly SimulatedDocument[] {
  const documents: SimulatedDocument[] = []
  for (let day = FIRST_DAY; day <= today.getTime(); day += DAY_MS) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6) documents.push(...publishedOn(day))
  }
  return documents
}

function publishedOn(day: number): SimulatedDocument[] {
  const date = new Date(day).toISOString().slice(0, 10)
  const count = 3 + Math.floor(hashOf('count', date) * (MOST_PER_DAY - 2))
  return Array.from({ length: count }, (_, index) => writeDocument(date, index - count + 1))
}

/** `fromLast` is 0 for the last one of a day, -1 for the one before. */
function writeDocument(date: string, fromLast: number): SimulatedDocument {
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

/** Before 2000 with two digits of the year, in between with a letter now and then. */
function numberOf(date: string, fromLast: number): string {
  const year = Number(date.slice(0, 4))
  const dayOfYear = (Date.parse(date) - Date.UTC(year - 1, 11, 31)) / DAY_MS
  const serial = String(dayOfYear * 85 + 286 + 7 * fromLast)
  if (year < 2000) return `${String(year).slice(2)}-${serial}`
  return year === 2009 ? `E9-${serial}` : `${year}-${serial.padStart(5, '0')}`
}
