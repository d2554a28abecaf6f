import { ANY, alike } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe } from '../recipe/source'
import { builtIn, categoryOf, noTaxableValues, texasCaveats, texasCounty } from '../recipe/texas-county'

const account = /^\d{5,8}$/
const pin = /^\d{3,6}[A-Z]?-[0-9A-Z]{1,4}-[0-9A-Z]{1,6}$/i

function readId(text: string) {
  const plain = text.replace(/\s/g, '').toUpperCase()
  if (account.test(plain)) return { column: 'Account_Nu', id: plain.padStart(8, '0') }
  return pin.test(plain) ? { column: 'TAXPIN', id: plain } : null
}

export const tarrantCountyTx: AssessmentRecipe = {
  ...texasCounty('Tarrant'),
  id: 'tarrant-county-tx-assessments',
  authority: 'Tarrant Appraisal District',
  coverage: 'Tarrant County, Texas, Fort Worth included: the roll that the district has put on its open map.',
  gaps: [
    noTaxableValues,
    'The open map may be a year behind: it showed the 2025 roll in autumn 2026.',
    'The records give the city as a number only.',
  ],
  certainty: 'verified',
  officialPage: 'https://www.tad.org',
  attribution: 'Tarrant Appraisal District.',
  table: {
    dialect: 'arcgis',
    url: 'https://tad.newedgeservices.com/arcgis/rest/services/OD_TAD/OD_ParcelView/MapServer/0',
    setting: 'TARRANT_COUNTY_TX_ASSESSMENTS_URL',
    columns: ['Account_Nu', 'Situs_Addr', 'Total_Valu', 'Property_C'],
    optional: [
      'Appraised_',
      'TAXPIN',
      'City',
      'ZipCode',
      'Land_Value',
      'Improvemen',
      'Year_Built',
      'Living_Are',
      'Appraisal_',
    ],
    unpaged: true,
  },
  key: ['Account_Nu'],
  // Excludes business equipment, because it has the address of the building that contains it.
  isProperty: ({ Property_C }) => !/^\s*L/i.test(String(Property_C ?? '')),
  address: {
    ask: byLine('Situs_Addr'),
    published: ({ Situs_Addr: line }) => [line === null ? null : String(line)],
  },
  parcelId: {
    form: 'account of 8 digits, such as 04728394, or the map number, such as 34557-21-8',
    ask: (text) => {
      const parcel = readId(text)
      // The column pads ids with blanks.
      return parcel ? [alike(parcel.column, [parcel.id, ANY])] : []
    },
    matches: (row, text) => {
      const parcel = readId(text)
      return parcel !== null && String(row[parcel.column] ?? '').trim() === parcel.id
    },
  },
  facts: {
    parcelId: 'Account_Nu',
    alternateParcelId: 'TAXPIN',
    siteAddress: 'Situs_Addr',
    county: always('Tarrant'),
    postalCode: 'ZipCode',
    yearBuilt: builtIn('Year_Built'),
    landUse: categoryOf('Property_C'),
  },
  attributes: { cityCode: 'City', stateClass: 'Property_C', livingArea: 'Living_Are' },
  values: {
    // Column names are cut to ten letters: `Appraisal_` is the year, and `Appraised_` is the value.
    year: { from: 'row', column: 'Appraisal_', meaning: 'appraisal year; values are as of January 1' },
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: {
          marketValue: 'Total_Valu',
          assessedValue: 'Appraised_',
          landValue: 'Land_Value',
          improvementValue: 'Improvemen',
        },
        landBasis: 'market value',
        improvementBasis: 'market value',
      },
    ],
    zero: 'a value',
  },
  withheld: ['Owner_Name'],
  caveats: [
    ...texasCaveats,
    'We show as the assessed value what the district calls the appraised value, after limits and exclusions.',
  ],
}
