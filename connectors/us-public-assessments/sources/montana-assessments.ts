import { among, equal } from '@/lib/conditions/condition'
import { MOST_LETTERS } from '@/lib/street-address/street-address'
import { byLine } from '../recipe/ask-address'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'

/** In "WINNETT MT 59087" only the state's letters mark the end of the city. */
function readPlace({ CityStateZip }: RecipeRow) {
  const [, city = '', zip = ''] =
    /^(.*?)[\s,]*\bMT\b[\s,]*(\d{5})?(?:-?\d{0,4})?\s*$/i.exec(
      String(CityStateZip ?? '').slice(0, MOST_LETTERS),
    ) ?? []
  return { city: city === '' ? null : city, postalCode: zip === '' ? null : zip }
}

/** The geocode consists of county, township, section, quarter, block, lot and unit. */
const geocode = ({ PARCELID }: RecipeRow) =>
  String(PARCELID).replace(/^(\d\d)(\d{4})(\d\d)(\d)(\d\d)(\d\d)(\d{4})$/, '$1-$2-$3-$4-$5-$6-$7')

export const montana: AssessmentRecipe = {
  id: 'montana-assessments',
  title: 'Montana cadastral parcels',
  authority: 'Montana Department of Revenue; published by the Montana State Library',
  state: 'MT',
  coverage: 'All 56 counties of Montana: the appraisals of the Department of Revenue, updated monthly.',
  gaps: [
    'No taxable values: the tax rate depends on the class of the property and on homestead status.',
    'No year built and no sale prices.',
    'About one outline in 27 has no geocode and is not found here.',
    'Ravalli, Silver Bow, Missoula, Flathead and Yellowstone counties keep their own parcels and send them in.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://svc.mt.gov/msl/cadastral/',
  attribution: 'Montana State Library and Montana Department of Revenue, Montana Cadastral Framework.',
  licence: 'Not stated; Montana law (MCA 2-6-1017) forbids using public lists as mailing lists',
  table: {
    dialect: 'arcgis',
    url: 'https://services.arcgis.com/qnjIrwR8z5Izc0ij/ArcGIS/rest/services/Montana_Cadastral_Framework/FeatureServer/1',
    setting: 'MONTANA_ASSESSMENTS_URL',
    looksFirst: true,
    columns: ['PARCELID', 'AddressLine1', 'AddressLine2', 'TotalValue'],
    optional: [
      'CountyName',
      'GISAcres',
      'TaxYear',
      'PropertyID',
      'AssessmentCode',
      'Township',
      'Range',
      'Section',
      'LegalDescriptionShort',
      'Subdivision',
      'CityStateZip',
      'LevyDistrict',
      'PropType',
      'TotalAcres',
      'TotalBuildingValue',
      'TotalLandValue',
      'OBJECTID',
    ],
  },
  key: ['PARCELID'],
  address: {
    ask: byLine('AddressLine1', { upper: true }),
    published: ({ AddressLine1, AddressLine2 }) => {
      if (AddressLine1 === null) return [null]
      const unit = /^\s*(APT|UNIT|STE|SUITE|LOT|TRLR|BLDG|#)/i.test(String(AddressLine2 ?? ''))
      return [unit ? `${AddressLine1} ${AddressLine2}` : String(AddressLine1)]
    },
  },
  parcelId: {
    form: 'a geocode of 17 digits, written 56-3827-32-1-01-04-0000; or an assessment code of up to 10 digits',
    ask: (text) => {
      const digits = text.replace(/[\s.-]/g, '')
      if (!/^\d+$/.test(digits)) return []
      // Restores the leading zero of the first nine counties, because an id that was stored as a number lacks
      // it.
      if (digits.length === 16 || digits.length === 17) return [equal('PARCELID', digits.padStart(17, '0'))]
      if (digits.length < 5 || digits.length > 10) return []
      return [among('AssessmentCode', [...new Set([digits, digits.padStart(10, '0')])])]
    },
  },
  facts: {
    parcelId: 'PARCELID',
    alternateParcelId: 'AssessmentCode',
    siteAddress: ({ AddressLine1, AddressLine2 }) =>
      [AddressLine1, AddressLine2].filter((line) => line !== null).join(' '),
    city: (row) => readPlace(row).city,
    county: 'CountyName',
    postalCode: (row) => readPlace(row).postalCode,
    acreage: ({ TotalAcres, GISAcres }) => Number(TotalAcres) || Number(GISAcres),
    landUse: 'PropType',
    legalDescription: 'LegalDescriptionShort',
    sourceObjectId: 'OBJECTID',
  },
  attributes: {
    geocode,
    propertyId: 'PropertyID',
    levyDistrict: 'LevyDistrict',
    subdivision: 'Subdivision',
    township: 'Township',
    range: 'Range',
    section: 'Section',
  },
  values: {
    year: { from: 'row', column: 'TaxYear', meaning: 'tax year; values are set every two years' },
    take: 'first',
    valuations: [
      {
        stage: 'appraised',
        columns: {
          appraisedValue: 'TotalValue',
          landValue: 'TotalLandValue',
          improvementValue: 'TotalBuildingValue',
        },
        landBasis: 'appraised market value',
        improvementBasis: 'appraised market value',
      },
    ],
    zero: 'not recorded',
  },
  withheld: [
    'OwnerName',
    'OwnerAddress1',
    'OwnerAddress2',
    'OwnerAddress3',
    'OwnerCity',
    'OwnerState',
    'OwnerZipCode',
    'DbaName',
    'CareOfTaxpayer',
  ],
  caveats: [
    'Values are the Department of Revenue’s appraised market values; the tax is figured on a share of them.',
    'Values are set every two years, so equal values in both years of a cycle are normal.',
  ],
}
