import type { SimulatedArcgisLayer, SimulatedLayerRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import { type SimulatedSite, webPage } from '@/lib/connector/upstream/simulated-site'
import { growBounds } from '@/lib/geography/bounds'
import { facilityCounties } from '@/lib/sample-world/facilities/counties'
import {
  facilitiesIn,
  facilitiesOf,
  facilityByProgramId,
  facilityByRegistryId,
  facilityOf,
  industryOf,
  numbersOf,
  type SampleFacility,
} from '@/lib/sample-world/facilities/facilities'
import { permitCount } from '@/lib/sample-world/facilities/permits'
import { BOUNDARY_REACH, boundaryColumns, boundaryRows, restrictionRows } from './simulated/boundaries'
import { communityRow, interestRow, interests, releaseRow, superfundRow, tankRow } from './simulated/rows'

const ROOT = '/cJ9YHowT8TU7DUyn/arcgis/rest/services'

const numbers = /^(LATITUDE83|LONGITUDE83|Latitude|Longitude)$/
const dates = /_DATE$|_Date$/
const integers = /^(ACCURACY_VALUE|Open_USTs)$/

const typeOf = (name: string) => {
  if (numbers.test(name)) return 'esriFieldTypeDouble'
  if (dates.test(name)) return 'esriFieldTypeDate'
  return integers.test(name) ? 'esriFieldTypeInteger' : 'esriFieldTypeString'
}

function* namedIn(values: Readonly<Record<string, readonly string[]>>): Iterable<SampleFacility> {
  const named = Object.entries(values).flatMap(([column, ids]) => ids.map((id) => facilityNamed(column, id)))
  const byNumber = new Map(named.flatMap((facility) => (facility ? [[facility.number, facility]] : [])))
  yield* byNumber.values()
}

function facilityNamed(column: string, id: string): SampleFacility | null {
  if (column === 'REGISTRY_ID') return facilityByRegistryId(id)
  const number = /^[TL](\d+)$/.exec(id)?.[1] ?? /^\d{1,2}(\d{9})$/.exec(id)?.[1]
  return number ? facilityOf(Number(number)) : facilityByProgramId(id)
}

interface Layer {
  id?: number
  name: string
  columns: string
  wkid: number
  rowsOf(facility: SampleFacility): SimulatedLayerRow[]
  reach?: number
}

const layer = ({ id = 0, name, columns, wkid, rowsOf, reach = 0 }: Layer): SimulatedArcgisLayer => ({
  id,
  name,
  style: 'hosted',
  objectIdField: 'OBJECTID',
  geometryType: reach > 0 ? 'esriGeometryPolygon' : 'esriGeometryPoint',
  fields: [
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    ...columns.split(' ').map((column) => ({ name: column, type: typeOf(column) })),
  ],
  maxRecordCount: 2000,
  native: { wkid, latestWkid: wkid },
  *rows({ bbox, equals, either }) {
    for (const facility of bbox ? facilitiesIn(growBounds(bbox, reach)) : namedIn({ ...either, ...equals }))
      yield* rowsOf(facility)
  },
})

const interestColumns =
  'REGISTRY_ID PRIMARY_NAME LOCATION_ADDRESS CITY_NAME COUNTY_NAME FIPS_CODE STATE_CODE POSTAL_CODE LATITUDE83 LONGITUDE83 ACCURACY_VALUE COLLECT_MTH_DESC REF_POINT_DESC UPDATE_DATE PGM_SYS_ACRNM PGM_SYS_ID INTEREST_TYPE ACTIVE_STATUS FAC_URL PGM_REPORT_URL'

const communityColumns =
  'REGISTRY_ID PRIMARY_NAME LOCATION_ADDRESS CITY_NAME STATE_CODE COUNTY_NAME MAP_SYMBOL_CODE URL EPA_ID SF_SITE_NAME RCRA_HANDLER_NAME RCRA_GPRA_CA EPAOSC_SITE_ID EPAOSC_STATUS'

const tankColumns = 'Facility_ID Name Address City State Zip_Code Latitude Longitude'

const services: Readonly<Record<string, SimulatedArcgisLayer[]>> = {
  ...Object.fromEntries(
    Object.entries(interests).map(([name, interestOf]) => [
      name,
      [
        layer({
          name,
          columns: interestColumns,
          wkid: 4269,
          rowsOf: (facility) => interestRow(facility, interestOf),
        }),
      ],
    ]),
  ),
  Cleanups_in_my_Community_Sites: [
    layer({
      name: 'Cleanups in My Community',
      columns: communityColumns,
      wkid: 4326,
      rowsOf: communityRow,
    }),
  ],
  FAC_Superfund_Site_Boundaries_EPA_Public: [
    layer({
      name: 'Superfund Site Boundaries',
      columns: boundaryColumns,
      wkid: 4326,
      rowsOf: boundaryRows,
      reach: BOUNDARY_REACH,
    }),
  ],
  FAC_Superfund_Institutional_Control_Boundaries_EPA_Public: [
    layer({
      name: 'Superfund Institutional Control Boundaries',
      columns: boundaryColumns,
      wkid: 4326,
      rowsOf: restrictionRows,
      reach: BOUNDARY_REACH,
    }),
  ],
  UST_Finder_Feature_Layer_2: [
    layer({ name: 'Facilities', columns: `${tankColumns} Open_USTs`, wkid: 4326, rowsOf: tankRow }),
    layer({
      id: 1,
      name: 'Releases',
      columns: `${tankColumns} LUST_ID County Reported_Date Status Substance`,
      wkid: 4326,
      rowsOf: releaseRow,
    }),
  ],
}

export const cleanupSites: readonly SimulatedSite[] = [
  ...Object.entries(services).map(([name, layers]) => {
    const path = `${ROOT}/${name}/FeatureServer`
    return { host: 'services.arcgis.com', path, simulate: simulateArcgis({ path, layers }) }
  }),
  { host: 'data.epa.gov', path: '/efservice/envirofacts_site', simulate: answerSites },
]

/** The path contains pairs of a column and its value, then the range of rows, then the format. */
async function answerSites(request: Request): Promise<Response> {
  const parts = new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent)
  const range = /^(\d+):(\d+)$/.exec(parts.at(-2) ?? '')
  if (parts.at(-1) !== 'JSON' || !range) return webPage('Not Found', 404)
  const filters = parts.slice(0, -3)
  const pairs = filters.flatMap((name, at) => (at % 2 === 0 ? [[name, filters[at + 1] ?? ''] as const] : []))
  const county = pairs.find(([name]) => name === 'fips_code')?.[1] ?? ''
  const epaId = pairs.find(([name]) => name === 'epa_id')?.[1]
  const rows = [...(epaId ? namedIn({ EPA_ID: [epaId] }) : superfundSitesOf(county))]
    .flatMap(superfundRow)
    .filter((row) => pairs.every(([name, value]) => Reflect.get(row, name) === value))
  return Response.json(rows.slice(Number(range[1]), Number(range[2]) + 1))
}

function* superfundSitesOf(geoid: string): Iterable<SampleFacility> {
  for (const county of facilityCounties()) {
    if (county.geoid !== geoid) continue
    const numbers = [...numbersOf(county)]
    yield* facilitiesOf(numbers.filter((number) => permitCount(number, industryOf(number), 'superfund') > 0))
  }
}
