import type { DocumentType } from '@/lib/records/rule/fields'
import { hashOf, pickBy } from '@/lib/sample-world/hash'

interface SimulatedTopic {
  /** `{place}` is an invented place. */
  title: string
  abstract: string | null
  agencies: readonly string[]
  types: readonly [DocumentType, ...DocumentType[]]
  cfr: { title: number; part: string } | null
  topics: readonly string[]
}

const rules = ['RULE', 'PRORULE'] as const

const simulatedTopics: readonly [SimulatedTopic, ...SimulatedTopic[]] = [
  {
    title: 'National Flood Insurance Program; Flood Elevation Determinations for {place}',
    abstract:
      'Flood elevations and flood insurance rate zones are set for communities in {place}. The sample lines on the map follow the Inkwell River.',
    agencies: ['homeland-security-department', 'federal-emergency-management-agency'],
    types: [...rules, 'NOTICE'],
    cfr: { title: 44, part: '67' },
    topics: ['Flood insurance', 'Floodplains'],
  },
  {
    title: 'Appraisals for Mortgage Loans on Homes in {place}',
    abstract:
      'Lenders in {place} would keep a copy of each appraisal of a home beside the mortgage loan. “Thimble loans” are exempt.',
    agencies: ['consumer-financial-protection-bureau', 'federal-housing-finance-agency'],
    types: rules,
    cfr: { title: 12, part: '1026' },
    topics: ['Mortgages', 'Appraisal', 'Truth in lending'],
  },
  {
    title: 'Fair Housing Plans and Manufactured Home Standards; {place}',
    abstract:
      'Housing plans of {place} are accepted as sample plans. Manufactured homes need two doors &amp; a window.',
    agencies: ['housing-and-urban-development-department'],
    types: ['NOTICE', ...rules],
    cfr: { title: 24, part: '3280' },
    topics: ['Fair housing', 'Manufactured homes'],
  },
  {
    title: 'Lead-Based Paint Hazards in Target Housing; {place}',
    abstract:
      'Dust-lead levels in target housing of {place} are measured again. Lead-based paint older than a teaspoon is covered.',
    agencies: ['environmental-protection-agency', 'housing-and-urban-development-department'],
    types: rules,
    cfr: { title: 40, part: '745' },
    topics: ['Lead poisoning', 'Housing'],
  },
  {
    title: 'Brownfields Cleanup Grants for {place}',
    abstract: 'Grants to clean up brownfields, the old button works of {place} among them, are announced.',
    agencies: ['environmental-protection-agency'],
    types: ['NOTICE'],
    cfr: null,
    topics: ['Brownfields', 'Grant programs'],
  },
  {
    title: 'Clean Water Act Permits for Dredged and Fill Material in {place}',
    abstract:
      'Permits under the Clean Water Act for filling wetlands and ponds in {place} are renewed. Drinking water is not affected.',
    agencies: ['engineers-corps', 'environmental-protection-agency'],
    types: ['NOTICE', ...rules],
    cfr: { title: 33, part: '328' },
    topics: ['Water pollution control', 'Wetlands'],
  },
  {
    title: 'Withdrawal of Public Land near {place}',
    abstract: 'Some 40 acres of public land near {place} are withdrawn from sale for a sample road.',
    agencies: ['interior-department', 'land-management-bureau'],
    types: ['NOTICE'],
    cfr: null,
    topics: [],
  },
  {
    title: 'Combined Notice of Filings #1',
    abstract: null,
    agencies: ['energy-department', 'federal-energy-regulatory-commission'],
    types: ['NOTICE'],
    cfr: null,
    topics: [],
  },
  {
    title: 'Standards for Thimbles Sold in {place}',
    abstract: 'Thimbles sold in {place} must fit a thumb.',
    agencies: ['thimble-standards-bureau'],
    types: rules,
    cfr: { title: 16, part: '1999' },
    topics: ['Thimbles'],
  },
  {
    title: 'National Inkwell Week in {place}',
    abstract: null,
    agencies: [],
    types: ['PRESDOCU'],
    cfr: null,
    topics: [],
  },
]

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

export interface SimulatedDocument {
  number: string
  date: string
  type: DocumentType
  topic: SimulatedTopic
  title: string
  abstract: string | null
  chance: number
}

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(1994, 0, 3)
const MOST_PER_DAY = 9

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
