import { simulateArcgis } from '@/lib/arcgis/simulator'
import { type SimulatedSite, type Simulator, webPage } from '@/lib/connector/upstream/simulated-site'
import { cellsOfCounty, cellsOfTract, cellsOfZip, isTractToday, isZip } from '@/lib/sample-world/tracts'
import { claimOf, claimsOf, type FemaRow } from './simulated/claims'
import { communityOf } from './simulated/communities'
import { declarationsOf } from './simulated/declarations'
import { FilterError, type ODataFilter, parseFilter } from './simulated/odata'
import { CENSUS_HOST } from './wire'

interface SimulatedEntity {
  version: number
  columns: ReadonlySet<string>
  rows(filter: ODataFilter): FemaRow[]
  notice?: Readonly<Record<string, unknown>>
}

const MOST_ROWS = 10_000
const DEFAULT_ROWS = 1_000

const columnsOf = (row: FemaRow = {}) => new Set(Object.keys(row))

const anyCell = { county: '12086', column: -1608, row: 510 }
const sampleClaim = { ...claimOf(anyCell, 0), ...claimColumns() }
const communityColumns = columnsOf(communityOf('129086'))
const declarationColumns = columnsOf(declarationsOf('FL')[0])

const claims: SimulatedEntity = { version: 3, columns: columnsOf(sampleClaim), rows: findClaims }

const dictionary: Readonly<Record<string, ReadonlySet<string>>> = {
  NfipClaims: claims.columns,
  DisasterDeclarationsSummaries: declarationColumns,
  NfipCommunityStatusBook: communityColumns,
}

const entities: Readonly<Record<string, SimulatedEntity>> = {
  'v3/NfipClaims': claims,
  // The old version still responds with status 200. Only the metadata of a response announces the end of the
  // version.
  'v2/FimaNfipClaims': {
    ...claims,
    version: 2,
    notice: { deprecated: true, depDate: '2026-10-15T00:00:00.000Z', depNewURL: 'v3/NfipClaims' },
  },
  'v2/DisasterDeclarationsSummaries': {
    version: 2,
    columns: declarationColumns,
    rows: (filter) => filter.textsOf('state').flatMap(declarationsOf).filter(filter.test),
  },
  'v1/NfipCommunityStatusBook': {
    version: 1,
    columns: communityColumns,
    rows: (filter) =>
      filter
        .textsOf('communityIdNumber')
        .map(communityOf)
        .filter((row) => row !== undefined),
  },
  'v1/OpenFemaDataSets': {
    version: 1,
    columns: new Set(['name', 'version', 'lastRefresh']),
    rows: (filter) => dataSets.filter(filter.test),
  },
  'v1/OpenFemaDataSetFields': {
    version: 1,
    columns: new Set(['openFemaDataSet', 'datasetVersion', 'name']),
    rows: (filter) => dictionaryRows().filter(filter.test),
  },
}

const dataSets: readonly FemaRow[] = [
  { name: 'NfipClaims', version: 3, lastRefresh: '2026-10-27T14:05:11.120Z' },
  { name: 'DisasterDeclarationsSummaries', version: 2, lastRefresh: '2026-11-23T06:20:00.000Z' },
  { name: 'NfipCommunityStatusBook', version: 1, lastRefresh: '2026-11-23T06:00:00.000Z' },
]

const dictionaryRows = (): FemaRow[] =>
  dataSets.flatMap(({ name = '', version = 0 }) =>
    [...(dictionary[String(name)] ?? [])].map((column) => ({
      openFemaDataSet: name,
      datasetVersion: version,
      name: column,
    })),
  )

/** A county code of three digits matches no row, and causes no error. */
function findClaims(filter: ODataFilter): FemaRow[] {
  const cells = [
    ...filter.textsOf('censusGeoid').flatMap((geoid) => cellsOfTract(geoid.slice(0, 11))),
    ...filter.textsOf('reportedZipCode').flatMap(cellsOfZip),
    ...filter.textsOf('countyCode').flatMap(cellsOfCounty),
  ]
  return cells.flatMap(claimsOf).filter(filter.test)
}

