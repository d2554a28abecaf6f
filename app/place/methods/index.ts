import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { find } from './find'
import { getDossier } from './get-dossier'

const numerals =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'

const texts = {
  limit: (questions: string) =>
    `A dossier asks up to ${questions} questions and takes as much of a visitor’s allowance.`,
}

export const places = {
  name: 'places',
  title: 'Places and what is on record about them',
  purpose: 'Finds the place that words mean, and asks every source that covers it',
  publisher: { name: 'Several publishers', url: '/sources' },
  auth: 'none',
  composes: true,
  hosts: [],
  baseUrl: null,
  // This pace is unused, because the calls of each part follow the pace of their source.
  pace: { concurrency: 1, timeout: 60_000, retries: 0, maxBytes: 1 },
  coverage: 'The United States and its territories; which sources cover a place is part of the answer',
  freshness: { mode: 'not_declared', note: 'Each part has the age that its own source gives it.' },
  licence: { name: 'As each source says' },
  attribution: 'As each source says.',
  caveats: [
    'A lead, not proof: public records as their publishers give them, not a title, not a survey, not a price.',
    'Each part is of another source, with its own date. What is missing here may exist at the authority.',
    'A point for an address lies along the street, commonly 20 to 40 meters from the building.',
  ],
  entities: ['place', 'dossier'],
  pagination: 'none',
  unit: null,
  temporalStart: null,
  workflow: [
    'find takes an address, coordinates, a legal description or a parcel number, and answers with one place, candidates, or a question.',
    'getDossier takes a place and asks every source that covers it. Its parts are those of the page /place.',
  ],
  notes: [
    'Assessments are candidates only: a person has to say which home it is before we ask for any value.',
  ],
  safeguards: ['No owner and no assessed value of a home is in an answer.'],
  limits: [texts.limit(numerals.split(' ')[getDossier.cost] ?? String(getDossier.cost))],
  privacy: { classification: 'public', excludedFields: ['owner', 'ownerName', 'mailingAddress'] },
  methods: { find, getDossier, getServiceInfo: serviceInfo },
} satisfies ConnectorDeclaration
