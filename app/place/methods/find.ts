import { z } from 'zod'
import type { PlaceChoice, PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { placeHref, placeUrl } from '@/app/_surfaces/place/url'
import type { ConnectorMethod } from '@/lib/connector/method'
import { describeUnreadable, resolvePlace } from '../understand'
import {
  hasWords,
  needsWords,
  placeShape,
  readerOf,
  sameAsText,
  sources,
  toError,
  words,
  writePlace,
} from './place-shape'

const params = z.strictObject({ text: words.optional(), q: sameAsText }).refine(hasWords, needsWords)

const candidate = z.object({
  label: z.string(),
  text: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  page: z.string().describe('Where it is chosen on this site.'),
})

const result = z.object({
  outcome: z.enum(['place', 'candidates', 'question']),
  ...placeShape,
  question: z.string().nullable().describe('What to choose or to mend, unless it is one place.'),
  candidates: z
    .array(candidate)
    .describe(
      'Give text, latitude and longitude of the one that is meant to getDossier, where they are given.',
    ),
  sources,
})

type FindResult = z.input<typeof result>

const texts = {
  which: 'Which one do you mean?',
  meant: 'Or the city is one of the candidates, spelled differently.',
  sections: 'The same numbers occur in several surveys. Choose the one in the right state and meridian.',
  noAddress: (address: string) =>
    `The Census Bureau has no address “${address}”. New streets are often missing, and a city or ZIP code alone is not enough. Add the city and state or the ZIP code, or give coordinates.`,
}

export const find = {
  summary:
    'The place that words mean: one place, several candidates to choose from, or a question about what is missing. Never the first of several in silence.',
  title: 'Find a place',
  params,
  result,
  example: { text: '742 W Inkwell St, Chicago, IL' },
  // The calls to other connectors are cached separately.
  cache: false,
  cost: 3,
  async run({ q = '', text = q }, context) {
    return toFound(text, await resolvePlace({ q: text }, readerOf(context)))
  },
  cite({ sources: [first] }) {
    if (!first) return {}
    const { source, publisher, attribution, licence, dataset, dated, record } = first
    return { source, publisher, attribution, licence, dataset, dated, record }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

function toFound(text: string, answer: PlaceResolution): FindResult {
  switch (answer.kind) {
    case 'problem':
      throw toError(answer.problem)
    case 'place': {
      const { place, interpretation, metas } = answer
      const output = writePlace(place, interpretation, text)
      return { outcome: 'place', ...output, question: null, candidates: [], sources: metas }
    }
    case 'addresses': {
      const { addresses, meta } = answer
      const candidates = addresses.matches.map(({ address, latitude, longitude }) => ({
        label: address,
        text,
        latitude,
        longitude,
        page: placeHref({ q: text, at: { latitude, longitude } }),
      }))
      const spellings = (answer.meant ?? []).map(toCandidate)
      const none = `${texts.noAddress(addresses.asked)}${spellings.length > 0 ? ` ${texts.meant}` : ''}`
      const question = candidates.length > 0 ? texts.which : none
      return { ...undecided(text, question, [...candidates, ...spellings]), sources: [meta] }
    }
    case 'sections': {
      const { interpretation, choices, outlines, meta } = answer
      const question = choices.length > 0 ? texts.sections : (outlines.coverage?.message ?? outlines.note)
      const list = undecided(text, question, choices.map(toCandidate))
      return { ...list, notes: interpretation.notes, readAs: interpretation.as, sources: [meta] }
    }
    case 'parcels': {
      const { choices, meta } = answer
      return { ...undecided(text, texts.which, choices.map(toCandidate)), sources: [meta] }
    }
    case 'question':
      return undecided(text, answer.question, (answer.choices ?? []).map(toCandidate))
    case 'nothing':
      return undecided(text, describeUnreadable(), [])
  }
}

const undecided = (text: string, question: string, candidates: FindResult['candidates']): FindResult => ({
  outcome: candidates.length > 0 ? 'candidates' : 'question',
  place: null,
  readAs: null,
  notes: [],
  page: placeHref({ q: text }),
  question,
  candidates,
  sources: [],
})

function toCandidate({ label, href }: PlaceChoice): FindResult['candidates'][number] {
  const { pathname, searchParams } = new URL(href, 'https://openplat.invalid')
  const isPlace = pathname === '/place'
  const { q = searchParams.get('id'), at } = isPlace
    ? placeUrl.parse(Object.fromEntries(searchParams)).url
    : {}
  return {
    label,
    text: q ?? null,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    page: href,
  }
}
