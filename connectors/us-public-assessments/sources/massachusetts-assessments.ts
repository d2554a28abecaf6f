import { ANY, alike, all, type Condition, equal } from '@/lib/conditions/condition'
import { byLine, byParts } from '../recipe/ask-address'
import { plainId, scattered } from '../recipe/id-spellings'
import { recorded, toNumber, withUnit } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, RollPlace } from '../recipe/source'

/** State classes, keyed by the first three digits of a use code. The town chooses the fourth digit. */
const uses: Readonly<Record<string, string>> = {
  101: 'single family',
  102: 'condominium',
  103: 'mobile home',
  104: 'two family',
  105: 'three family',
  109: 'several houses on one lot',
  111: 'apartments, 4 to 8 units',
  112: 'apartments, more than 8 units',
  130: 'vacant residential land, developable',
  131: 'vacant residential land, potentially developable',
  132: 'vacant residential land, not developable',
}

const wide: Readonly<Record<string, string>> = {
  0: 'mixed use',
  1: 'residential',
  3: 'commercial',
  4: 'industrial',
  5: 'personal property',
  6: 'forest land',
  7: 'farm land',
  8: 'recreational land',
  9: 'exempt',
}

const idColumns = ['PROP_ID', 'MAP_PAR_ID', 'LOC_ID'] as const

const inCity = (place: RollPlace, condition: Condition): Condition[] =>
  place.city === '' ? [] : [all(equal('CITY', place.city.toUpperCase()), condition)]

/**
 * The separate house number is used only if there is no whole line, because the number and the line can
 * contradict each other.
 */
function streetLine({ SITE_ADDR, ADDR_NUM, FULL_STR, LOCATION }: RecipeRow): string | null {
  const line = SITE_ADDR ?? (FULL_STR ? `${ADDR_NUM ?? ''} ${FULL_STR}` : null)
  return line === null ? null : withUnit(String(line), LOCATION)
}

const unitOf = ({ LOT_UNITS }: RecipeRow) => String(LOT_UNITS ?? '').trim()
const lotSizeOf = ({ LOT_SIZE }: RecipeRow) => recorded(toNumber(LOT_SIZE))

/** Units are written out or as one letter: "Acres" and "A", "Sq. Ft." and "S". */
const lotIn = (letter: 'A' | 'S') => (row: RecipeRow) =>
  unitOf(row).toUpperCase().startsWith(letter) ? lotSizeOf(row) : null

function lotInAnotherUnit(row: RecipeRow): string | null {
  const size = lotSizeOf(row)
  return size === null || unitOf(row) === '' || /^[AS]/i.test(unitOf(row)) ? null : `${size} ${unitOf(row)}`
}

