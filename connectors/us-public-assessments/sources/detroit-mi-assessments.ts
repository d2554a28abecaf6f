import { among, equal } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always, dateFrom, toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'

/**
 * Parses eight digits of ward and number, with or without a dot or the suffix of a split. The leading zero
 * may be missing. Returns null for any other text.
 */
function readParcelId(text: string): string | null {
  const [, digits, rest = ''] =
    /^(\d{7,8})((?:[.-][0-9A-Z.-]{0,8})?)$/.exec(text.toUpperCase().replace(/\s/g, '')) ?? []
  return digits === undefined ? null : digits.padStart(8, '0') + rest
}

/** Many ids end in a dot. Some people omit it, and others add one. */
const otherDot = (id: string) => (id.endsWith('.') ? id.slice(0, -1) : `${id}.`)

const isUnassessed = ({ amt_assessed_value, amt_taxable_value }: RecipeRow) =>
  toNumber(amt_assessed_value) === 0 && toNumber(amt_taxable_value) === 0

export const detroitMi: AssessmentRecipe = {
  id: 'detroit-mi-assessments',
  title: 'Detroit property assessments',
  authority: 'City of Detroit, Office of the Assessor',
  state: 'MI',
  coverage:
    'All parcels of the City of Detroit: the roll in force and the one before. Not the rest of Wayne County.',
  gaps: [
    'No market values and no values of buildings alone.',
    'The roll year is not in the record.',
    'Tentative values of the next roll are not in this table.',
  ],
  historyMode: 'current_and_previous',
  certainty: 'verified',
  officialPage: 'https://baseunits.detroitmi.gov',
  attribution: 'City of Detroit, Office of the Assessor.',
  licence: 'Not stated; for reference only, without warranty',
  table: {
    dialect: 'arcgis',
    url: 'https://services2.arcgis.com/qvkbeam7Wirps6zC/arcgis/rest/services/parcel_file_current/FeatureServer/0',
    setting: 'DETROIT_MI_ASSESSMENTS_URL',
    looksFirst: true,
    columns: ['parcel_id', 'address', 'amt_assessed_value'],
    // These columns are known only from public code, so the layer is read even without them.
    optional: [
      'zip_code',
      'ward',
      'neighborhood',
      'amt_taxable_value',
      'amt_land_value',
      'property_class',
      'property_class_description',
      'tax_status',
      'tax_status_description',
      'use_code',
      'use_code_description',
      'pct_pre_claimed',
      'nez_district',
      'is_improved',
      'year_built',
      'total_floor_area',
      'total_square_footage',
      'total_acreage',
      'frontage',
      'depth',
      'zoning_district',
      'ecf_neighborhood',
      'sale_date',
      'amt_sale_price',
      'legal_description',
      'parcel_modified_date',
      'amt_assessed_value_previous',
      'amt_taxable_value_previous',
      'property_class_previous',
      'tax_status_previous',
    ],
  },
  key: ['parcel_id'],
  address: {
    ask: byLine('address'),
    published: ({ address }) => [address === null ? null : String(address)],
  },
  parcelId: {
    form: 'eight digits with what follows them, such as 22069303. (with the dot) or 01004068-85',
    ask: (text) => {
      const id = readParcelId(text)
      // The typed id is tried first, because the dot distinguishes parcels.
      return id === null ? [] : [equal('parcel_id', id), among('parcel_id', [otherDot(id)])]
    },
  },
  facts: {
    parcelId: 'parcel_id',
    siteAddress: 'address',
    city: always('Detroit'),
    county: always('Wayne'),
    postalCode: 'zip_code',
    yearBuilt: 'year_built',
    area: 'total_square_footage',
    areaUnit: 'square feet',
    acreage: 'total_acreage',
    landUse: 'property_class_description',
    legalDescription: 'legal_description',
    saleDate: dateFrom('sale_date'),
    salePrice: 'amt_sale_price',
    sourceUpdatedAt: dateFrom('parcel_modified_date'),
  },
  attributes: {
    ward: 'ward',
    neighborhood: 'neighborhood',
    valuationNeighborhood: 'ecf_neighborhood',
    class: 'property_class',
    classPrevious: 'property_class_previous',
    useCode: 'use_code',
    use: 'use_code_description',
    taxStatusCode: 'tax_status',
    taxStatusCodePrevious: 'tax_status_previous',
    taxStatus: 'tax_status_description',
    assessment: (row) => (isUnassessed(row) ? 'exempt or not assessed' : 'assessed'),
    principalResidencePercent: 'pct_pre_claimed',
    neighborhoodEnterpriseZone: 'nez_district',
    isImproved: 'is_improved',
    floorArea: 'total_floor_area',
    lotFront: 'frontage',
    lotDepth: 'depth',
    zoning: 'zoning_district',
  },
  values: {
    year: {
      from: 'inferred',
      setting: 'DETROIT_MI_ASSESSMENT_YEAR',
      // The Board of Review meets in March. By July the new roll applies.
      of: (_row, now) => (now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1),
      how: 'from July on, current values are taken for those of this calendar year’s roll, previous ones for the year before.',
    },
    take: 'each',
    valuations: [
      {
        stage: 'current',
        columns: {
          assessedValue: 'amt_assessed_value',
          taxableValue: 'amt_taxable_value',
          landValue: 'amt_land_value',
        },
        landBasis: 'not stated by the source',
      },
      {
        stage: 'previous',
        offset: -1,
        columns: { assessedValue: 'amt_assessed_value_previous', taxableValue: 'amt_taxable_value_previous' },
      },
    ],
    zero: 'a value',
  },
  withheld: [
    'taxpayer_1',
    'taxpayer_2',
    'taxpayer_address',
    'taxpayer_city',
    'taxpayer_state',
    'taxpayer_zip_code',
  ],
  caveats: [
    'Assessed value is about half of market value; taxable value is capped from year to year.',
    'An assessed and taxable value of 0 means exempt or not assessed, not that the property is worth nothing.',
    'The level of the land value is not stated: do not set it against the assessed value.',
  ],
}
