import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import type { Read } from '@/app/data'
import type { Outline } from '@/connectors/us-florida-parcels/parcel-rows'
import type { PublishedAttributes } from '@/lib/florida/published'
import type { PropertyRecord } from '@/lib/property-record'
import { readAskedAddress } from '@/lib/street-address/read-asked-address'
import { readPublishedAddress } from '@/lib/street-address/read-published-address'
import { isSameHouse } from '@/lib/street-address/same-house'
import type { Place } from '../place'
import type { Point } from '../url'
import { foundEnding, type Outcome } from './outcome'
import { publishedColumns } from './parcel-columns'
import { failed } from './settle'

export interface ParcelData {
  /** County number and parcel id, `27:082S305005000002`. */
  key: string
  /** Without owner. marketValue is Florida's just value. */
  parcel: PropertyRecord
  /** The values by the columns of the roll, for the facts of a parcel. */
  attributes: PublishedAttributes
  rollYear: number | null
  outline: Outline | null
  /** How it was chosen. `other-address`: its outline contains the point, but it is not the address that was typed. */
  by: 'outline' | 'address' | 'other-address'
  /** Other parcels stacked on the same ground, as units of a condominium are. */
  others: PropertyRecord[]
  caveats: string[]
}

const texts = {
  elsewhere: 'Parcels with their values are published for the whole state in Florida only.',
  closed:
    'The outlines are closed while a new year is loaded, so which parcel contains this point cannot be told now. The map shows the parcels around it.',
  nothing: 'No parcel is drawn around this point: it may be water, a street or land without a number.',
  beside:
    'No parcel contains this point; it may lie on a street, in water or on land without a number. The map shows the parcels around it.',
  roll: 'The state’s yearly copy of the county rolls: not title, not a survey, and not a price.',
  cut: 'More parcels lie around this point than were read.',
}

/** A point for an address lies along the street: its parcel is within so many meters. */
const REACH_METERS = 70
const METERS_PER_DEGREE = 111_320
const MOST_ROWS = 200

export const sayChosen: Readonly<Record<ParcelData['by'], string>> = {
  outline: 'The parcel whose outline contains the point.',
  address:
    'The parcel that has this address on the roll, near the point. The point itself lies elsewhere, commonly on the street.',
  'other-address':
    'Not the address that was typed: this is the parcel that contains the point, and a point for an address can lie on a neighbor’s land.',
}

interface Found {
  properties: PropertyRecord
  geometry: Outline | null
}

export async function readParcel(place: Place, read: Read): Promise<Outcome<ParcelData>> {
  if (!place.states.includes('FL')) return { ending: 'not-covered', why: texts.elsewhere, metas: [] }
  const question = { bbox: boxAround(place.point), includeGeometry: true, limit: MOST_ROWS }
  const answer = await read('us-florida-parcels', 'getParcelsInArea', question)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { source, resultsTruncated } = answer.data
  const rows = ('features' in answer.data ? answer.data.features : []) as Found[]
  const chosen = choose(rows, place)
  if (!chosen) return { ending: 'none', why: whyNone(rows, source.layer), metas }
  const caveats = [
    texts.roll,
    // Its other notes count the rows around the point, which are not shown.
    ...(source.layer === 'centroids' ? source.notes : []),
    ...(resultsTruncated ? [texts.cut] : []),
  ]
  const data = { ...describe(chosen.rows), by: chosen.by, caveats }
  return { ending: foundEnding(metas), data, metas }
}

function whyNone(rows: readonly Found[], layer: 'polygons' | 'centroids'): string {
  if (layer === 'centroids') return texts.closed
  return rows.length > 0 ? texts.beside : texts.nothing
}

/** The address outranks the point where somebody typed one. */
function choose(rows: readonly Found[], { point, address }: Place) {
  const around = rows.filter(({ geometry }) => contains(geometry, point))
  const named = address ? rows.filter(({ properties }) => isAt(properties, address)) : []
  const both = named.filter((row) => around.includes(row))
  if (both.length > 0) return { by: 'outline' as const, rows: both }
  if (named.length > 0) return { by: 'address' as const, rows: named }
  const by = address ? ('other-address' as const) : ('outline' as const)
  return around.length > 0 ? { by, rows: around } : undefined
}

function describe([first, ...others]: readonly Found[]) {
  if (!first) throw new RangeError('A choice has at least one parcel')
  const { properties: parcel, geometry: outline } = first
  const { key, rollYear } = parcel.sourceAttributes ?? {}
  return {
    key: typeof key === 'string' ? key : '',
    parcel,
    attributes: publishedColumns(parcel),
    rollYear: typeof rollYear === 'number' ? rollYear : null,
    outline,
    others: others.map(({ properties }) => properties).filter(({ parcelId }) => parcelId !== parcel.parcelId),
  }
}

const contains = (outline: Outline | null, { latitude, longitude }: Point) =>
  outline !== null && booleanPointInPolygon([longitude, latitude], outline)

function isAt({ siteAddress }: PropertyRecord, address: string): boolean {
  const published = siteAddress && readPublishedAddress(siteAddress)
  const asked = readAskedAddress(address)
  return Boolean(published && asked?.readings.some((reading) => isSameHouse(reading, published)))
}

function boxAround({ latitude, longitude }: Point): number[] {
  const north = REACH_METERS / METERS_PER_DEGREE
  const east = north / Math.cos((latitude * Math.PI) / 180)
  const edges = [longitude - east, latitude - north, longitude + east, latitude + north]
  return edges.map((degrees) => Number(degrees.toFixed(6)))
}
