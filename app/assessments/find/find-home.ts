import 'server-only'
import type { PlaceInCounty } from '@/app/_lib/coverage/covered-places'
import { type ParcelWords, parseParcelWords } from '@/app/_lib/coverage/parcel-forms'
import { searchAssessments } from '@/app/_lib/coverage/search-assessments'
import { suggestSource } from '@/app/_lib/coverage/suggest-source'
import { missingUnit } from '@/app/_lib/coverage/unit-of-record'
import { read } from '@/app/_lib/read/data'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import {
  type AssessmentSearch,
  type AssessmentSource,
  fetchMunicipalities,
  fetchSources,
  type Municipalities,
  searchHomes,
} from '../fetch-assessments'
import type { AssessmentsUrl } from '../url'
import { checkQuestion, toFieldProblems } from './check-question'

type AddressMatch = AddressMatches['matches'][number]

export type HomeFinding =
  /** Back to the question, with what to mend. */
  | { kind: 'question'; problems: FieldProblem[]; source?: AssessmentSource }
  | {
      kind: 'choose'
      why: 'several' | 'unknown-place' | 'look-up-failed' | 'id-alone' | 'id-form'
      sources: AssessmentSource[]
    }
  /** Each local government has a roll of its own. */
  | {
      kind: 'choose-municipality'
      source: AssessmentSource
      listed: Result<Municipalities>
      /** What the address tells, where it leads to one place. */
      told: { city?: string; county?: string }
    }
  /** The words fit addresses in several places. */
  | { kind: 'choose-address'; matches: AddressMatch[] }
  | { kind: 'not-covered'; state: string; office?: string }
  | { kind: 'problem'; problem: Problem; source?: AssessmentSource }
  | {
      kind: 'searched'
      search: AssessmentSearch
      meta: Meta
      source: AssessmentSource
      /** Chosen by the address; not certain where only the state or the city told it. */
      suggested: 'certain' | 'perhaps' | false
      /** How the address was read where the typed words found nothing. */
      readAs?: string
      /** Told by the address, where the source needs one. */
      county?: string
      /** The typed unit, where no record has it: the records are those of the building. */
      missingUnit?: string
    }

/** From what was typed to candidates, or to the one thing that stands in the way. */
export async function findHome(asked: AssessmentsUrl): Promise<HomeFinding> {
  const { url, parcel } = parseParcelQuestion(asked)
  const problems = checkQuestion(url)
  if (problems.length > 0) return { kind: 'question', problems }
  const listed = await fetchSources()
  if (!listed.ok) return { kind: 'problem', problem: listed.error }
  const { sources } = listed.data
  if (url.source) {
    const source = sources.find(({ id }) => id === url.source)
    return source ? search(source, url, { suggested: false }) : unknownSource
  }
  if (!url.q) return findByNumber(url, sources, parcel)
  const { places, matches, matchedAddress, lookUpFailed } = await findPlaces(url.q)
  if (places.length > 1) return { kind: 'choose-address', matches }
  const suggestion = suggestSource(sources, places)
  switch (suggestion.kind) {
    case 'one':
      return search(suggestion.source, url, {
        suggested: suggestion.certain ? 'certain' : 'perhaps',
        county: places[0]?.county,
        matchedAddress,
      })
    case 'several':
      return { kind: 'choose', why: 'several', sources: suggestion.sources }
    case 'not-covered':
      return suggestion
    case 'unknown-place':
      return { kind: 'choose', why: lookUpFailed ? 'look-up-failed' : 'unknown-place', sources }
  }
}

/** The number in the field of the address goes on as a number, without the words around it. */
export function parseParcelQuestion(asked: AssessmentsUrl): {
  url: AssessmentsUrl
  parcel?: ParcelWords | undefined
} {
  const { q, id, ...rest } = asked
  if (q && id) return { url: asked }
  const parcel = parseParcelWords(q || id || '')
  return parcel ? { url: { ...rest, id: parcel.number }, parcel } : { url: asked }
}

/** The form of a number and the state named beside it tell the record; a number alone tells nothing. */
function findByNumber(
  url: AssessmentsUrl,
  sources: AssessmentSource[],
  parcel: ParcelWords | undefined,
): Promise<HomeFinding> | HomeFinding {
  const { records = [], state = '', city = '' } = parcel ?? {}
  const fitting = sources.filter(({ id }) => records.some(({ source }) => source === id))
  const [only, ...more] = fitting
  if (only && more.length === 0) return search(only, url, { suggested: 'perhaps' })
  if (fitting.length > 0) return { kind: 'choose', why: 'id-form', sources: fitting }
  if (state === '') return { kind: 'choose', why: 'id-alone', sources }
  const suggestion = suggestSource(sources, [{ state, ...(city ? { city } : {}) }])
  switch (suggestion.kind) {
    case 'one':
      return search(suggestion.source, url, { suggested: 'perhaps' })
    case 'several':
      return { kind: 'choose', why: 'several', sources: suggestion.sources }
    case 'not-covered':
      return suggestion
    case 'unknown-place':
      return { kind: 'choose', why: 'id-alone', sources }
  }
}

