import {
  assessedKeys,
  sourceColumn as column,
  personalFields,
  type RollColumnName,
} from '@/connectors/us-florida-parcels/public'
import { among } from '@/lib/conditions/condition'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { landUseName } from '@/lib/records/parcel/land-use'
import { squareFeetToAcres } from '@/lib/units'
import { recorded, toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'

const essential: readonly RollColumnName[] = ['countyNumber', 'parcelId', 'justValue', 'address']

const cell = (row: RecipeRow, key: RollColumnName) => row[column(key)] ?? null
const amount = (key: RollColumnName) => (row: RecipeRow) => toNumber(cell(row, key))
/** The roll has no empty number and writes 0 for unknown. */
const rollAmount = (key: RollColumnName) => (row: RecipeRow) => recorded(amount(key)(row))
/**
 * With a just value, a 0 is a value, such as for a home exempt from all tax. Without a just value, it means
 * unknown.
 */
const decodedRoll = (key: RollColumnName) => (row: RecipeRow) =>
  rollAmount('justValue')(row) === null ? rollAmount(key)(row) : amount(key)(row)

const county = (row: RecipeRow) => countyByNumber(Number(cell(row, 'countyNumber')))?.name ?? null

const plainId = (id: unknown) =>
  String(id ?? '')
    .toUpperCase()
    .replace(/[\s.-]/g, '')

const shortestId = 5

/** The second address line is used only if it is a unit, because it can contain anything. */
function streetLine(row: RecipeRow): string | null {
  const line = cell(row, 'address')
  const second = cell(row, 'addressSecondLine')
  if (line === null) return null
  const isUnit = /^\s*(#|(APT|APARTMENT|UNIT|STE|SUITE|LOT|BLDG|TRLR)\b)/i.test(String(second ?? ''))
  return isUnit ? `${line} ${second}` : String(line)
}

/** Returns null without a month, because a year alone is not a date. */
function saleDate(row: RecipeRow): string | null {
  const [year, month] = [amount('saleYear')(row), amount('saleMonth')(row)]
  if (!year || !month || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}`
}

export const florida: AssessmentRecipe = {
  id: 'florida-assessments',
  title: 'Florida statewide assessment roll',
  authority: 'County property appraisers; joined by the Florida Department of Revenue',
  state: 'FL',
  coverage: 'All 67 counties of Florida: the newest roll, published once a year in about September.',
  gaps: [
    'No building values.',
    'A condominium tower is often one parcel, and Miami-Dade and St. Johns keep their units elsewhere.',
    'While a new year is loaded, for some days in about September, the layer can be closed.',
    'An address must be known to the Census Bureau’s address look-up; new streets often are not.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://www.arcgis.com/home/item.html?id=efa909d6b1c841d298b0a649e7f71cf2',
  attribution:
    'Florida Department of Revenue assessment rolls joined to county parcel maps (published by FGIO/FDEP); data owned by each county property appraiser.',
  licence: 'Public record, no license named',
  table: {
    dialect: 'arcgis',
    url: 'https://services9.arcgis.com/Gh9awoU677aKree0/arcgis/rest/services/Florida_Statewide_Cadastral/FeatureServer/0',
    setting: 'FLORIDA_ASSESSMENTS_URL',
    looksFirst: true,
    columns: essential.map(column),
    // The last columns of the source change from year to year.
    optional: assessedKeys.filter((key) => !essential.includes(key)).map(column),
  },
  // Counties with the same id format can have the same id for different parcels.
  key: [column('parcelId'), column('countyNumber')],
  // Excludes streets, water and unmapped remainders. They are polygons too, but have no county, and their id
  // is a word.
  isProperty: (row) => /\d/.test(String(cell(row, 'parcelId'))) && county(row) !== null,
  address: {
    // Searches only around the geocoded point, because a text query exceeds any timeout.
    ask: () => [],
    near: 80,
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: 'as the county writes it, such as 082S305005000002; dashes and spaces may be needed where the county has them',
    ask: (text) => {
      const plain = plainId(text)
      if (plain.length < shortestId || !/\d/.test(plain)) return []
      return [among(column('parcelId'), [...new Set([text, text.toUpperCase(), plain])])]
    },
    matches: (row, parcelId) => plainId(cell(row, 'parcelId')) === plainId(parcelId),
  },
  facts: {
    parcelId: column('parcelId'),
    alternateParcelId: (row) =>
      (['alternateParcelId', 'stateParcelId'] as const)
        .flatMap((key) => cell(row, key) || [])
        .map(String)[0] ?? null,
    siteAddress: streetLine,
    city: column('city'),
    county,
    postalCode: (row) => {
      const zip = rollAmount('postalCode')(row)
      return zip === null ? null : String(zip).padStart(5, '0')
    },
    yearBuilt: column('yearBuilt'),
    area: column('landSquareFeet'),
    areaUnit: 'square feet',
    acreage: (row) => {
      const area = rollAmount('landSquareFeet')(row)
      return area === null ? null : Number(squareFeetToAcres(area).toFixed(4))
    },
    landUse: (row) => landUseName(String(cell(row, 'landUseCode') ?? '').trim()) ?? null,
    legalDescription: column('legalDescription'),
    saleDate,
    salePrice: (row) => (rollAmount('saleYear')(row) === null ? null : rollAmount('salePrice')(row)),
    sourceObjectId: column('objectId'),
  },
  attributes: {
    landUseCode: column('landUseCode'),
    countyLandUseCode: column('countyLandUseCode'),
    // This is not the year of construction, because a renovation changes it.
    effectiveYearBuilt: rollAmount('effectiveYearBuilt'),
    livingAreaSquareFeet: rollAmount('livingSquareFeet'),
    buildings: rollAmount('buildings'),
    residentialUnits: rollAmount('residentialUnits'),
    acreageBasis: (row) => (rollAmount('landSquareFeet')(row) === null ? null : 'derived from square feet'),
    saleYear: rollAmount('saleYear'),
    saleQualificationCode: column('saleQualification'),
    vacantOrImprovedCode: column('saleVacantOrImproved'),
    stateParcelId: column('stateParcelId'),
  },
  values: {
    year: {
      from: 'row',
      column: column('rollYear'),
      meaning: 'year of the roll; values are as of its January 1',
    },
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: {
          marketValue: rollAmount('justValue'),
          assessedValue: decodedRoll('assessedValue'),
          taxableValue: decodedRoll('taxableValue'),
          landValue: rollAmount('landValue'),
        },
        landBasis: 'just value',
      },
    ],
    zero: 'a value',
    attributes: {
      assessedValueSchoolLevy: decodedRoll('assessedValueSchoolLevy'),
      assessedValueOtherLevies: decodedRoll('assessedValue'),
      taxableValueSchoolLevy: decodedRoll('taxableValueSchoolLevy'),
      taxableValueOtherLevies: decodedRoll('taxableValue'),
      homesteadJustValue: decodedRoll('homesteadJustValue'),
      specialFeatureValue: amount('specialFeatureValue'),
    },
  },
  withheld: personalFields,
  caveats: [
    'Just value is the market value of January 1; assessed and taxable values shown are those for all levies but the schools’.',
    'County property appraisers are authoritative, and their own records can be newer.',
  ],
}
