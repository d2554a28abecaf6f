import { adviceFor, describeProblem } from '@/components/provenance/problem-advice'
import { retryMoment, runPaced } from '@/components/query/ask-paced'
import { fetchJson } from '@/components/query/fetch-json'
import type { ParcelMatches } from '@/connectors/us-florida-parcels/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { Provenance } from '@/lib/export/document'
import { countyByNumber } from '@/lib/geography/florida-counties'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { lots } from '../layers/lots'
import type { PastedKeyMatches } from '../layers/map-layer'
import { fetchOrigins } from '../lots/fetch-origins'
import type { MapLotRow } from '../lots/lot-row'
import type { GeocodedAddress, JoinKeyKind, JoinKeyOutcome } from './look-up'

interface Run<K extends JoinKeyKind> {
  tell: (asked: string, outcome: JoinKeyOutcome<K>) => void
  pausedUntil: (moment: number) => void
  signal: AbortSignal
}

const texts = {
  part: 'No whole address: house number, street, and city or ZIP code.',
  noAddress: 'The Census Bureau matches no such address.',
  noParcel: 'No parcel of the current Florida roll has this number.',
  page: 'Page of the publisher',
  noTerms: 'The terms of its publisher did not come.',
  noLot: 'No layer of this county that we read has the number.',
  lot: ({ name, record }: MapLotRow) => `${record.parcelId ?? name} (${record.layer})`,
  county: ({ key, county }: UnderivedParcel) => `${key} (${countyByNumber(county)?.name ?? county} County)`,
}

/** This module loads on demand, because most files are only drawn on the map. */
export const asks: { readonly [K in JoinKeyKind]: (keys: readonly string[], run: Run<K>) => Promise<void> } =
  {
    address: (keys, run) =>
      runPaced(keys, {
        notBefore: 0,
        pausedUntil: run.pausedUntil,
        signal: run.signal,
        ask: (address, holdUntil) => askAddress(address, run, holdUntil),
      }),
    parcel: askParcels,
    lot: askLots,
  }

async function askAddress(
  address: string,
  { tell, signal }: Run<'address'>,
  holdUntil: (moment: number) => void,
): Promise<void> {
  const href = `/api/places?${new URLSearchParams({ q: address })}`
  const answer = await fetchJson<{ matches: GeocodedAddress[] }>(href, { signal }).catch(() => undefined)
  if (!answer || signal.aborted) return
  if (!answer.ok) {
    holdUntil(retryMoment(answer.problem))
    return tell(address, toFailed(answer.problem))
  }
  const { data, meta } = answer
  // If `meta` is missing, the address was incomplete and the server sent no request to the geocoder.
  tell(address, meta ? toAddress(data.matches, meta) : { kind: 'none', why: texts.part })
}

function toAddress([only, ...more]: readonly GeocodedAddress[], meta: Meta): JoinKeyOutcome<'address'> {
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

function toParcel([only, ...more]: readonly UnderivedParcel[], meta: Meta): JoinKeyOutcome<'parcel'> {
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

/** Returns undefined if the terms of a layer cannot be loaded. No lot is joined without its terms. */
async function originsOf(rows: readonly MapLotRow[]): Promise<ReadonlyMap<string, Provenance> | undefined> {
  if (rows.length === 0) return new Map()
  const origins = await fetchOrigins(rows).catch(() => undefined)
  return (
    origins && new Map(rows.flatMap(({ record }, at) => (origins[at] ? [[record.layer, origins[at]]] : [])))
  )
}

function toLot(
  { rows: [only, ...more], failure, code = 'internal' }: PastedKeyMatches<MapLotRow>,
  meta: Meta,
  origins: ReadonlyMap<string, Provenance> | undefined,
): JoinKeyOutcome<'lot'> {
  if (!only) {
    if (!failure) return { kind: 'none', why: texts.noLot }
    // The server refused the number without a request to a source, so this is no failure.
    if (code === 'invalid_params' || code === 'not_supported') return { kind: 'none', why: failure }
    return { kind: 'failed', why: failure, mayPass: adviceFor[code].mayPass }
  }
  if (more.length > 0) return { kind: 'several', names: [only, ...more].map(texts.lot) }
  const origin = origins?.get(only.record.layer)
  if (!origin) return { kind: 'failed', why: texts.noTerms, mayPass: true }
  const { source, publisher, attribution, licence, request, officialRecord: href } = origin
  // `meta` has the requests of the whole batch, which go to the layers of every county in the file.
  const requests = meta.requests.filter(({ url }) => url.startsWith(request))
  const record = href ? { record: { href, label: texts.page } } : {}
  return {
    kind: 'found',
    found: only,
    meta: { ...meta, source, publisher, attribution, licence, requests, ...record },
  }
}

const toFailed = (problem: Problem): JoinKeyOutcome<never> => ({
  kind: 'failed',
  why: describeProblem(problem),
  mayPass: adviceFor[problem.code].mayPass,
})
