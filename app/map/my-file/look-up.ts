import { adviceFor, describeProblem } from '@/components/provenance/problem-advice'
import { retryMoment, runPaced } from '@/components/query/ask-paced'
import { fetchJson } from '@/components/query/fetch-json'
import type { ParcelMatches } from '@/connectors/us-florida-parcels/public'
import type { Problem } from '@/lib/connector/errors'
import { citeInto, type Meta } from '@/lib/connector/result'
import type { Provenance } from '@/lib/export/document'
import { countyByNumber } from '@/lib/geography/florida-counties'
import type { MapParcel } from '@/lib/records/parcel/fields'
import { lots } from '../layers/lots'
import type { KeyMatches } from '../layers/map-layer'
import { fetchOrigins } from '../lots/fetch-origins'
import type { MapLotRow } from '../lots/lot-row'

export interface AddressMatch {
  address: string
  latitude: number
  longitude: number
}

interface FoundBy {
  address: AddressMatch
  parcel: MapParcel
  lot: MapLotRow
}

export type KeyKind = keyof FoundBy

/** Result of one address or number. Several matches stay separate; the first is never taken. */
export type LookUpOutcome<K extends KeyKind = KeyKind> =
  | { kind: 'found'; found: FoundBy[K]; meta: Meta }
  | { kind: 'none'; why: string }
  | { kind: 'several'; names: readonly string[] }
  | { kind: 'failed'; why: string; mayPass: boolean }

interface Run<K extends KeyKind> {
  tell: (asked: string, outcome: LookUpOutcome<K>) => void
  pausedUntil: (moment: number) => void
  signal: AbortSignal
}

interface Part {
  label: string
  headings: readonly string[]
}

interface LookUp<K extends KeyKind> {
  parts: readonly Part[]
  /** A file with columns of these names is offered the look-up at once. */
  needs: number
  most: number
  write(parts: readonly string[]): string
  /** Invalid keys are not sent. */
  canBe(asked: string): boolean
  ask(asked: readonly string[], run: Run<K>): Promise<void>
}

const texts = {
  part: 'No whole address: house number, street, and city or ZIP code.',
  noAddress: 'The Census Bureau matches no such address.',
  noParcel: 'No parcel of the current Florida roll has this number.',
  page: 'Page of the publisher',
  noTerms: 'The terms of its publisher did not come.',
  noLot: 'No layer of this county that we read has the number.',
  lot: ({ name, record }: MapLotRow) => `${record.parcelId ?? name} (${record.layer})`,
  county: ({ key, county }: MapParcel) => `${key} (${countyByNumber(county)?.name ?? county} County)`,
}

const number: Part = {
  label: 'Parcel number',
  headings: ['parcelnumber', 'parcelid', 'parcelno', 'parcel', 'parcelkey', 'pin', 'apn', 'folio', 'strap'],
}

