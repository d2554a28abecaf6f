import 'server-only'
import { searchAssessments } from '@/app/search-assessments'
import { suggestSource } from '@/app/suggest-source'
import type { FieldProblem } from '@/components/ui/error-summary'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import { checkQuestion, toFieldProblems } from './check-question'
import { findPlaces } from './find-place'
import {
  type ListedSource,
  type Municipalities,
  readMunicipalities,
  readSources,
  type Search,
  searchHomes,
} from './read-assessments'
import type { AssessmentsUrl } from './url'

export type Finding =
  /** Back to the question, with what to mend. */
  | { kind: 'question'; problems: FieldProblem[]; source?: ListedSource }
  | {
      kind: 'choose'
      why: 'several' | 'unknown-place' | 'look-up-failed' | 'id-alone'
      sources: ListedSource[]
    }
  /** Each local government has a roll of its own. */
  | {
      kind: 'choose-municipality'
      source: ListedSource
      listed: Result<Municipalities>
      /** What the address tells, where it leads to one place. */
      told: { city?: string; county?: string }
    }
  | { kind: 'not-covered'; state: string; office?: string }
  | { kind: 'problem'; problem: Problem; source?: ListedSource }
  | {
      kind: 'searched'
      search: Search
      meta: Meta
      source: ListedSource
      /** Chosen by the address; not certain where only the state or the city told it. */
      suggested: 'certain' | 'perhaps' | false
      /** How the address was read where the typed words found nothing. */
      readAs?: string
      /** Told by the address, where the source needs one. */
      county?: string
    }

/** From what was typed to candidates, or to the one thing that stands in the way. */
export async function findHome(url: AssessmentsUrl): Promise<Finding> {
  const problems = checkQuestion(url)
  if (problems.length > 0) return { kind: 'question', problems }
  const listed = await readSources()
  if (!listed.ok) return { kind: 'problem', problem: listed.error }
  const { sources } = listed.data
  if (url.source) {
    const source = sources.find(({ id }) => id === url.source)
    return source ? search(source, url, { suggested: false }) : unknownSource
  }
  if (!url.q) return { kind: 'choose', why: 'id-alone', sources }
  const { places, matchedAddress, lookUpFailed } = await findPlaces(url.q)
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

const unknownSource: Finding = {
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

async function search(source: ListedSource, url: AssessmentsUrl, how: How): Promise<Finding> {
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
    const { data, meta } = found
    const told = { ...(inCounty ? { county: inCounty } : {}), ...(readAs ? { readAs } : {}) }
    return { kind: 'searched', search: data, meta, source, suggested: how.suggested, ...told }
  }
  const problems = toFieldProblems(found.error)
  if (problems.some(({ field }) => field === 'municipality')) {
    const [listed, told] = await Promise.all([readMunicipalities(source.id), toldBy(url)])
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
