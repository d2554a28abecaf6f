import type { CoverageLocation } from '@/app/_lib/coverage/covered-places'
import { searchAssessments } from '@/app/_lib/coverage/search-assessments'
import { suggestSource } from '@/app/_lib/coverage/suggest-source'
import { readCountyNumber } from '@/app/_lib/places/read-county-number'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import type { PanelData } from '@/app/_surfaces/place/panel'
import { assessment, assessmentHref, localitiesOf } from '@/app/_surfaces/place/panels/assessment'
import { findCounty } from '@/app/_surfaces/place/panels/whereabouts'
import type { Place } from '@/app/_surfaces/place/place'
import type { ComparableAttribute } from '@/lib/comparison/attribute'
import type { Problem } from '@/lib/connector/errors'
import { formatDollars } from '@/lib/format'
import { countyByFips } from '@/lib/geography/counties'
import { type JobCell, NOT_LOADED } from '@/lib/jobs/job'
import { emptyCell } from '@/lib/jobs/job-store'
import type { AssessedYearRecord } from '@/lib/records/assessment/fields'
import { isSameNumber } from '@/lib/records/assessment/parcel-number'
import {
  type AssessmentFigureKind,
  comparedKinds,
  figureKinds,
  labelOf,
} from '@/lib/records/assessment/values'
import { type PlaceListColumn, valuesOf } from './job-fact'
import { jobTexts } from './job-texts'
import { parcelNumberOf, textOfRow } from './row-text'

const texts = {
  noNumber:
    'A list asks for an assessment by its parcel number only, because an address can match several homes. Confirm the home on the page Assessment.',
  unclear: (count: number) =>
    count === 0
      ? 'The roll has no parcel with exactly this number. Confirm the home on the page Assessment.'
      : 'The roll has several records with this number. Confirm the home on the page Assessment.',
  noCounty: 'The row has no place and names no single county. Write the county with its state.',
  confirm: 'Confirm on Assessment',
  notCovered: 'Not covered',
  notCoveredWhy: 'No roll of this place is open to us. Ask its assessor.',
  several: 'Several rolls may cover this place. Choose one on the page Assessment.',
  noValue: 'No value',
  noValueWhy: 'The roll has this parcel and publishes no value for it.',
  value: (kind: string, amount: string, year: number) => `${kind} ${amount} (${year})`,
}

interface ParcelValues extends PanelData {
  source: string
  parcelId: string | null
  year: AssessedYearRecord
}

const amountOf = (kind: AssessmentFigureKind): ComparableAttribute<ParcelValues> => ({
  id: kind,
  label: labelOf(kind),
  unit: 'dollars',
  text: ({ year }) => (year[kind] === null ? null : formatDollars(year[kind])),
  amount: ({ year }) => year[kind],
})

const compare: readonly ComparableAttribute<ParcelValues>[] = [
  { id: 'source', label: 'Roll', text: ({ source }) => source },
  { id: 'parcelId', label: 'Parcel number', text: ({ parcelId }) => parcelId },
  { id: 'year', label: 'Year', text: ({ year: { year } }) => String(year), amount: ({ year }) => year.year },
  ...figureKinds.map(amountOf),
]

const failedCell = ({ message }: Problem): JobCell => emptyCell('failed', NOT_LOADED, message)

export const assessmentFact: PlaceListColumn = {
  id: assessment.id,
  get title() {
    return assessment.title
  },
  reads: [
    'us-public-assessments.listSources',
    'geocoder.countyAt',
    'us-public-assessments.searchProperties',
    'us-public-assessments.getPropertyHistory',
  ],
  compare,
  needsPlace: false,
  usesLot: false,
  async answer({ list, row, place, call }) {
    const number = parcelNumberOf(list, row)
    if (!number) return unconfirmed(texts.noNumber, { q: place?.address })
    const [listed, where] = await Promise.all([
      call('us-public-assessments', 'listSources', {}),
      place ? locate(place, call) : locateCounty(textOfRow(list, row)),
    ])
    if (!listed.ok) return failedCell(listed.error)
    if ('problem' in where) return failedCell(where.problem)
    const fitting = suggestSource(listed.data.sources, where.localities)
    if (fitting.kind === 'unknown-place') return unconfirmed(texts.noCounty, {})
    if (fitting.kind === 'several') return unconfirmed(texts.several, { q: place?.address })
    if (fitting.kind !== 'one') return emptyCell('not-covered', texts.notCovered, texts.notCoveredWhy)
    const { source } = fitting
    if (source.status !== 'enabled')
      return emptyCell('not-covered', texts.notCovered, source.statusReason ?? texts.notCoveredWhy)
    const { found: candidates } = await searchAssessments(
      (narrowing) =>
        call('us-public-assessments', 'searchProperties', {
          source: source.id,
          parcelId: number,
          ...(narrowing.county ? { county: narrowing.county } : {}),
        }),
      {
        county: async () => where.county,
        matchedAddress: async () => undefined,
      },
    )
    if (!candidates.ok) {
      const { code, message } = candidates.error
      const step = { source: source.id }
      return code === 'invalid_params' ? unconfirmed(message, step) : failedCell(candidates.error)
    }
    const exact = candidates.data.records.filter(
      ({ parcelId, alternateParcelId }) =>
        isSameNumber(parcelId, number) || isSameNumber(alternateParcelId, number),
    )
    const [only, ...others] = exact
    if (!only || others.length > 0 || candidates.data.summary.truncated)
      return unconfirmed(texts.unclear(exact.length), { source: source.id })
    const history = await call('us-public-assessments', 'getPropertyHistory', {
      propertyKey: only.propertyKey,
    })
    if (!history.ok) return failedCell(history.error)
    const metas = [candidates.meta, history.meta]
    const [year] = history.data.assessments.toSorted((one, other) => other.year - one.year)
    const kind = comparedKinds.find((each) => year && year[each] !== null)
    if (!year || !kind) return { ...emptyCell('none', texts.noValue, texts.noValueWhy), metas }
    return {
      state: 'found',
      answer: texts.value(labelOf(kind), formatDollars(year[kind] ?? 0), year.year),
      values: valuesOf(compare, { source: source.title, parcelId: only.parcelId, year, caveats: [] }),
      metas,
    }
  },
}

interface Whereabouts {
  localities: CoverageLocation[]
  county?: string
}

async function locate(place: Place, call: EngineCaller): Promise<Whereabouts | { problem: Problem }> {
  const match = await findCounty(place, call)
  if (match.kind === 'problem') return match
  const localities = localitiesOf(place, match, place.city)
  return match.kind === 'county' ? { localities, county: match.county.name } : { localities }
}

function locateCounty(text: string): Whereabouts {
  const [only, ...others] = readCountyNumber(text)?.counties ?? []
  if (!only || others.length > 0) return { localities: [] }
  const { fips, state } = only
  const county = countyByFips(fips)
  return { localities: [{ state, countyId: fips }], ...(county ? { county: county.name } : {}) }
}

const unconfirmed = (why: string, step: { source?: string; q?: string | undefined }): JobCell => ({
  ...emptyCell('not-asked', jobTexts.notAsked, why),
  choices: [{ label: texts.confirm, href: assessmentHref('find', step) }],
})
