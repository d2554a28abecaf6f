import type { Read } from '@/app/data'
import { type AskedPlace, coveringOf } from '@/app/permit-coverage'
import { sayPlace } from '@/app/say-asked-place'
import type { ListedConstructionSource } from '@/connectors/open-data-discovery/listed-source'
import type { ConstructionSource } from '@/connectors/open-data-discovery/source'
import { constructionSources } from '@/connectors/open-data-discovery/source-list'
import type { Place } from '../place'
import { permitSourceHref } from './links'
import { type NewestPermits, newestOf } from './newest-permits'
import { foundEnding, type Outcome } from './outcome'
import { findMarket, hasRecords, isInPart, type PropertyRecords, recordsOfProperty } from './property-records'
import { failed } from './settle'
import { type CountyFound, findCity, findCounty } from './whereabouts'

export type { NewestPermits, PermitRecord } from './newest-permits'
export type { PropertyRecords } from './property-records'

interface OtherSource {
  source: Pick<ConstructionSource, 'id' | 'city' | 'title'>
  href: string
  isSure: boolean
}

export interface PermitsData {
  /** "Chicago, Illinois" or "Cook County, Illinois". */
  placeName: string
  newest: NewestPermits[]
  property?: PropertyRecords
  /** More sources that cover the place, and those that may; not asked here. */
  others: OtherSource[]
  notes: string[]
}

const texts = {
  outside:
    'Building permits are published by cities and counties of the United States; this point lies in none.',
  uncovered: (name: string) =>
    `No source here is known to publish building permits of ${name}. Its building department has them.`,
  mayCover: (name: string) =>
    `Whether one of these covers ${name} cannot be told from the place alone: coordinates tell the county, not the city, and some sources cover a region. Choose one to see its permits.`,
  nothing: (name: string) => `The sources that cover ${name} list no permit.`,
  postal: 'The city is the one in the postal address. A house outside the city limits can have the same one.',
  whole: 'The newest permits are of the whole area that a source covers, not only of this address.',
}

/** Where a city has records of the very address, they stand for the second source. */
const MOST_SOURCES = 2

export async function readPermits(place: Place, read: Read): Promise<Outcome<PermitsData>> {
  if (place.states.length === 0) return { ending: 'not-covered', why: texts.outside, metas: [] }
  // No portal is asked for a place that none of its state publishes.
  const inStates = constructionSources.filter(({ state }) => place.states.includes(state))
  const [county, city] = await Promise.all([findCounty(place, read), findCity(place, read)])
  if (county.kind === 'problem' && !city && inStates.length > 0) return failed(county.problem)
  const asked = askedPlace(place, county, city)
  const isPlaced = asked.city !== undefined || asked.county !== undefined
  const { sure, perhaps } = isPlaced ? coveringOf(constructionSources, asked) : { sure: [], perhaps: [] }
  const name = sayPlace(asked)
  if (sure.length === 0 && perhaps.length === 0)
    return { ending: 'not-covered', why: texts.uncovered(name), metas: [] }
  const answers = await readSources(asked, place.address, sure, read)
  if (answers.newest.length === 0 && !answers.property) return toChoice(name, [...sure, ...perhaps])
  const others = toOthers(sure, perhaps, answers.newest)
  return conclude({ placeName: name, ...answers, others, notes: notesFor(asked) })
}

async function readSources(
  asked: AskedPlace,
  address: string | undefined,
  sure: readonly ConstructionSource[],
  read: Read,
) {
  const line = address?.split(',')[0]?.trim()
  const [market, described] = await Promise.all([
    line ? findMarket(asked, read) : undefined,
    Promise.all(
      sure.map(({ id }) => read('open-data-discovery', 'describeConstructionSource', { sourceId: id })),
    ),
  ])
  const enabled = described
    .flatMap((answer) => (answer.ok && answer.data.enabled ? [answer.data] : []))
    .toSorted((a, b) => widthOf(a) - widthOf(b))
  const [property, newest] = await Promise.all([
    market && line ? recordsOfProperty(market, line, read) : undefined,
    Promise.all(enabled.slice(0, market ? 1 : MOST_SOURCES).map((source) => newestOf(source, read))),
  ])
  return { newest, ...(property ? { property } : {}) }
}

const widthOf = ({ reach }: ListedConstructionSource) => ['city', 'county', 'region', 'state'].indexOf(reach)

/** Without the county the city still tells; the county knows the state better than our outlines. */
function askedPlace({ states }: Place, found: CountyFound, city: string | undefined): AskedPlace {
  const county = found.kind === 'county' ? found.county : undefined
  return { state: county?.state ?? states[0] ?? '', city, county: county?.name }
}

function toOthers(
  sure: readonly ConstructionSource[],
  perhaps: readonly ConstructionSource[],
  newest: readonly NewestPermits[],
): OtherSource[] {
  const asked = new Set(newest.map(({ source }) => source.id))
  return [...sure, ...perhaps]
    .filter(({ id }) => !asked.has(id))
    .map((source) => ({ source, href: permitSourceHref(source.id), isSure: sure.includes(source) }))
}

const notesFor = ({ city }: AskedPlace) => [...(city ? [texts.postal] : []), texts.whole]

function toChoice(name: string, sources: readonly ConstructionSource[]): Outcome<never> {
  const choices = sources.map(({ id, title }) => ({ label: title, href: permitSourceHref(id) }))
  return { ending: 'on-request', why: texts.mayCover(name), choices }
}

/** What one source says stands, whatever became of the others; only when none answered has the panel failed. */
function conclude(data: PermitsData): Outcome<PermitsData> {
  const parts = [...(data.property ? [data.property] : []), ...data.newest]
  const metas = parts.flatMap(({ meta }) => meta ?? [])
  const [problem] = parts.flatMap((part) => part.problem ?? [])
  const isFound =
    data.newest.some(({ records }) => records.length > 0) ||
    (data.property && (hasRecords(data.property) || isInPart(data.property)))
  if (isFound) return { ending: foundEnding(metas), data, metas }
  return problem ? failed(problem) : { ending: 'none', why: texts.nothing(data.placeName), metas }
}
