import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { Meta } from '@/lib/connector/result'
import { findCounties } from '@/lib/geography/counties'
import { floridaCounties } from '@/lib/geography/florida-counties'
import { isOutline, type ParcelOutline } from '@/lib/records/parcel/outline'
import type { HomeSelection } from '../fetch-home'

export interface LotOutline {
  outline: ParcelOutline
  meta: Meta
}

type Subject = Pick<HomeSelection, 'property' | 'sourceId'>

/** Returns undefined outside Florida, because only Florida's roll has an outline for each parcel. */
function lotParams({ property, sourceId }: Subject) {
  const county = floridaCounties.find(({ name }) => name === property.county)?.number
  if (sourceId !== 'florida-assessments' || !county || !property.parcelId) return undefined
  return { county, parcelId: property.parcelId, includeGeometry: true }
}

export const hasLot = (home: Subject): boolean => lotParams(home) !== undefined

export async function fetchLot(home: Subject): Promise<LotOutline | undefined> {
  const params = lotParams(home)
  if (!params) return undefined
  const answer = await read('us-florida-parcels', 'readParcel', params)
  if (!answer.ok || !isOutline(answer.data.geometry)) return undefined
  return { outline: answer.data.geometry, meta: answer.meta }
}

export async function fetchLayerLot({
  property,
}: Pick<Subject, 'property'>): Promise<LotOutline | undefined> {
  const { county, stateCode, parcelId } = property
  if (!county || !stateCode || !parcelId || stateCode === 'FL') return undefined
  const [only, ...others] = findCounties(stateCode, county)
  if (!only || others.length > 0) return undefined
  const answer = await read('us-parcels', 'findNumbered', { county: only.fips, parcelId })
  if (!answer.ok) return undefined
  const outlines = answer.data.parcels.flatMap(({ geometry }) => (isOutline(geometry) ? [geometry] : []))
  const distinct = new Map(outlines.map((outline) => [JSON.stringify(outline), outline]))
  const [outline] = distinct.values()
  // Two outlines with one number are two lots or two parts of a lot, so the outline of the home is unknown.
  return outline && distinct.size === 1 ? { outline, meta: answer.meta } : undefined
}
