import { ANY, alike, among, type PatternElement } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { plainId, spellingsOf } from '../recipe/id-spellings'
import { dateFrom, recorded, toNumber } from '../recipe/read-cell'
import type { ArcgisRecipeTable, AssessmentRecipe, RecipeRow } from '../recipe/source'

export const utahCounties = [
  'Beaver',
  'Box Elder',
  'Cache',
  'Carbon',
  'Daggett',
  'Davis',
  'Duchesne',
  'Emery',
  'Garfield',
  'Grand',
  'Iron',
  'Juab',
  'Kane',
  'Millard',
  'Morgan',
  'Piute',
  'Rich',
  'Salt Lake',
  'San Juan',
  'Sanpete',
  'Sevier',
  'Summit',
  'Tooele',
  'Uintah',
  'Utah',
  'Wasatch',
  'Washington',
  'Wayne',
  'Weber',
] as const

const services = 'https://services1.arcgis.com/99lidPhWCzftIe9K/arcgis/rest/services'

const tableOf = (county: string): ArcgisRecipeTable => ({
  dialect: 'arcgis',
  url: `${services}/Parcels_${county.replaceAll(' ', '')}_LIR/FeatureServer/0`,
  setting: `UTAH_${county.toUpperCase().replaceAll(' ', '_')}_ASSESSMENTS_URL`,
  columns: ['PARCEL_ID', 'PARCEL_ADD', 'TOTAL_MKT_VALUE'],
  optional: [
    'SERIAL_NUM',
    'PARCEL_CITY',
    'COUNTY_NAME',
    'CURRENT_ASOF',
    'LAND_MKT_VALUE',
    'PARCEL_ACRES',
    'PROP_CLASS',
    'PRIMARY_RES',
    'TAXEXEMPT_TYPE',
    'TAX_DISTRICT',
    'SUBDIV_NAME',
    'HOUSE_CNT',
    'BLDG_SQFT',
    'BLDG_SQFT_INFO',
    'FLOORS_CNT',
    'BUILT_YR',
    'CONST_MATERIAL',
  ],
})

const buildingColumns = ['BUILT_YR', 'BLDG_SQFT', 'BLDG_SQFT_INFO', 'FLOORS_CNT', 'CONST_MATERIAL'] as const

/** The source has one row for each building, repeated for each separate piece of the parcel. */
function buildingsOf(rows: readonly RecipeRow[]): RecipeRow[] {
  const byFacts = new Map(
    rows.map((row) => [JSON.stringify(buildingColumns.map((column) => row[column])), row]),
  )
  return [...byFacts.values()].filter((row) => buildingColumns.some((column) => Boolean(row[column])))
}

/** Homes are described as "<structure>: <cladding>". Sheds and garages have only a class of construction. */
const home = /^(frame|masonry|2 x [46]|wood stresskin panels):/i
const outbuilding =
  /^(wood( framed| slant wall)?|(pole|steel) framed|steel|structural steel|hoop|aluminum|masonry|wood framed, veneer|concrete column-beam)$/i

/**
 * Returns null if the lot has several homes, only outbuildings, or several buildings without a recognized
 * home.
 */
function dwellingOf(rows: readonly RecipeRow[]): RecipeRow | null {
  const buildings = buildingsOf(rows)
  const material = (row: RecipeRow) => String(row.CONST_MATERIAL ?? '').replace(/\s+/g, ' ')
  const homes = buildings.filter((row) => home.test(material(row)))
  const [only] = homes.length > 0 ? homes : buildings.filter((row) => !outbuilding.test(material(row)))
  const isSure = homes.length > 0 ? homes.length === 1 : buildings.length === 1
  return isSure && only ? only : null
}

const ofDwelling = (column: string) => (_row: RecipeRow, rows: readonly RecipeRow[]) =>
  recorded(toNumber(dwellingOf(rows)?.[column]))

const countyNeeded =
  'Name the county: Utah publishes a list for each of its 29 counties. Your tax notice names it.'

export const utah: AssessmentRecipe = {
  id: 'utah-assessments',
  title: 'Utah county parcels with land records',
  authority: 'County assessors and recorders; collected by the Utah Geospatial Resource Center',
  state: 'UT',
  coverage: 'All 29 counties of Utah: the newest file that each has sent in.',
  gaps: [
    'No assessed and no taxable values: a primary home is taxed on part of its market value.',
    'No tax year. Counties send files at different times, and some files are years old.',
    'Juab County sends no years of construction.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://gis.utah.gov/products/sgid/cadastre/parcels/',
  attribution: 'Utah Geospatial Resource Center (SGID) and the county.',
  licence: 'CC BY 4.0',
  needs: { county: countyNeeded, alsoForParcelId: true },
  table: { byCounty: Object.fromEntries(utahCounties.map((name) => [name.toLowerCase(), tableOf(name)])) },
  key: ['PARCEL_ID'],
  address: {
    // A street is often a number, as in "924 E 100 N", so every part of the line distinguishes houses.
    ask: byLine('PARCEL_ADD', { upper: true }),
    published: ({ PARCEL_ADD }) => [PARCEL_ADD === null ? null : String(PARCEL_ADD)],
  },
  parcelId: {
    form: 'as the county writes it, such as 15-01-283-218-0000 in Salt Lake County or 14:035:0270 in Utah County',
    ask: (text) => {
      if (plainId(text).length < 4 || !/\d/.test(text)) return []
      const words = text
        .toUpperCase()
        .split(/[^A-Z0-9]+/)
        .filter(Boolean)
      const apart = words.flatMap((word, index): PatternElement[] => (index === 0 ? [word] : [ANY, word]))
      return [
        among('PARCEL_ID', spellingsOf(text)),
        among('SERIAL_NUM', spellingsOf(text)),
        ...(words.length > 1 ? [alike('PARCEL_ID', apart)] : []),
      ]
    },
    matches: ({ PARCEL_ID, SERIAL_NUM }, parcelId) =>
      [PARCEL_ID, SERIAL_NUM].some((id) => plainId(id) === plainId(parcelId)),
  },
  facts: {
    parcelId: 'PARCEL_ID',
    alternateParcelId: 'SERIAL_NUM',
    siteAddress: 'PARCEL_ADD',
    city: 'PARCEL_CITY',
    county: 'COUNTY_NAME',
    yearBuilt: ofDwelling('BUILT_YR'),
    acreage: 'PARCEL_ACRES',
    landUse: 'PROP_CLASS',
    sourceUpdatedAt: dateFrom('CURRENT_ASOF'),
  },
  attributes: {
    buildingArea: ofDwelling('BLDG_SQFT'),
    buildings: (_row, rows) => buildingsOf(rows).length,
    primaryResidence: 'PRIMARY_RES',
    exemptType: 'TAXEXEMPT_TYPE',
    taxDistrict: 'TAX_DISTRICT',
    subdivision: 'SUBDIV_NAME',
    // The column is named for houses, but counts all buildings.
    buildingsCounted: 'HOUSE_CNT',
  },
  values: {
    year: { from: 'none', why: 'the record says only when the county’s file was made.' },
    take: 'first',
    valuations: [
      {
        stage: 'county file',
        columns: { marketValue: 'TOTAL_MKT_VALUE', landValue: 'LAND_MKT_VALUE' },
        landBasis: 'market value',
      },
    ],
    zero: 'not recorded',
  },
  withheld: [],
  caveats: [
    'Values are the county’s market values, not what is taxed.',
    'The date of the county’s file differs by county: look at it before comparing.',
  ],
}
