import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import { localGovernments } from '@/app/_lib/coverage/describe-not-covered'
import { type EngineCaller, isMissingReading } from '@/app/_lib/read/reading-scope'
import type { RollValues } from '@/connectors/us-florida-parcels/public'
import type { ParcelLayerSource } from '@/connectors/us-parcels/public'
import { type ErrorCode, type Problem, statusOf } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { centerOf } from '@/lib/geography/geo'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import type { ParcelSelectionRule } from '@/lib/records/parcel/at-point'
import { isOutline, type ParcelOutline } from '@/lib/records/parcel/outline'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { type ParsedAddress, parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { isSameHouse } from '@/lib/street-address/same-house'
import { readPublishedAddress } from '@/lib/street-address/street-address'
import { failed, notCovered, type PanelOutcome, withData } from '../outcome'
import { boxAround } from '../panels/whereabouts'
import type { Place } from '../place'
import { placeHref } from '../url'

export interface PlaceLot {
  /** County number and parcel id (`27:082S305005000002`) in Florida, layer and parcel id elsewhere. */
  key: string
  parcel: PropertyRecord
  roll?: { values: RollValues; year: number | null }
  layer?: ParcelLayerSource
  outline: ParcelOutline | null
  by: ParcelSelectionRule
  others: PropertyRecord[]
  caveats: string[]
}

interface LotRow {
  properties: PropertyRecord
  geometry: ParcelOutline | null
}

interface PublishedRow extends LotRow {
  layer: ParcelLayerSource
}

interface LotFailure {
  /** Absent in a frozen copy from before this field existed. */
  code?: string
  message: string
  place: string
  publisherPage: string
}

interface PublishedLots {
  rows: PublishedRow[]
  caveats: string[]
  /** Set if a layer failed, so that a lot may be missing. */
  problem?: Problem
  metas: Meta[]
}

const texts = defineTexts('place.fetch-lot', {
  outside: 'Parcel maps are of the states and their counties, and this point lies in no state.',
  closed:
    'The Department has closed the outlines while it loads a new year, so we cannot say now which parcel contains this point. The map shows the parcels around it.',
  nothing: 'No parcel is drawn around this point: it may be water, a street or land without a number.',
  beside:
    'No parcel contains this point; it may lie on a street, in water or on land without a number. The map shows the parcels around it.',
  roll: 'The state’s yearly copy of the county rolls: not title, not a survey, and not a price.',
  unkept: 'When this page was saved, it did not ask for the lot.',
  cut: 'There are more parcels around this point than we read.',
  cutAddress: 'There are more parcels around this address than we read.',
  elsewhere:
    'When this page was saved, parcels with their values were shown for Florida only. Elsewhere the assessor of the county or town has them.',
  several: {
    outline: 'More than one lot contains this point, with different outlines. Choose the one that you mean.',
    address: 'More than one lot has this address. Choose the one that you mean.',
  },
  unnamed: (number: string | null) => (number ? `Parcel ${number}` : 'A lot without a number'),
})

export async function fetchLot(place: Place, call: EngineCaller): Promise<PanelOutcome<PlaceLot>> {
  if (place.states.length === 0) return notCovered(texts.outside)
  return place.states.includes('FL') ? fetchFloridaLot(place, call) : fetchPublishedLot(place, call)
}

async function fetchPublishedLot(place: Place, call: EngineCaller): Promise<PanelOutcome<PlaceLot>> {
  const lots = await fetchLots(place, call)
  if ('ending' in lots) return lots
  const { rows, caveats, problem, metas } = lots
  const choice = choose(rows, place)
  const [first, ...others] = choice?.rows ?? []
  // A failure must never look like "no parcel here".
  if (!choice || !first) return problem ? failed(problem) : { ending: 'none', why: texts.beside, metas }
  const question = askWhich(choice, metas)
  if (question) return question
  const { properties: parcel, geometry: outline, layer } = first
  const lot = { key: `${layer.layer}:${parcel.parcelId ?? ''}`, parcel, layer, outline }
  const stacked = others.map(({ properties }) => properties)
  return withData({ ...lot, others: stacked, by: choice.by, caveats: [...caveats, ...layer.notes] }, metas)
}

const MOST_ROWS = 200

async function fetchFloridaLot(place: Place, call: EngineCaller): Promise<PanelOutcome<PlaceLot>> {
  const params = { bbox: boxAround(place.point), includeGeometry: true, limit: MOST_ROWS }
  const answer = await call('us-florida-parcels', 'getParcelsInArea', params)
  if (isMissingReading(answer)) return notCovered(texts.unkept)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { source, resultsTruncated } = answer.data
  const rows = ('features' in answer.data ? answer.data.features : []) as LotRow[]
  const choice = choose(rows, place)
  if (!choice) return { ending: 'none', why: whyNone(rows, source.layer), metas }
  const question = askWhich(choice, metas)
  if (question) return question
  const caveats = [
    texts.roll,
    // Notes about outlines count all rows around the point, but the panel shows one parcel.
    ...(source.layer === 'centroids' ? source.notes : []),
    ...(resultsTruncated ? [texts.cut] : []),
  ]
  return withData({ ...toLot(choice.rows), by: choice.by, caveats }, metas)
}

function whyNone(rows: readonly LotRow[], layer: 'polygons' | 'centroids'): string {
  if (layer === 'centroids') return texts.closed
  return rows.length > 0 ? texts.beside : texts.nothing
}

interface Choice<Row extends LotRow = LotRow> {
  by: ParcelSelectionRule
  rows: readonly Row[]
}

function choose<Row extends LotRow>(
  rows: readonly Row[],
  { point, address, land }: Place,
): Choice<Row> | undefined {
  const around = rows.filter(({ geometry }) => contains(geometry, point))
  if (land) return around.length > 0 ? { by: 'center', rows: around } : undefined
  const question = address === undefined ? undefined : parseAddressQuestion(address)
  const named = question ? rows.filter(({ properties }) => isAt(properties, question)) : []
  const both = named.filter((row) => around.includes(row))
  if (both.length > 0) return { by: 'outline', rows: both }
  if (named.length > 0) return { by: 'address', rows: named }
  // A layer without any addresses cannot contradict the typed address.
  const isElsewhere = address !== undefined && around.some(({ properties }) => properties.address)
  return around.length > 0 ? { by: isElsewhere ? 'other-address' : 'outline', rows: around } : undefined
}

/** Returns undefined if all lots have the same outline, like the units of a condominium. */
function askWhich({ by, rows }: Choice, metas: Meta[]): PanelOutcome<never> | undefined {
  const byOutline = new Map(rows.map((row) => [JSON.stringify(row.geometry?.coordinates), row]))
  if (byOutline.size < 2) return undefined
  const choices = [...byOutline.values()].flatMap(({ properties, geometry }) => {
    if (!geometry) return []
    const [longitude = 0, latitude = 0] = centerOf(geometry)
    const address = properties.address && formatHomeAddress(properties.address)
    const label = [texts.unnamed(properties.parcelId), address].filter(Boolean).join(', ')
    return [{ label, href: placeHref({ at: { latitude, longitude } }) }]
  })
  const why = by === 'address' ? texts.several.address : texts.several.outline
  return { ending: 'on-request', why, choices, metas }
}

function toLot([first, ...others]: readonly LotRow[]) {
  if (!first) throw new RangeError('A choice has at least one parcel')
  const { properties: parcel, geometry: outline } = first
  const { key, rollYear } = parcel.sourceAttributes ?? {}
  return {
    key: typeof key === 'string' ? key : '',
    parcel,
    roll: { values: valuesOf(parcel), year: typeof rollYear === 'number' ? rollYear : null },
    outline,
    others: others.map(({ properties }) => properties).filter(({ parcelId }) => parcelId !== parcel.parcelId),
  }
}

const contains = (outline: ParcelOutline | null, { latitude, longitude }: LngLat) =>
  outline !== null && booleanPointInPolygon([longitude, latitude], outline)

function isAt({ siteAddress }: PropertyRecord, { readings }: ParsedAddress): boolean {
  const published = siteAddress && readPublishedAddress(siteAddress)
  return Boolean(published && readings.some((reading) => isSameHouse(reading, published)))
}

function valuesOf({ marketValue, landValue, sourceAttributes }: PropertyRecord): RollValues {
  const attributes = sourceAttributes ?? {}
  const amount = (name: string) => {
    const value = attributes[name]
    return typeof value === 'number' ? value : null
  }
  return {
    rollYear: amount('rollYear'),
    justValue: marketValue,
    assessedValueSchoolLevy: amount('assessedValueSchoolLevy'),
    assessedValue: amount('assessedValueOtherLevies'),
    taxableValueSchoolLevy: amount('taxableValueSchoolLevy'),
    taxableValue: amount('taxableValueOtherLevies'),
    homesteadJustValue: amount('homesteadJustValue'),
    landValue,
    specialFeatureValue: amount('specialFeatureValue'),
  }
}

/** The point of an address is on the street, so the lots around it are fetched. */
const fetchLots = (place: Place, call: EngineCaller): Promise<PublishedLots | PanelOutcome<never>> =>
  place.address ? fetchLotsAround(place, call) : fetchLotsAt(place, call)

async function fetchLotsAt(
  { point }: Place,
  call: EngineCaller,
): Promise<PublishedLots | PanelOutcome<never>> {
  const answer = await call('us-parcels', 'getParcelAt', point)
  if (isMissingReading(answer)) return notCovered(texts.elsewhere, { elsewhere: localGovernments })
  if (!answer.ok) return failed(answer.error)
  const { state, parcels, source, message } = answer.data
  const metas = [answer.meta]
  if (state === 'no_lot') return { ending: 'none', why: message, metas }
  if (state !== 'found' || !source) return notCovered(message, { elsewhere: localGovernments })
  return { rows: parcels.map(toLotRow(source)), caveats: [message], metas }
}

async function fetchLotsAround(
  { point }: Place,
  call: EngineCaller,
): Promise<PublishedLots | PanelOutcome<never>> {
  const params = { bbox: boxAround(point), limit: MOST_ROWS }
  const answer = await call('us-parcels', 'getParcelsInArea', params)
  if (isMissingReading(answer)) return notCovered(texts.elsewhere, { elsewhere: localGovernments })
  if (!answer.ok) {
    const { code, message } = answer.error
    return code === 'not_supported'
      ? notCovered(message, { elsewhere: localGovernments })
      : failed(answer.error)
  }
  const { layers, failures } = answer.data
  const messages = failures.map(({ message }) => message)
  const [first] = failures
  return {
    rows: layers.flatMap(({ parcels, source }) => parcels.map(toLotRow(source))),
    caveats: [
      ...messages,
      ...(layers.some(({ nextOffset }) => nextOffset !== null) ? [texts.cutAddress] : []),
    ],
    ...(first ? { problem: toProblem(first) } : {}),
    metas: [answer.meta],
  }
}

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(statusOf, code)

const toProblem = ({ code, message, place, publisherPage }: LotFailure): Problem => ({
  code: isErrorCode(code) ? code : 'upstream_unavailable',
  message,
  issues: [],
  keeper: { name: place, page: publisherPage },
})

const toLotRow =
  (layer: ParcelLayerSource) =>
  ({ parcel, geometry }: { parcel: PropertyRecord; geometry: unknown }): PublishedRow => ({
    properties: parcel,
    geometry: isOutline(geometry) ? geometry : null,
    layer,
  })
