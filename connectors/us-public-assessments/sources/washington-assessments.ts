import { ANY, alike, all, among, type Condition } from '@/lib/conditions/condition'
import { toCapitals } from '@/lib/conditions/to-capitals'
import { countyByFips, findCounties } from '@/lib/geography/counties'
import { byLine } from '../recipe/ask-address'
import { plainId, spellingsOf } from '../recipe/id-spellings'
import { withUnit } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, RollPlace } from '../recipe/source'

/** The state's land use codes for homes. For other uses the first digit is enough. */
const uses: Readonly<Record<number, string>> = {
  11: 'single family home',
  12: '2 to 4 homes',
  13: '5 or more homes',
  14: 'condominium',
  15: 'mobile home park',
  16: 'hotel or motel',
  17: 'institutional lodging',
  18: 'other residential',
  19: 'vacation home or cabin',
}

const wide: Readonly<Record<number, string>> = {
  1: 'residential',
  2: 'manufacturing',
  3: 'manufacturing',
  4: 'transport, communication or utilities',
  5: 'trade',
  6: 'services',
  7: 'culture and recreation',
  8: 'farm, forest or other resource land',
  9: 'undeveloped land or water',
}

const codeOf = (county: string) => findCounties('WA', county)[0]?.fips.slice(2)

/**
 * Falls back to the county number at the start of the id, because one county leaves the number column empty.
 * On some rows, the column of the county's name contains the number.
 */
function countyOf({ FIPS_NR, PARCEL_ID_NR, COUNTY_NM }: RecipeRow): string | null {
  const code = [FIPS_NR, /^(\d{3})-/.exec(String(PARCEL_ID_NR))?.[1], COUNTY_NM]
    .map((each) => String(each ?? '').trim())
    .find((each) => /^\d{1,3}$/.test(each))
  const named = code && countyByFips(`53${code.padStart(3, '0')}`)?.name
  return named || (COUNTY_NM === null || COUNTY_NM === undefined ? null : String(COUNTY_NM))
}

function within({ county }: RollPlace, condition: Condition): Condition {
  const code = codeOf(county)
  return code === undefined ? condition : all(alike('PARCEL_ID_NR', [`${code}-`, ANY]), condition)
}

/** Accepts an id after the state's county number, with or without a dash, or the county's own id alone. */
function readNumber(text: string, { county }: RollPlace) {
  const [, before = '', behind = ''] = /^(\d{3})-(.+)$/.exec(text) ?? []
  if (countyByFips(`53${before}`)) return { code: before, owns: [behind] }
  const code = codeOf(county)
  const plain = plainId(text)
  return { code, owns: [text, ...(code && plain.startsWith(code) ? [plain.slice(3)] : [])] }
}

const streetLine = ({ SITUS_ADDRESS, SUB_ADDRESS }: RecipeRow) =>
  SITUS_ADDRESS === null ? null : withUnit(String(SITUS_ADDRESS), SUB_ADDRESS)

export const washington: AssessmentRecipe = {
  id: 'washington-assessments',
  title: 'Washington State current parcels',
  authority: 'County assessors; collected by the State of Washington on its geospatial portal',
  state: 'WA',
  coverage: 'All 39 counties of Washington: the parcel files that counties sent in early in the year.',
  gaps: [
    'No total: land and building values stand apart, and we do not add them up.',
    'No year of the values, no year of construction, no sales and no taxable values.',
    'Many parcels have no street address, and many addresses have no city.',
    'A parcel without a statewide number is left out.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://www.arcgis.com/home/item.html?id=2b603a599a0842a3b2284c04c8927f35',
  attribution: 'Washington Geospatial Open Data Portal and the county.',
  licence: 'Set by each county; some counties allow State of Washington business only',
  table: {
    dialect: 'arcgis',
    url: 'https://services.arcgis.com/jsIt88o09Q0r1j8h/arcgis/rest/services/Current_Parcels/FeatureServer/0',
    setting: 'WASHINGTON_ASSESSMENTS_URL',
    looksFirst: true,
    columns: ['PARCEL_ID_NR', 'SITUS_ADDRESS', 'SUB_ADDRESS'],
    optional: [
      'OBJECTID',
      'FIPS_NR',
      'COUNTY_NM',
      'ORIG_PARCEL_ID',
      'SITUS_CITY_NM',
      'SITUS_ZIP_NR',
      'LANDUSE_CD',
      'VALUE_LAND',
      'VALUE_BLDG',
      'ORIG_LANDUSE_CD',
      'DATA_LINK',
    ],
  },
  key: ['PARCEL_ID_NR'],
  address: {
    ask: (address, place) => {
      const lines = byLine('SITUS_ADDRESS', { upper: true })(address).map((line) => within(place, line))
      const inCity = lines.map((line) => all(alike('SITUS_CITY_NM', [toCapitals(place.city)], true), line))
      return [...(place.city === '' ? [] : inCity), ...lines]
    },
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'as the county writes it, such as 340732310005, or with the number of the county in front: 071-340732310005',
    ask: (text, place) => {
      if (plainId(text).length < 4 || !/\d/.test(text)) return []
      const { code, owns } = readNumber(text, place)
      const numbers = code === undefined ? [] : owns.flatMap(spellingsOf).map((own) => `${code}-${own}`)
      return [
        ...(numbers.length > 0 ? [among('PARCEL_ID_NR', numbers)] : []),
        within(place, among('ORIG_PARCEL_ID', spellingsOf(text))),
      ]
    },
    matches: ({ PARCEL_ID_NR, ORIG_PARCEL_ID }, parcelId) => {
      const [, own] = /^\d{3}-(.+)$/.exec(String(PARCEL_ID_NR)) ?? []
      return [PARCEL_ID_NR, own, ORIG_PARCEL_ID].some((id) => plainId(id) === plainId(parcelId))
    },
  },
  facts: {
    parcelId: 'PARCEL_ID_NR',
    alternateParcelId: 'ORIG_PARCEL_ID',
    siteAddress: streetLine,
    city: 'SITUS_CITY_NM',
    county: countyOf,
    postalCode: 'SITUS_ZIP_NR',
    landUse: ({ LANDUSE_CD }) =>
      uses[Number(LANDUSE_CD)] ?? wide[Math.floor(Number(LANDUSE_CD) / 10)] ?? null,
    sourceObjectId: 'OBJECTID',
  },
  attributes: {
    landUseCode: 'LANDUSE_CD',
    countyLandUseCode: 'ORIG_LANDUSE_CD',
    countyPage: 'DATA_LINK',
  },
  values: {
    year: { from: 'none', why: 'the layer is made once a year from files of the counties.' },
    take: 'first',
    valuations: [
      {
        stage: 'county file',
        columns: { landValue: 'VALUE_LAND', improvementValue: 'VALUE_BLDG' },
        landBasis: 'as the county appraises; market or current use value differs by county and parcel',
        improvementBasis: 'as the county appraises',
      },
    ],
    zero: 'not recorded',
  },
  withheld: [],
  caveats: [
    'The county’s own page has the total, the year and the taxable value.',
    'Some counties allow use of these data for State of Washington business only, and state law (RCW 42.56.070) forbids lists of individuals for commercial purposes.',
  ],
}
