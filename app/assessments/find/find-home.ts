import 'server-only'
import type { CoverageLocation } from '@/app/_lib/coverage/covered-places'
import { type EnteredParcelNumber, parseParcelWords } from '@/app/_lib/coverage/parcel-forms'
import { searchAssessments } from '@/app/_lib/coverage/search-assessments'
import { suggestSource } from '@/app/_lib/coverage/suggest-source'
import { missingUnit } from '@/app/_lib/coverage/unit-of-record'
import { read } from '@/app/_lib/read/data'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { AddressMatches } from '@/connectors/geocoder/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import {
  type AssessmentSource,
  fetchMunicipalities,
  fetchSources,
  type MunicipalitiesResult,
  type PropertySearchResult,
  searchHomes,
} from '../fetch-assessments'
import type { AssessmentsUrlParams } from '../url'
import { checkQuestion, toFieldProblems } from './check-question'

const texts = defineTexts('find.find-home', {
  unknownSource: 'Choose a source from the list. The one in the link does not exist.',
})

type AddressMatch = AddressMatches['matches'][number]

export type HomeResolution =
  | { kind: 'question'; problems: FieldProblem[]; source?: AssessmentSource }
  | {
      kind: 'choose'
      why: 'several' | 'unknown-place' | 'look-up-failed' | 'id-alone' | 'id-form'
      sources: AssessmentSource[]
    }
  | {
      kind: 'choose-municipality'
      source: AssessmentSource
      listed: Result<MunicipalitiesResult>
      told: { city?: string; county?: string }
    }
  | { kind: 'choose-address'; matches: AddressMatch[] }
  | { kind: 'not-covered'; state: string; office?: string; county?: string }
  | { kind: 'problem'; problem: Problem; source?: AssessmentSource }
  | {
      kind: 'searched'
      search: PropertySearchResult
      meta: Meta
      source: AssessmentSource
      /**
       * `certain` if the source covers the address, `perhaps` if it only may cover the home, false if the
       * visitor chose the source.
       */
      suggested: 'certain' | 'perhaps' | false
      readAs?: string
      county?: string
      /** Set if no record has the typed unit. The records are then those of the building. */
      missingUnit?: string
    }

export async function findHome(params: AssessmentsUrlParams): Promise<HomeResolution> {
  const { url, parcel } = parseParcelQuestion(params)
  const problems = checkQuestion(url)
  if (problems.length > 0) return { kind: 'question', problems }
  const listed = await fetchSources()
  if (!listed.ok) return { kind: 'problem', problem: listed.error }
  const { sources } = listed.data
  if (url.source) {
    const source = sources.find(({ id }) => id === url.source)
    return source
      ? search(source, url, { suggested: false })
      : { kind: 'question', problems: [{ field: 'source', message: texts.unknownSource }] }
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
    case 'not-covered': {
      const county = places[0]?.county
      return { ...suggestion, ...(county ? { county } : {}) }
    }
    case 'unknown-place':
      return { kind: 'choose', why: lookUpFailed ? 'look-up-failed' : 'unknown-place', sources }
  }
}

export function parseParcelQuestion(params: AssessmentsUrlParams): {
  url: AssessmentsUrlParams
  parcel?: EnteredParcelNumber | undefined
} {
  const { q, id, ...rest } = params
  if (q && id) return { url: params }
  const parcel = parseParcelWords(q || id || '')
  return parcel ? { url: { ...rest, id: parcel.number }, parcel } : { url: params }
}

function findByNumber(
  url: AssessmentsUrlParams,
  sources: AssessmentSource[],
  parcel: EnteredParcelNumber | undefined,
): Promise<HomeResolution> | HomeResolution {
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

interface How {
  suggested: 'certain' | 'perhaps' | false
  county?: string | undefined
  matchedAddress?: string | undefined
}

async function search(
  source: AssessmentSource,
  url: AssessmentsUrlParams,
  how: How,
): Promise<HomeResolution> {
  const {
    found: result,
    inCounty,
    readAs,
  } = await searchAssessments(
    ({ streetAddress, ...narrowed }) =>
      searchHomes(source.id, { ...url, ...narrowed, ...(streetAddress ? { q: streetAddress } : {}) }),
    {
      county: async () => (url.county ? undefined : (how.county ?? (await findArea(url)).county)),
      matchedAddress: async () =>
        url.q ? (how.matchedAddress ?? (await findArea(url)).matchedAddress) : undefined,
    },
  )
  if (result.ok) {
    const context = { ...(inCounty ? { county: inCounty } : {}), ...(readAs ? { readAs } : {}) }
    const missing = missingUnit(url.q ?? '', result.data.records)
    const building = missing
      ? await searchHomes(source.id, {
          ...url,
          q: missing.building,
          ...(inCounty ? { county: inCounty } : {}),
        })
      : undefined
    const { data, meta } = building?.ok && building.data.records.length > 0 ? building : result
    const unit = missing && data.records.length > 0 ? { missingUnit: missing.unit } : {}
    return { kind: 'searched', search: data, meta, source, suggested: how.suggested, ...context, ...unit }
  }
  const problems = toFieldProblems(result.error)
  if (problems.some(({ field }) => field === 'municipality')) {
    const [listed, area] = await Promise.all([fetchMunicipalities(source.id), findArea(url)])
    return { kind: 'choose-municipality', source, listed, told: area }
  }
  return problems.length > 0
    ? { kind: 'question', problems, source }
    : { kind: 'problem', problem: result.error, source }
}

async function findArea({
  q,
}: AssessmentsUrlParams): Promise<{ city?: string; county?: string; matchedAddress?: string }> {
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

interface FoundPlaces {
  places: (CoverageLocation & { county?: string })[]
  matches: AddressMatch[]
  matchedAddress?: string
  lookUpFailed: boolean
}

const MOST_PLACES = 4

async function findPlaces(address: string): Promise<FoundPlaces> {
  const answer = await read('geocoder', 'findAddress', { address: address.slice(0, 200) })
  const matches = answer.ok ? answer.data.matches : []
  if (matches.length === 0) {
    const { state = '', city = '' } = parseAddressQuestion(address) ?? {}
    const lookUpFailed = !answer.ok && answer.error.code !== 'invalid_params'
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