export const massachusetts: AssessmentRecipe = {
  id: 'massachusetts-assessments',
  title: 'Massachusetts property tax parcels',
  authority: 'City and town assessors; collected by MassGIS, Commonwealth of Massachusetts',
  state: 'MA',
  coverage: 'All 351 cities and towns of Massachusetts: the newest fiscal year each has sent in.',
  gaps: [
    'Towns send their files at different times, so fiscal years differ from town to town.',
    'Exempt amounts and taxable values are not published.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://www.mass.gov/info-details/massgis-data-property-tax-parcels',
  attribution: 'MassGIS (Bureau of Geographic Information), Commonwealth of Massachusetts EOTSS.',
  licence: 'May be freely redistributed, with credit to MassGIS',
  table: {
    dialect: 'arcgis',
    url: 'https://services1.arcgis.com/hGdibHYSPO59RG1h/arcgis/rest/services/Massachusetts_Property_Tax_Parcels/FeatureServer/0',
    setting: 'MASSACHUSETTS_ASSESSMENTS_URL',
    columns: ['LOC_ID', 'PROP_ID', 'TOWN_ID', 'SITE_ADDR', 'LOCATION', 'TOTAL_VAL'],
    optional: [
      'ADDR_NUM',
      'FULL_STR',
      'OBJECTID',
      'MAP_PAR_ID',
      'CITY',
      'ZIP',
      'FY',
      'BLDG_VAL',
      'LAND_VAL',
      'OTHER_VAL',
      'USE_CODE',
      'LOT_SIZE',
      'LOT_UNITS',
      'YEAR_BUILT',
      'BLD_AREA',
      'RES_AREA',
      'UNITS',
      'STYLE',
      'STORIES',
      'NUM_ROOMS',
      'ZONING',
      'LS_DATE',
      'LS_PRICE',
    ],
  },
  key: ['TOWN_ID', 'LOC_ID', 'PROP_ID'],
  address: {
    ask: (address, place) => {
      const lines = byLine('SITE_ADDR', { upper: true })(address)
      const parts = byParts({ number: 'ADDR_NUM', numberIs: 'text', street: 'FULL_STR' })(address)
      return [...lines.flatMap((line) => inCity(place, line)), ...lines, ...parts]
    },
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'as the town writes it, such as 071 0036 0000, or the LOC_ID of the map, such as F_668355_3050015',
    ask: (text, place) => {
      const plain = plainId(text)
      if (plain.length < 3 || !/\d/.test(plain)) return []
      if (/^[FM]_\d+_\d+$/i.test(text)) return [equal('LOC_ID', text.toUpperCase())]
      const words = text
        .toUpperCase()
        .split(/[^A-Z0-9]+/)
        .filter(Boolean)
      const inWords = alike(
        'PROP_ID',
        words.flatMap((word) => [word, ANY]),
      )
      return [
        ...['PROP_ID', 'MAP_PAR_ID'].map((column) => equal(column, text)),
        ...(words.length > 1 ? [inWords] : []),
        // A pattern that ignores blanks is safe only within one town.
        ...inCity(place, scattered('PROP_ID', plain)),
      ]
    },
    matches: (row, parcelId) => idColumns.some((column) => plainId(row[column]) === plainId(parcelId)),
  },
  facts: {
    parcelId: 'PROP_ID',
    alternateParcelId: 'MAP_PAR_ID',
    siteAddress: streetLine,
    city: 'CITY',
    postalCode: 'ZIP',
    yearBuilt: 'YEAR_BUILT',
    area: lotIn('S'),
    areaUnit: 'square feet',
    acreage: lotIn('A'),
    landUse: ({ USE_CODE }) =>
      uses[String(USE_CODE).slice(0, 3)] ?? wide[String(USE_CODE).slice(0, 1)] ?? null,
    saleDate: ({ LS_DATE }) => {
      const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(LS_DATE)) ?? []
      return year === undefined ? null : `${year}-${month}-${day}`
    },
    salePrice: 'LS_PRICE',
    sourceObjectId: 'OBJECTID',
  },
  attributes: {
    lotSizeAsPublished: lotInAnotherUnit,
    locId: 'LOC_ID',
    townId: 'TOWN_ID',
    useCode: 'USE_CODE',
    otherValue: 'OTHER_VAL',
    buildingArea: 'BLD_AREA',
    livingArea: 'RES_AREA',
    units: ({ UNITS }) => (UNITS === 0 ? null : (UNITS ?? null)),
    style: 'STYLE',
    stories: 'STORIES',
    rooms: 'NUM_ROOMS',
    zoning: 'ZONING',
  },
  values: {
    year: {
      from: 'row',
      column: 'FY',
      meaning: 'fiscal year; values are as of January 1 of the year before',
    },
    take: 'first',
    valuations: [
      {
        stage: 'assessed',
        columns: { assessedValue: 'TOTAL_VAL', landValue: 'LAND_VAL', improvementValue: 'BLDG_VAL' },
        landBasis: 'full and fair cash value',
        improvementBasis: 'full and fair cash value',
      },
    ],
    zero: 'not recorded',
  },
  withheld: ['OWNER1', 'OWN_ADDR', 'OWN_CITY', 'OWN_STATE', 'OWN_ZIP', 'OWN_CO'],
  caveats: [
    'Assessors value at full and fair cash value as of January 1 before the fiscal year.',
    'The outline of a parcel here is not an authoritative boundary.',
  ],
}
