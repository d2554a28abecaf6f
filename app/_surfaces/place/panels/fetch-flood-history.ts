import { type EngineCaller, isMissingReading } from '@/app/_lib/read/reading-scope'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import { countyByFips } from '@/lib/geography/counties'
import { defineTexts } from '@/lib/language/define-texts'
import type { Disaster } from '@/lib/records/disaster/fields'
import type { FloodClaims } from '@/lib/records/flood-claims/fields'
import { failed, notCovered, type PanelOutcome, withData } from '../outcome'
import type { Place } from '../place'
import { findCounty, findMatch } from './whereabouts'

export interface FloodHistory {
  claims: FloodClaims[]
  declarations: Disaster[]
  /** Is null if the county is unknown or the declarations failed. */
  county: string | null
  claimSentences: string[]
  declarationSentences: string[]
  tractNotes: string[]
  gaps: string[]
  caveats: string[]
}

const texts = defineTexts('place.panels.fetch-flood-history', {
  outside:
    'Claims and declarations are of the United States and its territories, and this point lies in none of them.',
  unkept: 'When this page was saved, it did not ask for the history of floods.',
  noTract: 'The Census Bureau names no tract here, as in water. Claims are counted by tract.',
  someTract: 'We could not ask for one of the two tracts here, those of 2010 and of 2020.',
  changed: (older: string, newer: string) =>
    `The tract here was ${older} in 2010 and has been ${newer} since 2020. FEMA does not say which it uses, so both are counted, and never added up.`,
  retired: (tract: string) => `FEMA has no claim under ${tract}, the number that the tract had in 2010.`,
  noCounty: 'The county here is not known, so we did not ask for its declarations.',
})

/** Claims are counted for the tracts of both censuses, because FEMA does not state the vintage of its tracts. */
export async function fetchFloodHistory(
  place: Place,
  call: EngineCaller,
): Promise<PanelOutcome<FloodHistory>> {
  if (place.states.length === 0) return notCovered(texts.outside)
  const [newer, older, match] = await Promise.all([
    call('geocoder', 'tractAt', { ...place.point, vintage: 2020 }),
    call('geocoder', 'tractAt', { ...place.point, vintage: 2010 }),
    findMatch(place, call),
  ])
  if (isMissingReading(newer)) return notCovered(texts.unkept)
  const tracts = { newer: tractOf(newer), older: tractOf(older) }
  const numbers = [...new Set([tracts.newer, tracts.older].filter((tract) => tract !== undefined))]
  const areas: CountedArea[] = [
    ...numbers.map((tract) => ({ tract })),
    ...(match ? [{ zip: match.postalCode }] : []),
  ]
  const [answers, declared] = await Promise.all([
    Promise.all(areas.map((area) => call('federal-flood-history', 'countClaims', area))),
    fetchDeclarations(place, numbers, call),
  ])
  const problems = [...answers, ...(declared ? [declared] : [])].flatMap((answer) =>
    answer.ok || isUnknownArea(answer.error) ? [] : [answer.error],
  )
  const unknown = answers.flatMap((answer, at) =>
    !answer.ok && isUnknownArea(answer.error) ? [{ ...areas[at], message: answer.error.message }] : [],
  )
  // A tract of 2010 without claims fails as unknown, because the Census Bureau lists only current tracts.
  const retired = unknown.some(({ tract }) => tract === tracts.older) ? tracts.older : undefined
  const data = {
    claims: answers.flatMap((answer) => (answer.ok ? answer.data.records : [])),
    declarations: declared?.ok ? declared.data.records : [],
    county: declared?.ok ? `${declared.data.county.name}, ${declared.data.county.state}` : null,
    claimSentences: answers.flatMap((answer) => (answer.ok ? answer.data.sentence : [])),
    declarationSentences: declared?.ok ? [declared.data.sentence] : [],
    tractNotes: [...describeChange(tracts), ...(retired ? [texts.retired(retired)] : [])],
    gaps: [
      ...new Set([
        ...describeMissingTract(tracts, [newer, older]),
        ...unknown.flatMap(({ tract, message }) => (retired && tract === retired ? [] : message)),
        ...(declared ? [] : [texts.noCounty]),
        ...problems.map(({ message }) => message),
      ]),
    ],
    caveats: [
      ...new Set([...answers, declared].flatMap((answer) => (answer?.ok ? answer.data.caveats : []))),
    ],
  }
  const metas = [...answers, declared].flatMap((answer) => (answer?.ok ? answer.meta : []))
  const tractMetas =
    numbers.length > 0 ? [newer, older].flatMap((answer) => (answer.ok ? answer.meta : [])) : []
  return endHistory(data, { metas, tractMetas, problems, tract: newer.ok ? undefined : newer.error })
}

interface HistoryEnding {
  metas: Meta[]
  tractMetas: Meta[]
  problems: readonly Problem[]
  tract: Problem | undefined
}

function endHistory(
  data: FloodHistory,
  { metas, tractMetas, problems, tract }: HistoryEnding,
): PanelOutcome<FloodHistory> {
  const [first] = problems
  if (metas.length === 0) {
    const problem = first ?? tract
    return problem ? failed(problem) : { ending: 'none', why: data.gaps.join(' '), metas }
  }
  const isEmpty = data.declarations.length === 0 && data.claims.every(({ claims }) => claims === 0)
  if (isEmpty && !first && !tract && data.county !== null)
    return {
      ending: 'none',
      why: [...data.claimSentences, ...data.declarationSentences, ...data.tractNotes, ...data.gaps].join(' '),
      metas,
    }
  return withData(data, [...metas, ...tractMetas])
}

const tractOf = (answer: Result<{ tract: string | null }>): string | undefined =>
  (answer.ok && answer.data.tract) || undefined

interface TractPair {
  newer: string | undefined
  older: string | undefined
}

/** A failed lookup must not be shown as a point in water, which has no tract either. */
function describeMissingTract({ newer, older }: TractPair, answers: readonly Result<unknown>[]): string[] {
  const failures = answers.flatMap((answer) => (answer.ok ? [] : answer.error.message))
  if (failures.length > 0) return failures.length < answers.length ? [texts.someTract] : failures
  return newer || older ? [] : [texts.noTract]
}

const describeChange = ({ newer, older }: TractPair): string[] =>
  newer && older && newer !== older ? [texts.changed(older, newer)] : []

const isUnknownArea = ({ code }: Problem): boolean => code === 'invalid_params'

interface CountedArea {
  tract?: string
  zip?: string
}

/**
 * Some tract numbers do not begin with the FIPS code of a county that the declarations use. Returns undefined
 * if the county is unknown.
 */
async function fetchDeclarations(place: Place, tracts: readonly string[], call: EngineCaller) {
  const codes = tracts.map((tract) => tract.slice(0, 5))
  const county = codes.find((code) => countyByFips(code)) ?? (await findFips(place, call))
  return county ? call('federal-flood-history', 'listDeclarations', { county }) : undefined
}

async function findFips(place: Place, call: EngineCaller): Promise<string | undefined> {
  const match = await findCounty(place, call)
  return match.kind === 'county' && countyByFips(match.county.fips) ? match.county.fips : undefined
}
