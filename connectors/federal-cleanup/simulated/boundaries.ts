import type { MultiPolygon, Polygon } from 'geojson'
import type { SimulatedLayerRow } from '@/lib/arcgis/simulated-layer'
import { circleAround, pointToward } from '@/lib/geography/geo-circle'
import type { SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import { codeOfSite, interestRow, interests } from './rows'

export const boundaryColumns =
  'REGION_CODE EPA_PROGRAM EPA_ID SITE_NAME NPL_STATUS_CODE CITY_NAME STATE_CODE GIS_AREA GIS_AREA_UNITS URL_ALIAS_TXT FEATURE_INFO_URL LAST_CHANGE_DATE'

export const BOUNDARY_REACH = 0.012

export function boundaryRows(facility: SampleFacility): SimulatedLayerRow[] {
  const [site] = interestRow(facility, interests.FRS_INTERESTS_SEMS ?? (() => null))
  if (!site || !facility.position) return []
  const { PGM_SYS_ID, PRIMARY_NAME, CITY_NAME, STATE_CODE, UPDATE_DATE } = site.attributes
  const attributes = {
    EPA_ID: PGM_SYS_ID ?? null,
    SITE_NAME: PRIMARY_NAME ?? null,
    NPL_STATUS_CODE: codeOfSite(facility),
    CITY_NAME: CITY_NAME ?? null,
    STATE_CODE: STATE_CODE ?? null,
    URL_ALIAS_TXT: null,
    FEATURE_INFO_URL: null,
    LAST_CHANGE_DATE: UPDATE_DATE ?? null,
  }
  return areasOf(facility).map((geometry, part) => ({
    attributes: { OBJECTID: facility.number * 2 + part, ...attributes },
    geometry,
  }))
}

function areasOf({ number, position }: SampleFacility): (Polygon | MultiPolygon)[] {
  if (!position) return []
  const radius = 120 + 300 * rollFor(number, 421)
  const corners = 5 + Math.floor(6 * rollFor(number, 422))
  const [longitude = 0, latitude = 0] = pointToward(position, 360 * rollFor(number, 424), 2.1 * radius)
  const own = circleAround(position, radius, corners)
  return rollFor(number, 423) < 0.33
    ? [own, circleAround({ latitude, longitude }, radius / 2, corners)]
    : [own]
}

export function restrictionRows(facility: SampleFacility): SimulatedLayerRow[] {
  const [row] = boundaryRows(facility)
  if (!row || !facility.position || rollFor(facility.number, 425) > 0.25) return []
  return [{ ...row, geometry: circleAround(facility.position, 90, 6) }]
}
