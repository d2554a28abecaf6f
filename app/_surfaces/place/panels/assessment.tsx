import { z } from 'zod'
import { toSourceQuestion } from '@/app/_lib/act/question'
import { type CoverageLocation, coverageOf, placeOf } from '@/app/_lib/coverage/covered-places'
import { describeNotCovered, localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { describeInterpretation, searchAssessments } from '@/app/_lib/coverage/search-assessments'
import { suggestSource } from '@/app/_lib/coverage/suggest-source'
import { missingUnit } from '@/app/_lib/coverage/unit-of-record'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { AgencyWords } from '@/components/ui/agency-text'
import { Rich } from '@/components/ui/page/rich'
import type { ListedSource } from '@/connectors/us-public-assessments/public'
import { formatCount } from '@/lib/format'
import { stateByCode } from '@/lib/geography/states'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { candidate } from '@/lib/records/assessment/candidate'
import { compareFigures } from '@/lib/records/assessment/compare-figures'
import { formatParcelId } from '@/lib/records/assessment/parcel-number'
import { recordSource } from '@/lib/records/assessment/record-source'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { linkTo, wordsOf } from '../links'
import { answerOf, failed, notCovered, type PanelOutcome, withData } from '../outcome'
import type { Panel, PanelBodyProps } from '../panel'
import type { Place } from '../place'
import { type CountyMatch, findCity, findCounty, findMatch } from './whereabouts'

interface AssessmentCandidate {
  key: string
  address: string | null
  city: string | null
  parcelId: string | null
  printedParcelId: string | null
  href: string
  valuesHref: string
  backHref: string
}

interface AssessmentData {
  source: ListedSource
  candidates: AssessmentCandidate[]
  truncated: boolean
  caveats: string[]
}

const texts = defineTexts('place.panels.assessment', {
  title: 'Tax assessment',
  kind: 'tax assessments',
  publisher: 'the assessment office',
  outside:
    'Tax assessments are kept by counties and towns of the United States; this point lies in none of them.',
  needsAddress: (places: string) =>
    `Assessments are found by address, not by a point. The record that covers this place: ${places}. Type the address of the home to look it up.`,
  mayCover: (places: string) =>
    `Assessments are found by address, not by a point. Records that may cover this place: ${places}. Choose one and type the address of the home.`,
  several: 'More than one record may cover this address. Choose the one to search.',
  municipality: (place: string) =>
    `${place} has a roll for each city, town and village. Choose the one that assesses the home.`,
  nothing: (title: string) =>
    `${title} has no such address. Check the house number and the spelling, or use the parcel number from the tax bill.`,
  byNumber: 'The parcel at this point is under “Parcel” on this page, with its number.',
  unconfirmed: 'We show no value until you confirm which home is yours. Confirm each one on its own page.',
  searched: 'We searched <title/>, kept by <authority/>.',
  confirm: 'Is this your home? Confirm it and we show its values.',
  choose: 'Is one of these your home? Confirm it and we show its values.',
  matches: (count: number, isCut: boolean) =>
    `${formatCount(count, 'possible match', 'possible matches')}${isCut ? ' or more' : ''}`,
  isYours: 'Is this your home?',
  chooseBelow: 'Choose yours below.',
  yes: 'Yes, show the values',
  no: 'No',
  noMatch: 'No match',
  noUnit: (unit: string) => `You asked for ${unit}. The record has no unit of that name here.`,
  chooseUnit: 'Choose the unit',
  searchAgain: 'Search another way',
  needed: 'Needs the address',
  parcel: (number: string | null) => `Parcel ${number ?? 'without a number'}`,
  more: 'More homes match than we list. Add the unit, the city or the ZIP code to the address.',
  or: (places: readonly string[]) => places.join(' or '),
})

const fileTexts = {
  candidates:
    'Candidates, not a match: no value is given before a person has confirmed on the page which of them it is.',
  cut: 'More properties match than we list.',
}

const result = z.object({
  source: z.object({ id: z.string(), title: z.string(), authority: z.string() }),
  candidates: z
    .array(z.object(candidate.shape))
    .describe('Candidates, not a match: a person has to say which it is before we ask for any value.'),
  truncated: z.boolean().describe('More match than are listed.'),
  caveats: z.array(z.string()),
})

export const assessment = {
  id: 'assessment',
  get title() {
    return texts.title
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: [
    'us-public-assessments.listSources',
    'geocoder.countyAt',
    'geocoder.findAddress',
    'us-public-assessments.searchProperties',
  ],
  read: fetchAssessment,
  answer: (outcome) =>
    answerOf(outcome, { found: describeCandidates, none: texts.noMatch, request: texts.needed }),
  acts({ candidates: [only, ...more] }) {
    if (!only || more.length > 0) return []
    return [
      {
        label: texts.yes,
        href: only.valuesHref,
        question: toSourceQuestion('us-public-assessments', 'getHomeownerSummary', { propertyKey: only.key }),
      },
      { label: texts.no, href: only.backHref },
    ]
  },
  get otherWay() {
    return texts.searchAgain
  },
  height: 'min-h-40',
  body: AssessmentBody,
  rows: ({ candidates, truncated, caveats }) => [
    {
      table: candidate.table(candidates.map(toCandidate), [
        fileTexts.candidates,
        ...(truncated ? [fileTexts.cut] : []),
        ...caveats,
      ]),
    },
  ],
  // Compares only the source of the record, because values need a confirmed home.
  compare: recordSource.compare(({ source: { title, authority, valueKinds }, candidates, truncated }) => [
    { title, authority, valueKinds, matches: candidates.length, truncated },
  ]),
  describeApart: (a, b) => (a || b ? [texts.unconfirmed, a && b && describeApart(a, b)] : []),
  result,
  toResult: ({ source: { id, title, authority }, candidates, truncated, caveats }) => ({
    source: { id, title, authority },
    candidates: candidates.map(toCandidate),
    truncated,
    caveats,
  }),
  workflow: '/assessments',
  href: (place) =>
    place.address ? assessmentHref('find', { q: wordsOf(place) }) : localHref('/assessments'),
} satisfies Panel<'assessment', AssessmentData, typeof result>

const toCandidate = ({ key, href, address, city, parcelId }: AssessmentCandidate) => ({
  propertyKey: key,
  address,
  city,
  parcelId,
  page: href,
})

function describeApart(a: AssessmentData, b: AssessmentData): string | undefined {
  const figure = ({ source }: AssessmentData) => ({
    source: source.id,
    kind: source.valueKinds[0] ?? 'assessedValue',
    year: 0,
    amount: 0,
  })
  const compared = compareFigures(figure(a), figure(b))
  return compared.kind === 'refused' ? translate(compared.reason) : undefined
}

interface Step {
  source?: string
  q?: string | undefined
  county?: string | undefined
  key?: string
}

export const assessmentHref = (step: 'find' | 'values', query: Step): string =>
  linkTo(`/assessments/${step}`, { ...query })

async function fetchAssessment(place: Place, call: EngineCaller): Promise<PanelOutcome<AssessmentData>> {
  if (place.states.length === 0) return notCovered(texts.outside)
  const [listed, county, city] = await Promise.all([
    call('us-public-assessments', 'listSources', {}),
    findCounty(place, call),
    findCity(place, call),
  ])
  if (!listed.ok) return failed(listed.error)
  const localities = localitiesOf(place, county, city)
  const { address } = place
  const fitting = suggestSource(listed.data.sources, localities)
  if (fitting.kind === 'unknown-place' || fitting.kind === 'not-covered') {
    const office = fitting.kind === 'not-covered' ? fitting.office : undefined
    const { title, why, next } = describeNotCovered({ place: describeStates(localities), office })
    return notCovered(`${title}. ${why} ${next}`, { elsewhere: localGovernments })
  }
  const sources = fitting.kind === 'one' ? [fitting.source] : fitting.sources
  // If several sources match, only the county can decide, so a failed county lookup fails the panel.
  if (sources.length > 1 && county.kind === 'problem') return failed(county.problem)
  if (!address || fitting.kind === 'several') return toChoice(sources, localities, address)
  return search(fitting.source, { ...place, address }, county, call)
}

export function localitiesOf(
  { states }: Place,
  countyMatch: CountyMatch,
  city: string | undefined,
): CoverageLocation[] {
  if (countyMatch.kind === 'county') {
    const { state, fips } = countyMatch.county
    return [{ state, countyId: fips, ...(city ? { city } : {}) }]
  }
  return states.map((state) => ({ state, ...(city ? { city } : {}) }))
}

const describeStates = (places: readonly CoverageLocation[]) =>
  texts.or(places.map(({ state }) => stateByCode(state)?.name ?? state))

function toChoice(
  sources: readonly ListedSource[],
  localities: readonly CoverageLocation[],
  address: string | undefined,
): PanelOutcome<never> {
  const places = sources.map(placeOf).join('; ')
  const isSure = sources.every((source) => localities.some((place) => coverageOf(source, place) === 'covers'))
  const why = address ? texts.several : isSure ? texts.needsAddress(places) : texts.mayCover(places)
  const choices = sources.map((source) => ({
    label: placeOf(source),
    href: address
      ? assessmentHref('find', { source: source.id, q: address })
      : linkTo('/assessments', { source: source.id }),
  }))
  return { ending: 'on-request', why, choices }
}

async function search(
  source: ListedSource,
  place: Place & { address: string },
  county: CountyMatch,
  call: EngineCaller,
): Promise<PanelOutcome<AssessmentData>> {
  const { address } = place
  if (source.status !== 'enabled')
    return notCovered(`${translate(source.title)}: ${translate(source.statusReason ?? '')}`.trim())
  const name = county.kind === 'county' ? county.county.name : undefined
  const {
    found: answer,
    inCounty,
    readAs,
  } = await searchAssessments(
    (narrowing) =>
      call('us-public-assessments', 'searchProperties', {
        source: source.id,
        streetAddress: address,
        ...narrowing,
      }),
    {
      county: async () => name,
      matchedAddress: async () => (await findMatch(place, call))?.address,
    },
  )
  if (!answer.ok) {
    if (answer.error.code !== 'invalid_params') return failed(answer.error)
    const href = assessmentHref('find', { source: source.id, q: address })
    const isOfMunicipality = answer.error.issues.some(({ path }) => path === 'municipalityCode')
    const why = isOfMunicipality ? texts.municipality(placeOf(source)) : translate(answer.error.message)
    return { ending: 'on-request', why, choices: [{ label: placeOf(source), href }] }
  }
  const { records, summary, caveats } = answer.data
  const metas = [answer.meta]
  if (records.length === 0) {
    const further = source.state === 'FL' ? [texts.byNumber] : []
    return { ending: 'none', why: [texts.nothing(translate(source.title)), ...further].join(' '), metas }
  }
  const step = { source: source.id, q: address, county: inCounty }
  const missing = missingUnit(address, records)
  if (missing) {
    const choices = [{ label: texts.chooseUnit, href: assessmentHref('find', step) }]
    return { ending: 'on-request', why: texts.noUnit(missing.unit), choices }
  }
  const candidates = records.map(({ propertyKey: key, siteAddress, city, parcelId, alternateParcelId }) => ({
    key,
    address: siteAddress,
    city,
    parcelId,
    printedParcelId: formatParcelId({ parcelId, alternateParcelId }),
    href: assessmentHref('find', { ...step, key }),
    valuesHref: assessmentHref('values', { ...step, key }),
    backHref: linkTo('/assessments', { source: source.id, q: address }),
  }))
  return withData(
    {
      source,
      candidates,
      truncated: summary.truncated,
      caveats: readAs ? [describeInterpretation(readAs), ...caveats] : caveats,
    },
    metas,
  )
}

/** No value is shown before the visitor confirms the home. */
function describeCandidates({ candidates, truncated }: AssessmentData) {
  const value = texts.matches(candidates.length, truncated)
  const [only, ...more] = candidates
  if (!only || more.length > 0) return { value, detail: texts.chooseBelow, isQuestion: true as const }
  return {
    value: truncated ? value : texts.isYours,
    detail: [formatHomeAddress(only.address ?? ''), only.printedParcelId ?? ''].filter(Boolean).join(' · '),
    isQuestion: true as const,
    ...(truncated ? {} : { onPaper: texts.matches(1, false) }),
  }
}

function AssessmentBody({ data: { source, candidates, truncated } }: PanelBodyProps<AssessmentData>) {
  return (
    <>
      <p className="mb-2">
        <Rich
          text={texts.searched}
          parts={{
            title: () => <AgencyWords text={source.title} />,
            authority: () => <AgencyWords text={source.authority} />,
          }}
        />
      </p>
      <p className="mb-2 font-semibold">{candidates.length === 1 ? texts.confirm : texts.choose}</p>
      <ol className="mb-4 divide-y divide-line border-y border-line">
        {candidates.map(({ key, address, city, printedParcelId, href }) => {
          const number = texts.parcel(printedParcelId)
          return (
            <li key={key} className="py-2">
              <a href={href} className="inline-flex min-h-8 items-center font-semibold">
                {address ? formatHomeAddress(address) : number}
              </a>
              <p className="text-base text-muted">
                {[city && toMixedCase(city), address && number].filter(Boolean).join(' · ')}
              </p>
            </li>
          )
        })}
      </ol>
      {truncated && <p className="mb-4">{texts.more}</p>}
    </>
  )
}
