import type { SimulatedLayerRow } from '@/lib/arcgis/simulated-layer'
import { dateOfDay, worldDay } from '@/lib/sample-world/facilities/dates'
import { addressOf, permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import type { SampleProgram } from '@/lib/sample-world/facilities/permits'
import { pickBy } from '@/lib/sample-world/hash'

type CodeWithWords = readonly [code: string, words: string]

const statuses: readonly [CodeWithWords, ...CodeWithWords[]] = [
  ['F', 'Currently on the Final NPL'],
  ['N', 'Not on the NPL'],
  ['D', 'Deleted from the Final NPL'],
  ['N', 'Not on the NPL'],
  ['P', 'Proposed for NPL'],
  ['N', 'Not on the NPL'],
  ['A', 'Site is Part of NPL Site'],
  ['N', 'Not on the NPL'],
]

const statusOf = ({ number }: SampleFacility) => pickBy(rollFor(number, 401), statuses)

export const codeOfSite = (facility: SampleFacility): string => statusOf(facility)[0]

/** The layer `FRS_INTERESTS_SEMS` contains no archived Superfund sites. */
export const isArchived = (facility: SampleFacility) =>
  statusOf(facility)[0] === 'N' && rollFor(facility.number, 402) < 0.6

const moment = (daysBefore: number) => dateOfDay(worldDay - Math.floor(daysBefore)).getTime()

const idIn = (facility: SampleFacility, program: SampleProgram) => {
  const permit = facility.permits.find((each) => each.program === program)
  return permit && permitId(facility, permit)
}

const pointOf = ({ position }: SampleFacility): SimulatedLayerRow['geometry'] =>
  position ? { type: 'Point', coordinates: [position.longitude, position.latitude] } : null

type Interest = (
  facility: SampleFacility,
) => { acronym: string; id: string; interest: string; status: string } | null

const superfund: Interest = (facility) => {
  const id = idIn(facility, 'superfund')
  if (!id || isArchived(facility)) return null
  const [code, name] = statusOf(facility)
  const interest = code === 'N' || code === 'D' ? 'SUPERFUND (NON-NPL)' : 'SUPERFUND NPL'
  return { acronym: 'SEMS', id, interest, status: name.toUpperCase() }
}

const brownfield: Interest = (facility) => {
  const id = idIn(facility, 'brownfield')
  return id ? { acronym: 'ACRES', id, interest: 'BROWNFIELDS PROPERTY', status: '***UNCHANGED***' } : null
}

const waste =
  (interest: string, question: number, share: number): Interest =>
  (facility) => {
    const id = idIn(facility, 'waste')
    return id && rollFor(facility.number, question) < share
      ? { acronym: 'RCRAINFO', id, interest, status: 'ACTIVE' }
      : null
  }

const largeGenerator = waste('LQG', 404, 0.12)

const otherSizes = ['SQG', 'VSQG', 'UNSPECIFIED UNIVERSE'] as const

/** The layer of active handlers contains the large generators too. */
const activeHandler: Interest = (facility) => {
  const large = largeGenerator(facility)
  if (large) return large
  const size = pickBy(rollFor(facility.number, 413), otherSizes)
  return waste(size, 414, 0.4)(facility)
}

export const interests: Readonly<Record<string, Interest>> = {
  FRS_INTERESTS_SEMS: superfund,
  FRS_INTERESTS_ACRES: brownfield,
  FRS_INTERESTS_RCRA_TSD: waste('TSD', 403, 0.02),
  FRS_INTERESTS_RCRA_LQG: largeGenerator,
  FRS_INTERESTS_RCRA_ACTIVE: activeHandler,
}

export function interestRow(facility: SampleFacility, interestOf: Interest): SimulatedLayerRow[] {
  const interest = interestOf(facility)
  if (!interest || !facility.position) return []
  const { street, city, zip } = addressOf(facility)
  return [
    {
      attributes: {
        OBJECTID: facility.number,
        REGISTRY_ID: facility.registryId,
        PRIMARY_NAME: facility.name,
        LOCATION_ADDRESS: street,
        CITY_NAME: city,
        COUNTY_NAME:
          rollFor(facility.number, 405) < 0.05 ? '-- NOT DEFINED --' : facility.county.name.toUpperCase(),
        FIPS_CODE: facility.county.geoid,
        STATE_CODE: facility.county.state,
        POSTAL_CODE: zip,
        LATITUDE83: facility.position.latitude,
        LONGITUDE83: facility.position.longitude,
        ACCURACY_VALUE: facility.accuracyMeters,
        COLLECT_MTH_DESC: facility.accuracyMeters === null ? null : facility.collectionMethod,
        REF_POINT_DESC: facility.accuracyMeters === null ? null : facility.referencePoint,
        UPDATE_DATE: moment(1_800),
        PGM_SYS_ACRNM: interest.acronym,
        PGM_SYS_ID: interest.id,
        INTEREST_TYPE: interest.interest,
        ACTIVE_STATUS: interest.status,
        FAC_URL: `https://ofmpub.epa.gov/frs_public2/fii_query_detail.disp_program_facility?p_registry_id=${facility.registryId}`,
        PGM_REPORT_URL: 'no data yet',
      },
      geometry: pointOf(facility),
    },
  ]
}

export function communityRow(facility: SampleFacility): SimulatedLayerRow[] {
  const { number, registryId, name, county } = facility
  const waste = idIn(facility, 'waste')
  const corrective = waste !== undefined && rollFor(number, 406) < 0.05
  const epaId = idIn(facility, 'superfund')
  const response = rollFor(number, 407) < 0.01
  if (!facility.position || !(corrective || epaId || response)) return []
  const { street, city } = addressOf(facility)
  return [
    {
      attributes: {
        OBJECTID: number,
        REGISTRY_ID: registryId,
        PRIMARY_NAME: name,
        LOCATION_ADDRESS: street,
        CITY_NAME: city,
        STATE_CODE: county.state,
        COUNTY_NAME: county.name.toUpperCase(),
        MAP_SYMBOL_CODE: `${epaId ? 'SN' : ''}${corrective ? 'R' : ''}${response ? 'E' : ''}`,
        URL: null,
        EPA_ID: epaId ?? (corrective ? waste : null),
        SF_SITE_NAME: epaId ? name : null,
        RCRA_HANDLER_NAME: corrective ? name : null,
        RCRA_GPRA_CA: corrective ? 'Y' : null,
        EPAOSC_SITE_ID: response ? String(1_000 + (number % 9_000)) : null,
        EPAOSC_STATUS: response ? pickBy(rollFor(number, 408), ['Closed', 'Active']) : null,
      },
      geometry: pointOf(facility),
    },
  ]
}

const releaseStatuses = ['Active', 'Open', 'No Further Action', 'No Further Action'] as const

const tankShare = 0.15
const releaseShare = 0.06

export function tankRow(facility: SampleFacility): SimulatedLayerRow[] {
  if (rollFor(facility.number, 409) >= tankShare) return []
  return [
    {
      attributes: { ...tankPlace(facility), Open_USTs: 1 + (facility.number % 4) },
      geometry: pointOf(facility),
    },
  ]
}

export function releaseRow(facility: SampleFacility): SimulatedLayerRow[] {
  const roll = rollFor(facility.number, 409)
  if (roll >= releaseShare) return []
  return [
    {
      attributes: {
        ...tankPlace(facility),
        LUST_ID: `L${facility.number}`,
        County: facility.county.name,
        Reported_Date: moment(3_000 + 9_000 * rollFor(facility.number, 410)),
        Status: pickBy(roll / releaseShare, releaseStatuses),
        Substance: 'Gasoline',
      },
      geometry: pointOf(facility),
    },
  ]
}

function tankPlace(facility: SampleFacility) {
  const { street, city, zip } = addressOf(facility)
  return {
    OBJECTID: facility.number,
    Facility_ID: `T${facility.number}`,
    Name: facility.name,
    Address: `${street}, ${facility.county.state} ${zip} US`,
    City: city,
    State: facility.county.state,
    Zip_Code: zip,
    Latitude: facility.position?.latitude ?? null,
    Longitude: facility.position?.longitude ?? null,
  }
}

const decisions: readonly [CodeWithWords, ...CodeWithWords[]] = [
  ['NF', 'NFRAP-Site does not qualify for the NPL based on existing information'],
  ['RO', 'Removal Only Site (No Site Assessment Work Needed)'],
  ['DR', 'Deferred to RCRA (Subtitle C)'],
]

/** The source publishes all values of this table as text. */
export function superfundRow(facility: SampleFacility) {
  const id = idIn(facility, 'superfund')
  if (!id) return []
  const { street, city, zip } = addressOf(facility)
  const [code, name] = statusOf(facility)
  const [decisionCode, decision] = pickBy(rollFor(facility.number, 411), decisions)
  const isUnlisted = code === 'N'
  const isPlaced = facility.position !== null && rollFor(facility.number, 412) < 0.33
  const day = (daysBefore: number) =>
    `${dateOfDay(worldDay - daysBefore)
      .toISOString()
      .slice(0, 10)} 00:00:00`
  return [
    {
      site_id: String(facility.number % 10_000_000).padStart(7, '0'),
      name: facility.name,
      epa_id: id,
      street_addr_txt: street,
      city_name: city,
      fk_ref_state_code: facility.county.state,
      zip_code: zip,
      county_name: facility.county.name.toUpperCase(),
      fips_code: facility.county.geoid,
      primary_latitude_decimal_val: isPlaced ? String(facility.position?.latitude) : null,
      primary_longitude_decimal_val: isPlaced ? String(facility.position?.longitude) : null,
      npl_status_code: code,
      npl_status_name: name,
      non_npl_status_code: isUnlisted ? decisionCode : null,
      non_npl_status_name: isUnlisted ? decision : null,
      non_npl_status_date: isUnlisted ? day(9_000) : null,
      archived_ind: isArchived(facility) ? 'Y' : 'N',
      archived_date: isArchived(facility) ? day(5_000) : null,
    },
  ]
}
