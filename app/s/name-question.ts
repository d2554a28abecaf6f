import { assessment } from '@/app/_surfaces/place/panels/assessment'
import { elevation } from '@/app/_surfaces/place/panels/elevation'
import { labor } from '@/app/_surfaces/place/panels/labor'
import { parcel } from '@/app/_surfaces/place/panels/parcel'
import { constructionSources } from '@/connectors/open-data-discovery/public'
import type { SnapshotCall } from '@/lib/snapshots/snapshot'

type Params = SnapshotCall['params']
type Name = string | ((params: Params, data: unknown) => string)

const LONGEST = 80

const names: Readonly<Record<string, Name>> = {
  getElevation: () => elevation.title,
  locatePoint: 'Section at the point',
  getTownshipSection: 'Section at the point',
  locateDescription: 'Section of the description',
  searchByLegalDescription: 'Section of the description',
  getSectionGeometry: 'Outline of the section',
  facilitiesNear,
  facilitiesIn: ({ service }) => `${facilityKind(service)} in a box`,
  getDetailedFacilityReport: 'Report on the facility',
  getFacilityById: 'The facility in the registry',
  getProgramLinksForFacility: 'Programs of the facility',
  getMultipleSeries: () => labor.title,
  getSeries: () => labor.title,
  getPopularSeries: 'Most requested series',
  searchDocuments: 'Rules',
  getDocument: (params) => `Federal document ${textOf(params.documentNumber)}`,
  findAddress: (params) => `Where ${textOf(params.address) || 'the address'} is`,
  countyAt: 'County of the place',
  searchConstruction: newestPermits,
  queryNewConstructionPermits: newestPermits,
  countConstruction: (params) => `How many permits ${sourceOf(params)?.city ?? 'the source'} has`,
  describeConstructionSource: (params) => {
    const city = sourceOf(params)?.city
    return city ? `About the permits of ${city}` : 'About a source of permits'
  },
  listNewConstructionPermitSources: 'Places with construction permits',
  listConstructionPlaces: 'Places with construction permits',
  listMunicipalBuildingOperationsSources: 'Cities with records of one property',
  queryMunicipalBuildingOperations: (params) => `City records of ${textOf(params.propertySearch)}`,
  searchDatasets: (params) => `Data sets about “${textOf(params.q)}”`,
  getDatasetSchema: (_, data) => `About the data set ${nameIn(data)}`.trim(),
  queryDataset: (_, data) => `Rows of ${titleOfSource(data) || 'the data set'}`,
  readParcel: () => parcel.title,
  getParcel: () => parcel.title,
  findParcels: 'Florida parcels that were chosen',
  parcelsInView: 'Florida parcels in view',
  getParcelsInArea: 'Florida parcels in the area',
  searchParcels: 'Florida parcels that were found',
  countInView: 'How many Florida parcels are in view',
  countParcels: 'How many Florida parcels there are',
  readLayerState: 'How current the Florida roll is',
  listSources: 'Places with assessments',
  searchProperties: 'Homes that match the address',
  getPropertyHistory: 'Assessed values by year',
  getHomeownerSummary: () => assessment.title,
}

export function nameQuestion({ method, params, result }: SnapshotCall, source: string): string {
  const name = Object.hasOwn(names, method) ? names[method] : undefined
  if (name === undefined) return source
  return typeof name === 'string' ? name : name(params, result.ok ? result.data : undefined)
}

const sourceOf = ({ sourceId }: Params) => constructionSources.find(({ id }) => id === sourceId)

const facilityKind = (service: unknown): string =>
  ({ air: 'Air permits', water: 'Water permits' })[String(service)] ?? 'Regulated facilities'

function facilitiesNear({ service, radiusMiles }: Params): string {
  return `${facilityKind(service)} within ${radiusMiles === 1 ? 'a mile' : `${String(radiusMiles)} miles`}`
}

const newest = {
  issued: 'Newest permits',
  submitted: 'Newest applications',
  completed: 'Newest finished buildings',
} as const

/** Appends the part of the id by which several sources of one city differ, such as "new multifamily". */
function newestPermits(params: Params): string {
  const source = sourceOf(params)
  if (!source) return 'Newest permits'
  const { id, city, isInventory, date } = source
  const what = isInventory ? 'Residential projects' : newest[date?.meaning ?? 'issued']
  const hasTwins = constructionSources.some(
    (each) => each.id !== id && each.city === city && each.date?.meaning === date?.meaning,
  )
  const which = hasTwins ? `: ${id.slice(id.lastIndexOf('-new-') + 1).replaceAll('-', ' ')}` : ''
  return `${what} in ${city.replace(/ \(.*$/, '')}${which}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '')

const nameIn = (data: unknown): string =>
  data instanceof Object && 'name' in data && typeof data.name === 'string' ? data.name : ''

const titleOfSource = (data: unknown): string =>
  data instanceof Object && 'source' in data && data.source instanceof Object && 'title' in data.source
    ? textOf(data.source.title)
    : ''