const unknownSource: HomeFinding = {
  kind: 'question',
  problems: [
    { field: 'source', message: 'Choose a source from the list. The one in the link does not exist.' },
  ],
}

interface How {
  suggested: 'certain' | 'perhaps' | false
  county?: string | undefined
  matchedAddress?: string | undefined
}

async function search(source: AssessmentSource, url: AssessmentsUrl, how: How): Promise<HomeFinding> {
  const { found, inCounty, readAs } = await searchAssessments(
    ({ streetAddress, ...narrowed }) =>
      searchHomes(source.id, { ...url, ...narrowed, ...(streetAddress ? { q: streetAddress } : {}) }),
    {
      county: async () => (url.county ? undefined : (how.county ?? (await toldBy(url)).county)),
      matchedAddress: async () =>
        url.q ? (how.matchedAddress ?? (await toldBy(url)).matchedAddress) : undefined,
    },
  )
  if (found.ok) {
    const told = { ...(inCounty ? { county: inCounty } : {}), ...(readAs ? { readAs } : {}) }
    const missing = missingUnit(url.q ?? '', found.data.records)
    const building = missing
      ? await searchHomes(source.id, {
          ...url,
          q: missing.building,
          ...(inCounty ? { county: inCounty } : {}),
        })
      : undefined
    const { data, meta } = building?.ok && building.data.records.length > 0 ? building : found
    const unit = missing && data.records.length > 0 ? { missingUnit: missing.unit } : {}
    return { kind: 'searched', search: data, meta, source, suggested: how.suggested, ...told, ...unit }
  }
  const problems = toFieldProblems(found.error)
  if (problems.some(({ field }) => field === 'municipality')) {
    const [listed, told] = await Promise.all([fetchMunicipalities(source.id), toldBy(url)])
    return { kind: 'choose-municipality', source, listed, told }
  }
  return problems.length > 0
    ? { kind: 'question', problems, source }
    : { kind: 'problem', problem: found.error, source }
}

/** What the address tells of itself, where it leads to one place. */
async function toldBy({
  q,
}: AssessmentsUrl): Promise<{ city?: string; county?: string; matchedAddress?: string }> {
  if (!q) return {}
  const { places, matchedAddress } = await findPlaces(q)
  const [only, ...more] = places
  const { city, county } = (more.length === 0 && only) || {}
  return {
    ...(city ? { city } : {}),
    ...(county ? { county } : {}),
    ...(matchedAddress ? { matchedAddress } : {}),
  }
}

/** Where an address lies, as far as can be told: several where the words fit several places. */
interface FoundPlaces {
  places: (PlaceInCounty & { county?: string })[]
  matches: AddressMatch[]
  /** The address as the Census Bureau writes it, where it knows exactly one. */
  matchedAddress?: string
  /** The look-up of addresses could not be asked. */
  lookUpFailed: boolean
}

const MOST_PLACES = 4

/** The geocoder's places; without any, the city and state that the words themselves name. */
async function findPlaces(address: string): Promise<FoundPlaces> {
  const found = await read('geocoder', 'findAddress', { address: address.slice(0, 200) })
  const matches = found.ok ? found.data.matches : []
  if (matches.length === 0) {
    const { state = '', city = '' } = parseAddressQuestion(address) ?? {}
    const lookUpFailed = !found.ok && found.error.code !== 'invalid_params'
    return { places: state ? [{ state, ...(city ? { city } : {}) }] : [], matches, lookUpFailed }
  }
  const distinct = new Map(matches.map((match) => [`${match.state} ${match.city}`, match]))
  const places = [...distinct.values()].slice(0, MOST_PLACES).map(async (match) => {
    const { latitude, longitude, state, city } = match
    const at = await read('geocoder', 'countyAt', { latitude, longitude })
    const county = at.ok ? at.data.county : null
    return { state, city, ...(county ? { countyId: county.geoid, county: county.name } : {}) }
  })
  const [only, ...more] = matches
  return {
    places: await Promise.all(places),
    matches,
    ...(only && more.length === 0 ? { matchedAddress: only.address } : {}),
    lookUpFailed: false,
  }
}
