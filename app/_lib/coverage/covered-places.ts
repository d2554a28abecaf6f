import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('coverage.covered-places', {
  outside: 'New York outside New York City',
  office: 'The New York City Department of Finance',
})

interface CoveredPlace {
  name: string
  counties?: readonly string[]
  city?: string
  not?: ExcludedPlace
}

interface ExcludedPlace {
  name: string
  state: string
  counties: readonly string[]
  cities: readonly string[]
  office: string
}

const newYorkCity: ExcludedPlace = {
  name: 'New York City',
  state: 'NY',
  counties: ['36005', '36047', '36061', '36081', '36085'],
  cities: [
    'NEW YORK',
    'NEW YORK CITY',
    'MANHATTAN',
    'BROOKLYN',
    'BRONX',
    'THE BRONX',
    'QUEENS',
    'STATEN ISLAND',
    'FLUSHING',
    'JAMAICA',
    'ASTORIA',
    'LONG ISLAND CITY',
  ],
  get office() {
    return texts.office
  },
}

const coveredPlaces: ReadonlyMap<string, CoveredPlace> = new Map([
  ['cook-county-il-assessments', { name: 'Cook County, Illinois', counties: ['17031'] }],
  ['detroit-mi-assessments', { name: 'Detroit, Michigan', counties: ['26163'], city: 'DETROIT' }],
  [
    'san-francisco-ca-assessments',
    { name: 'San Francisco, California', counties: ['06075'], city: 'SAN FRANCISCO' },
  ],
  ['washington-dc-assessments', { name: 'Washington, DC' }],
  ['woodbury-county-ia-assessments', { name: 'Woodbury County, Iowa', counties: ['19193'] }],
  [
    'new-york-state-assessments',
    {
      get name() {
        return texts.outside
      },
      not: newYorkCity,
    },
  ],
  ['harris-county-tx-assessments', { name: 'Harris County, Texas', counties: ['48201'] }],
  ['dallas-county-tx-assessments', { name: 'Dallas County, Texas', counties: ['48113'] }],
  ['tarrant-county-tx-assessments', { name: 'Tarrant County, Texas', counties: ['48439'] }],
  ['bexar-county-tx-assessments', { name: 'Bexar County, Texas', counties: ['48029'] }],
  ['travis-county-tx-assessments', { name: 'Travis County, Texas', counties: ['48453'] }],
  ['collin-county-tx-assessments', { name: 'Collin County, Texas', counties: ['48085'] }],
  ['denton-county-tx-assessments', { name: 'Denton County, Texas', counties: ['48121'] }],
  ['fort-bend-county-tx-assessments', { name: 'Fort Bend County, Texas', counties: ['48157'] }],
  ['montgomery-county-tx-assessments', { name: 'Montgomery County, Texas', counties: ['48339'] }],
  ['williamson-county-tx-assessments', { name: 'Williamson County, Texas', counties: ['48491'] }],
  ['el-paso-county-tx-assessments', { name: 'El Paso County, Texas', counties: ['48141'] }],
])

export const placeOf = (source: { id: string; title: string; stateName: string | null }): string =>
  coveredPlaces.get(source.id)?.name ?? source.stateName ?? source.title

export interface CoverageLocation {
  state: string
  /** Five-digit FIPS code. Absent if only the state is known. */
  countyId?: string
  city?: string
}

type Coverage = 'covers' | 'may-cover' | 'does-not-cover'

export function coverageOf(source: { id: string; state: string }, place: CoverageLocation): Coverage {
  if (source.state !== place.state) return 'does-not-cover'
  const covered = coveredPlaces.get(source.id)
  if (!covered) return 'covers'
  if (covered.not && isWithin(covered.not, place)) return 'does-not-cover'
  const { countyId } = place
  const city = place.city?.toUpperCase()
  const isCity = covered.city !== undefined && covered.city === city
  // The county of a point near a border can be wrong, so a source of the named city may still cover the
  // place.
  if (countyId !== undefined && covered.counties && !covered.counties.includes(countyId))
    return isCity ? 'may-cover' : 'does-not-cover'
  if (covered.city !== undefined) {
    if (city !== undefined) return isCity ? 'covers' : 'does-not-cover'
    return 'may-cover'
  }
  return countyId === undefined && (covered.counties || covered.not) ? 'may-cover' : 'covers'
}

export const excludedPlace = (place: CoverageLocation): ExcludedPlace | undefined =>
  [...coveredPlaces.values()].flatMap(({ not }) => not ?? []).find((not) => isWithin(not, place))

function isWithin(
  { state, counties, cities }: ExcludedPlace,
  { countyId, city, ...place }: CoverageLocation,
): boolean {
  if (countyId !== undefined) return counties.includes(countyId)
  return state === place.state && city !== undefined && cities.includes(city.toUpperCase())
}
