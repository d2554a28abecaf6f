import { isCalendarDay, toDay } from '@/lib/calendar-day'
import { readText } from '@/lib/published-text'
import { registryPage } from '@/lib/records/facility/registry-page'
import type { CleanupRow, PublishedSite } from './table'

const blank: PublishedSite = {
  name: null,
  status: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  programId: null,
  registryId: null,
  reportedOn: null,
  registryUpdatedOn: null,
  accuracyMeters: null,
  positionMethod: null,
  isPlaceOnly: false,
  latitude: null,
  longitude: null,
  detailUrl: null,
}

/** EPA's registry writes `-- NOT DEFINED --` for an absent value. */
const text = (value: unknown) => {
  const published = readText(value)
  return published && /^-+ *not defined *-+$/i.test(published) ? null : published
}

const numberIn = (value: unknown, least: number, most: number) => {
  const number = Number(readText(value) ?? Number.NaN)
  return number >= least && number <= most ? number : null
}

/**
 * Rejects positions outside of the United States and its territories. Guam and the Marianas have eastern
 * longitudes.
 */
function positionOf(x: unknown, y: unknown): Pick<PublishedSite, 'latitude' | 'longitude'> {
  const [longitude, latitude] = [numberIn(x, -180, 180), numberIn(y, -15, 72)]
  if (longitude === null || latitude === null) return { latitude: null, longitude: null }
  const isAmerican = longitude <= -60 || longitude >= 140
  return isAmerican
    ? { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
    : { latitude: null, longitude: null }
}

function dayOf(value: unknown): string | null {
  if (typeof value === 'number') return toDay(value)
  const day = readText(value)?.slice(0, 10) ?? ''
  return isCalendarDay(day) ? day : null
}

const middle = /\bZIP\b|CENTROID/i

const pageOf = (registryId: string | null) => registryId && registryPage(registryId)

export function readInterest(row: CleanupRow): PublishedSite | null {
  const programId = text(row.PGM_SYS_ID)
  if (programId === null) return null
  const registryId = text(row.REGISTRY_ID)
  const positionMethod = text(row.COLLECT_MTH_DESC)
  return {
    ...blank,
    ...positionOf(row.LONGITUDE83, row.LATITUDE83),
    name: text(row.PRIMARY_NAME),
    status: text(row.ACTIVE_STATUS),
    street: text(row.LOCATION_ADDRESS),
    city: text(row.CITY_NAME),
    state: text(row.STATE_CODE),
    zip: text(row.POSTAL_CODE),
    county: text(row.COUNTY_NAME),
    programId,
    registryId,
    registryUpdatedOn: dayOf(row.UPDATE_DATE),
    accuracyMeters: numberIn(row.ACCURACY_VALUE, 0, 1_000_000),
    positionMethod,
    isPlaceOnly: middle.test(positionMethod ?? '') && !/facility/i.test(positionMethod ?? ''),
    detailUrl: pageOf(registryId),
  }
}

/** The source publishes the size of a waste handler in the column `INTEREST_TYPE`. */
export function readHandler(row: CleanupRow): PublishedSite | null {
  const site = readInterest(row)
  const words = [text(row.INTEREST_TYPE), text(row.ACTIVE_STATUS)].filter(Boolean)
  return site && { ...site, status: words.join(', ') || null }
}

const httpUrl = (value: unknown) => {
  const published = readText(value)
  return published && URL.canParse(published) && /^https?:/.test(published) ? published : null
}

export function readProgramPlace(row: CleanupRow, status: string): PublishedSite | null {
  const name = text(row.PRIMARY_NAME)
  const programId = text(row.EPA_ID) ?? text(row.EPAOSC_SITE_ID)
  if (name === null && programId === null) return null
  const registryId = text(row.REGISTRY_ID)
  return {
    ...blank,
    ...positionOf(row.x, row.y),
    name,
    status: text(row[status]),
    street: text(row.LOCATION_ADDRESS),
    city: text(row.CITY_NAME),
    state: text(row.STATE_CODE),
    county: text(row.COUNTY_NAME),
    programId,
    registryId,
    detailUrl: httpUrl(row.URL) ?? pageOf(registryId),
  }
}

export function readTankRelease(row: CleanupRow): PublishedSite | null {
  const programId = text(row.LUST_ID) ?? text(row.Facility_ID)
  return programId === null
    ? null
    : { ...tankPlace(row), programId, status: text(row.Status), reportedOn: dayOf(row.Reported_Date) }
}

export function readTank(row: CleanupRow): PublishedSite | null {
  const programId = text(row.Facility_ID)
  return programId === null ? null : { ...tankPlace(row), programId }
}

/** Removes the end of an address, because the state and the ZIP code have their own columns. */
const streetOf = (address: string | null) => address?.replace(/, [A-Z]{2} \d{5}(?:-\d{4})? US$/, '') ?? null

const tankPlace = (row: CleanupRow): PublishedSite => ({
  ...blank,
  ...positionOf(row.Longitude, row.Latitude),
  name: text(row.Name),
  street: streetOf(text(row.Address)),
  city: text(row.City),
  state: text(row.State),
  zip: text(row.Zip_Code),
  county: text(row.County),
})

const superfundPage = (siteId: string | null) =>
  siteId && `https://cumulis.epa.gov/supercpad/cursites/csitinfo.cfm?id=${encodeURIComponent(siteId)}`

export const readSuperfundRecord = (row: CleanupRow) => ({
  name: text(row.name),
  nplStatus: text(row.npl_status_name),
  decision: text(row.non_npl_status_name),
  decidedOn: dayOf(row.non_npl_status_date),
  isArchived: text(row.archived_ind) === null ? null : text(row.archived_ind) === 'Y',
  archivedOn: dayOf(row.archived_date),
  detailUrl: superfundPage(text(row.site_id)),
})

/**
 * For a site that is not on the National Priorities List, the published decision takes precedence, because
 * the decision is more specific than the list status.
 */
export function readSuperfundSite(row: CleanupRow): PublishedSite | null {
  const programId = text(row.epa_id)
  if (programId === null) return null
  return {
    ...blank,
    ...positionOf(row.primary_longitude_decimal_val, row.primary_latitude_decimal_val),
    name: text(row.name),
    status: text(row.non_npl_status_name) ?? text(row.npl_status_name),
    street: text(row.street_addr_txt),
    city: text(row.city_name),
    state: text(row.fk_ref_state_code),
    zip: text(row.zip_code),
    county: text(row.county_name),
    programId,
    reportedOn: dayOf(row.non_npl_status_date),
    detailUrl: superfundPage(text(row.site_id)),
  }
}
