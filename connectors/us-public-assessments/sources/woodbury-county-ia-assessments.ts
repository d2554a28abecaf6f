import { equal } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always, toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'

/**
 * Returns the value of all buildings if the value of the dwelling or that of the other buildings is 0.
 * Otherwise returns null.
 */
const soleBuilding = (prefix: string) => (row: RecipeRow) => {
  const [dwelling, building] = ['DWELLING_VALUE', 'BUILDING_VALUE'].map((name) =>
    toNumber(row[prefix + name]),
  )
  if (dwelling === 0) return building ?? null
  return building === 0 ? (dwelling ?? null) : null
}

const valuesOf = (stage: string, prefix: string, offset: number) => ({
  stage,
  offset,
  columns: {
    assessedValue: `${prefix}TOTAL_VALUE`,
    landValue: `${prefix}LAND_VALUE`,
    improvementValue: soleBuilding(prefix),
  },
  landBasis: 'assessed level, full market value',
  improvementBasis: 'assessed level, full market value; only where dwelling or other buildings stand alone',
})

export const woodburyCountyIa: AssessmentRecipe = {
  id: 'woodbury-county-ia-assessments',
  title: 'Woodbury County and Sioux City assessments',
  authority: 'Woodbury County Assessor; Sioux City Assessor',
  state: 'IA',
  coverage: 'Woodbury County, Iowa, with Sioux City: this assessment year and the one before.',
  gaps: [
    'We do not know an address that programs can read. The operator of this site must supply a table with the columns named here.',
    'Neither the address nor the columns have been checked against the assessors’ own records.',
    'No taxable values: the state’s yearly rollback applies after the assessment.',
  ],
  historyMode: 'current_and_previous',
  certainty: 'not_established',
  officialPage: 'https://beacon.schneidercorp.com/?site=WoodburyCountyIA',
  attribution: 'Woodbury County Assessor and Sioux City Assessor.',
  licence: 'Not stated',
  table: {
    dialect: 'arcgis',
    url: null,
    setting: 'WOODBURY_COUNTY_IA_ASSESSMENTS_URL',
    sampleUrl: 'https://woodbury-assessments.example/arcgis/rest/services/Assessments/FeatureServer/0',
    columns: ['PARCEL_NUMBER', 'SITUS_ADDRESS', 'TOTAL_VALUE'],
    optional: [
      'SITUS_CITY',
      'SITUS_ZIP',
      'PROPERTY_CLASS',
      'LAND_VALUE',
      'BUILDING_VALUE',
      'DWELLING_VALUE',
      'PREVIOUS_LAND_VALUE',
      'PREVIOUS_BUILDING_VALUE',
      'PREVIOUS_DWELLING_VALUE',
      'PREVIOUS_TOTAL_VALUE',
    ],
  },
  key: ['PARCEL_NUMBER'],
  address: {
    ask: byLine('SITUS_ADDRESS', { upper: true }),
    published: ({ SITUS_ADDRESS: line }) => [line === null ? null : String(line)],
  },
  parcelId: {
    form: '12 digits, such as 8947 28 382 004',
    ask: (text) => {
      const digits = text.replace(/[\s.-]/g, '')
      return /^\d{12}$/.test(digits) ? [equal('PARCEL_NUMBER', digits)] : []
    },
  },
  facts: {
    parcelId: 'PARCEL_NUMBER',
    siteAddress: 'SITUS_ADDRESS',
    city: 'SITUS_CITY',
    county: always('Woodbury'),
    postalCode: 'SITUS_ZIP',
    landUse: 'PROPERTY_CLASS',
  },
  attributes: {
    currentDwelling: 'DWELLING_VALUE',
    currentOtherBuildings: 'BUILDING_VALUE',
    previousDwelling: 'PREVIOUS_DWELLING_VALUE',
    previousOtherBuildings: 'PREVIOUS_BUILDING_VALUE',
  },
  values: {
    year: {
      from: 'inferred',
      setting: 'WOODBURY_COUNTY_IA_ASSESSMENT_YEAR',
      // The period for protests against the new values begins on April 2.
      of: (_row, now) => (now.getUTCMonth() >= 3 ? now.getUTCFullYear() : now.getUTCFullYear() - 1),
      how: 'from April on, current values are taken for those of January 1 of this calendar year, previous ones for the year before.',
    },
    take: 'each',
    valuations: [valuesOf('current', '', 0), valuesOf('previous', 'PREVIOUS_', -1)],
    zero: 'a value',
  },
  withheld: ['DEED_HOLDER', 'CONTRACT_HOLDER', 'MAILING_NAME', 'MAILING_ADDRESS', 'MAILING_CITY_STATE_ZIP'],
  caveats: [
    'Iowa assesses at full market value, farm land by what it yields; property is reassessed in odd-numbered years.',
    'The County Assessor and the Sioux City Assessor each value their own area.',
  ],
}