/** Each kind uses the same endpoints and limits as the site's own pages. */
export const lookUps: { [K in KeyKind]: LookUp<K> } = {
  address: {
    needs: 1,
    parts: [
      {
        label: 'Address or street',
        headings: [
          'address',
          'fulladdress',
          'siteaddress',
          'streetaddress',
          'propertyaddress',
          'mailingaddress',
          'street',
          'addr',
          'addressline',
          'location',
        ],
      },
      { label: 'City', headings: ['city', 'sitecity', 'town', 'municipality'] },
      { label: 'State', headings: ['state', 'st', 'statecode'] },
      { label: 'ZIP code', headings: ['zip', 'zipcode', 'postalcode', 'postcode', 'sitezip'] },
    ],
    most: 100,
    write: ([street = '', city = '', state = '', zip = '']) =>
      street === '' ? '' : [street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
    canBe: (text) => text.length <= 200 && /\d/.test(text) && /\p{L}.*(,|\d{5})/u.test(text),
    ask: (keys, run) =>
      runPaced(keys, {
        notBefore: 0,
        pausedUntil: run.pausedUntil,
        signal: run.signal,
        ask: (address, holdUntil) => askAddress(address, run, holdUntil),
      }),
  },
  parcel: {
    needs: 1,
    parts: [number],
    most: 500,
    write: ([number = '']) => number,
    canBe: (text) => text.length <= 60 && /\d/.test(text),
    ask: askParcels,
  },
  lot: {
    needs: 2,
    parts: [
      number,
      { label: 'County', headings: ['county', 'countyname', 'countyfips', 'fips'] },
      { label: 'State', headings: ['state', 'st', 'statecode'] },
    ],
    most: 500,
    write: ([number = '', county = '', state = '']) =>
      number === '' ? '' : [`${county} ${state}`.trim(), number].filter(Boolean).join(' '),
    // A county by its name or by its five digits.
    canBe: (text) => text.length <= 120 && /^(\d{5}|\p{L}.*)\s\S*\d/u.test(text),
    ask: askLots,
  },
}

async function askAddress(
  address: string,
  { tell, signal }: Run<'address'>,
  holdUntil: (moment: number) => void,
): Promise<void> {
  const href = `/api/places?${new URLSearchParams({ q: address })}`
  const answer = await fetchJson<{ matches: AddressMatch[] }>(href, { signal }).catch(() => undefined)
  if (!answer || signal.aborted) return
  if (!answer.ok) {
    holdUntil(retryMoment(answer.problem))
    return tell(address, toFailed(answer.problem))
  }
  const { data, meta } = answer
  // The endpoint omits the provenance if it made no request, as for a partial address.
  tell(address, meta ? toAddress(data.matches, meta) : { kind: 'none', why: texts.part })
}

function toAddress([only, ...more]: readonly AddressMatch[], meta: Meta): LookUpOutcome<'address'> {
  if (!only) return { kind: 'none', why: texts.noAddress }
  if (more.length > 0) return { kind: 'several', names: [only, ...more].map(({ address }) => address) }
  return { kind: 'found', found: only, meta }
}

async function askParcels(numbers: readonly string[], { tell, signal }: Run<'parcel'>): Promise<void> {
  const answer = await fetchJson<{ results: ParcelMatches[] }>('/parcels/find', {
    signal,
    body: { asked: numbers },
  }).catch(() => undefined)
  if (!answer || signal.aborted) return
  if (!answer.ok) {
    for (const each of numbers) tell(each, toFailed(answer.problem))
    return
  }
  const { data, meta } = answer
  for (const { asked: each, parcels } of data.results) tell(each, toParcel(parcels, meta))
}

function toParcel([only, ...more]: readonly MapParcel[], meta: Meta): LookUpOutcome<'parcel'> {
  if (!only) return { kind: 'none', why: texts.noParcel }
  if (more.length > 0) return { kind: 'several', names: [only, ...more].map(texts.county) }
  return { kind: 'found', found: only, meta }
}

async function askLots(numbers: readonly string[], { tell, signal }: Run<'lot'>): Promise<void> {
  const { href, toFound } = lots.find
  const answer = await fetchJson(href, { signal, body: { asked: numbers } }).catch(() => undefined)
  if (!answer || signal.aborted) return
  if (!answer.ok) {
    for (const each of numbers) tell(each, toFailed(answer.problem))
    return
  }
  const matches = toFound(answer.data)
  const origins = await originsOf(matches.flatMap(({ rows }) => rows))
  for (const match of matches) tell(match.text, toLot(match, answer.meta, origins))
}

/** Returns undefined if the terms of a layer do not come, because no lot is joined without them. */
async function originsOf(rows: readonly MapLotRow[]): Promise<ReadonlyMap<string, Provenance> | undefined> {
  if (rows.length === 0) return new Map()
  const origins = await fetchOrigins(rows).catch(() => undefined)
  return (
    origins && new Map(rows.flatMap(({ record }, at) => (origins[at] ? [[record.layer, origins[at]]] : [])))
  )
}

function toLot(
  { rows: [only, ...more], failure }: KeyMatches<MapLotRow>,
  meta: Meta,
  origins: ReadonlyMap<string, Provenance> | undefined,
): LookUpOutcome<'lot'> {
  if (!only) {
    return failure ? { kind: 'failed', why: failure, mayPass: true } : { kind: 'none', why: texts.noLot }
  }
  if (more.length > 0) return { kind: 'several', names: [only, ...more].map(texts.lot) }
  const origin = origins?.get(only.record.layer)
  if (!origin) return { kind: 'failed', why: texts.noTerms, mayPass: true }
  const { source, publisher, attribution, licence, officialRecord: href } = origin
  const record = href ? { href, label: texts.page } : null
  return {
    kind: 'found',
    found: only,
    meta: citeInto(meta, { source, publisher, attribution, licence, record }),
  }
}

const toFailed = (problem: Problem): LookUpOutcome<never> => ({
  kind: 'failed',
  why: describeProblem(problem),
  mayPass: adviceFor[problem.code].mayPass,
})