export const simulateOpenFema: Simulator = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const [, path = ''] = /^\/api\/open\/(.+)$/.exec(pathname) ?? []
  const entity = Object.hasOwn(entities, path) ? entities[path] : undefined
  // Names are case-sensitive. The response to an unknown name is a web page.
  if (!entity) return webPage('Page Not Found | FEMA.gov', 404)
  try {
    return answer(path, entity, searchParams)
  } catch (error) {
    if (!(error instanceof FilterError)) throw error
    return refuse(error.message)
  }
}

function answer(path: string, entity: SimulatedEntity, query: URLSearchParams): Response {
  const filter = query.get('$filter') ?? ''
  const fields = (query.get('$select') ?? '').split(',').filter(Boolean)
  const unknown = fields.find((field) => !entity.columns.has(field))
  if (unknown) return refuse(`Field "${unknown}" not found in the model path`)
  const rows = order(entity.rows(parseFilter(filter, entity.columns)), query.get('$orderby') ?? '')
  const top = Math.min(Number(query.get('$top') ?? DEFAULT_ROWS), MOST_ROWS)
  const skip = Number(query.get('$skip') ?? 0)
  // Without the flag the count is 0, whatever the filter matches.
  const isCounted = query.get('$inlinecount') === 'allpages' || query.get('$count') === 'true'
  const [version, entityname = ''] = path.split('/')
  return Response.json({
    metadata: {
      skip,
      top,
      filter,
      select: fields.join(',') || null,
      orderby: query.get('$orderby') ?? '',
      count: isCounted ? rows.length : 0,
      rundate: '2026-11-30T00:00:00.000Z',
      entityname,
      format: 'json',
      metadata: true,
      version,
      url: `/api/open/${path}`,
      ...entity.notice,
    },
    [entityname]: rows.slice(skip, skip + top).map((row) => pick(row, fields)),
  })
}

const pick = (row: FemaRow, fields: readonly string[]): FemaRow =>
  fields.length === 0 ? row : Object.fromEntries(fields.map((field) => [field, row[field] ?? null]))

function order(rows: FemaRow[], orderBy: string): FemaRow[] {
  const [field = '', direction] = orderBy.split(' ')
  if (field === '') return rows
  const sign = direction === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * String(a[field] ?? '').localeCompare(String(b[field] ?? '')))
}

const refuse = (message: string) =>
  Response.json(
    {
      error: [
        { name: 'OData Query Parser Error', code: 'OF_OQP_002', type: '$filter criteria error', message },
      ],
    },
    { status: 400 },
  )

function claimColumns(): FemaRow {
  const unread =
    'floodWaterDuration interiorWaterDepth exteriorWaterDepth occupancyType ratedFloodZone asOfDate'
  return Object.fromEntries(unread.split(' ').map((name) => [name, null]))
}

const CENSUS_PATH = '/arcgis/rest/services/TIGERweb'

const censusLayer = (
  path: string,
  id: number,
  name: string,
  exists: (geoid: string) => boolean,
): SimulatedSite => ({
  host: CENSUS_HOST,
  path: `${CENSUS_PATH}/${path}/`,
  simulate: async (request) => {
    const where = new URL(request.url).searchParams.get('where') ?? ''
    const [, geoid = ''] = /'(\w+)'/.exec(where) ?? []
    const service = simulateArcgis({
      path: `${CENSUS_PATH}/${path}/MapServer`,
      layers: [
        {
          id,
          name,
          style: 'server',
          objectIdField: 'OBJECTID',
          maxRecordCount: 100_000,
          fields: [
            { name: 'OBJECTID', type: 'esriFieldTypeOID' },
            { name: 'GEOID', type: 'esriFieldTypeString' },
          ],
          rows: () => (exists(geoid) ? [{ attributes: { OBJECTID: 1, GEOID: geoid } }] : []),
        },
      ],
    })
    return service(request)
  },
})

export const censusAreaSites: readonly SimulatedSite[] = [
  censusLayer('Tracts_Blocks', 0, 'Census Tracts', isTractToday),
  censusLayer('PUMA_TAD_TAZ_UGA_ZCTA', 1, '2020 Census ZIP Code Tabulation Areas', isZip),
]
