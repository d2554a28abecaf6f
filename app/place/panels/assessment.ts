import { type AskedPlace, coverageOf, placeOf } from '@/app/covered-places'
import type { Read } from '@/app/data'
import { localGovernments, sayNotCovered } from '@/app/say-not-covered'
import { sayReadAs, searchAssessments } from '@/app/search-assessments'
import { suggestSource } from '@/app/suggest-source'
import type { ListedSource } from '@/connectors/us-public-assessments/listed-source'
import { stateByCode } from '@/lib/states'
import type { Place } from '../place'
import { assessmentHref, linkTo } from './links'
import { foundEnding, type Outcome } from './outcome'
import { failed } from './settle'
import { type CountyFound, findCity, findCounty, findMatch } from './whereabouts'

/** Somebody's home, perhaps. No value is shown before a person has said that it is the right one. */
export interface AssessmentCandidate {
  key: string
  address: string | null
  city: string | null
  parcelId: string | null
  /** Where the person says whether it is the right one. */
  href: string
}

export interface AssessmentData {
  source: ListedSource
  candidates: AssessmentCandidate[]
  /** More match than are listed. */
  truncated: boolean
  caveats: string[]
}

const texts = {
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
  byNumber:
    'What lies at the point itself stands under “Florida parcel” on this page, with a way in by its number.',
}

export async function readAssessment(place: Place, read: Read): Promise<Outcome<AssessmentData>> {
  if (place.states.length === 0) return { ending: 'not-covered', why: texts.outside, metas: [] }
  const [listed, county, city] = await Promise.all([
    read('us-public-assessments', 'listSources', {}),
    findCounty(place, read),
    findCity(place, read),
  ])
  if (!listed.ok) return failed(listed.error)
  const asked = askedPlaces(place, county, city)
  const { address } = place
  const fitting = suggestSource(listed.data.sources, asked)
  if (fitting.kind === 'unknown-place' || fitting.kind === 'not-covered') {
    const office = fitting.kind === 'not-covered' ? fitting.office : undefined
    const { title, why, next } = sayNotCovered({ place: sayStates(asked), office })
    return { ending: 'not-covered', why: `${title}. ${why} ${next}`, metas: [], elsewhere: localGovernments }
  }
  const sources = fitting.kind === 'one' ? [fitting.source] : fitting.sources
  // Without the county nobody can say which of several it is: that failed, and is no choice to leave to a person.
  if (sources.length > 1 && county.kind === 'problem') return failed(county.problem)
  if (!address || fitting.kind === 'several') return toChoice(sources, asked, address)
  return search(fitting.source, { ...place, address }, county, read)
}

/** Where two states may be meant, both are asked about; the county settles it. */
function askedPlaces({ states }: Place, found: CountyFound, city: string | undefined): AskedPlace[] {
  if (found.kind === 'county') {
    const { state, fips } = found.county
    return [{ state, countyId: fips, ...(city ? { city } : {}) }]
  }
  return states.map((state) => ({ state, ...(city ? { city } : {}) }))
}

const sayStates = (places: readonly AskedPlace[]) =>
  places.map(({ state }) => stateByCode(state)?.name ?? state).join(' or ')

function toChoice(
  sources: readonly ListedSource[],
  asked: readonly AskedPlace[],
  address: string | undefined,
): Outcome<never> {
  const places = sources.map(placeOf).join('; ')
  const isSure = sources.every((source) => asked.some((place) => coverageOf(source, place) === 'covers'))
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
  county: CountyFound,
  read: Read,
): Promise<Outcome<AssessmentData>> {
  const { address } = place
  if (source.status !== 'enabled')
    return { ending: 'not-covered', why: `${source.title}: ${source.statusReason ?? ''}`.trim(), metas: [] }
  const name = county.kind === 'county' ? county.county.name : undefined
  const { found, inCounty, readAs } = await searchAssessments(
    (asked) =>
      read('us-public-assessments', 'searchProperties', {
        source: source.id,
        streetAddress: address,
        ...asked,
      }),
    {
      county: async () => name,
      matchedAddress: async () => (await findMatch(place, read))?.address,
    },
  )
  if (!found.ok) {
    if (found.error.code !== 'invalid_params') return failed(found.error)
    const href = assessmentHref('find', { source: source.id, q: address })
    const isOfMunicipality = found.error.issues.some(({ path }) => path === 'municipalityCode')
    const why = isOfMunicipality ? texts.municipality(placeOf(source)) : found.error.message
    return { ending: 'on-request', why, choices: [{ label: placeOf(source), href }] }
  }
  const { records, summary, caveats } = found.data
  const metas = [found.meta]
  if (records.length === 0) {
    const further = source.state === 'FL' ? [texts.byNumber] : []
    return { ending: 'none', why: [texts.nothing(source.title), ...further].join(' '), metas }
  }
  const asked = { source: source.id, q: address, county: inCounty }
  const candidates = records.map((record) => toCandidate(record, asked))
  return {
    ending: foundEnding(metas),
    data: {
      source,
      candidates,
      truncated: summary.truncated,
      caveats: readAs ? [sayReadAs(readAs), ...caveats] : caveats,
    },
    metas,
  }
}

interface Asked {
  source: string
  q: string
  county?: string | undefined
}

interface Found {
  propertyKey: string
  siteAddress: string | null
  city: string | null
  parcelId: string | null
}

const toCandidate = ({ propertyKey, siteAddress, city, parcelId }: Found, asked: Asked) => ({
  key: propertyKey,
  address: siteAddress,
  city,
  parcelId,
  href: assessmentHref('check', { ...asked, key: propertyKey }),
})
