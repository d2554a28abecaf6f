import { equal } from '@/lib/conditions/condition'
import { byParts } from '../recipe/ask-address'
import { always } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import { categoryOf, lineOf, noTaxableValues, texasCaveats, texasCounty } from '../recipe/texas-county'

/** A letter belongs to the number, as in "12A". A fraction is separate, as in "12 1/2". */
function streetLine(row: RecipeRow): string | null {
  const suffix = String(row.site_str_num_sfx ?? '').trim()
  const number = /^[A-Z]$/i.test(suffix) ? [`${row.site_str_num}${suffix}`] : [row.site_str_num, suffix]
  return row.site_str_name === null
    ? null
    : lineOf(...number, row.site_str_pfx, row.site_str_name, row.site_str_sfx, row.site_str_sfx_dir)
}

const category = categoryOf('state_class')

export const harrisCountyTx: AssessmentRecipe = {
  ...texasCounty('Harris'),
  id: 'harris-county-tx-assessments',
  authority: 'Harris Central Appraisal District; published by Harris County',
  coverage: 'Harris County, Texas, Houston included: the newest roll on the county map.',
  gaps: [
    noTaxableValues,
    'Records whose owners are confidential by law are left out.',
    'Units of a condominium share one address here: the account number tells them apart.',
  ],
  certainty: 'verified',
  officialPage: 'https://search.hcad.org/',
  attribution: 'Harris Central Appraisal District; Harris County GIS.',
  table: {
    dialect: 'arcgis',
    url: 'https://www.gis.hctx.net/arcgis/rest/services/HCAD/Parcels/MapServer/0',
    setting: 'HARRIS_COUNTY_TX_ASSESSMENTS_URL',
    looksFirst: true,
    columns: [
      'HCAD_NUM',
      'site_str_pfx',
      'site_str_num',
      'site_str_num_sfx',
      'site_str_name',
      'site_str_sfx',
      'site_str_sfx_dir',
      'total_market_val',
      'confidential_flag',
    ],
    optional: [
      'total_appraised_val',
      'tax_year',
      'site_city',
      'site_zip',
      'state_class',
      'land_use',
      'land_value',
      'Acreage',
      'land_sqft',
      'impr_value',
      'CONDO_FLAG',
    ],
    spellings: { impr_value: ['bld_value'] },
  },
  key: ['HCAD_NUM'],
  isProperty: ({ confidential_flag: flag }) => !/^\s*Y/i.test(String(flag ?? '')),
  address: {
    ask: byParts({ number: 'site_str_num', numberIs: 'number', street: 'site_str_name' }),
    published: (row) => [streetLine(row)],
  },
  parcelId: {
    form: '13 digits with leading zeros, written 0011490000001 or 001-149-000-0001',
    ask: (text) => {
      const digits = text.replace(/[\s.-]/g, '')
      // Restores the leading zeros, because an id that was stored as a number lacks them.
      return /^\d{11,13}$/.test(digits) ? [equal('HCAD_NUM', digits.padStart(13, '0'))] : []
    },
  },
  facts: {
    parcelId: 'HCAD_NUM',
    siteAddress: streetLine,
    city: 'site_city',
    county: always('Harris'),
    postalCode: 'site_zip',
    area: 'land_sqft',
    areaUnit: 'square feet',
    acreage: 'Acreage',
    // The district's own classes that begin with Z are condominiums.
    landUse: (row) => (/^\s*Z/i.test(String(row.state_class ?? '')) ? 'condominium' : category(row)),
  },
  attributes: { stateClass: 'state_class', landUseCode: 'land_use', condominium: 'CONDO_FLAG' },
  values: {
    year: { from: 'row', column: 'tax_year', meaning: 'tax year; values are as of January 1' },
    take: 'first',
    valuations: [
      {
        stage: 'on the roll',
        columns: {
          marketValue: 'total_market_val',
          assessedValue: 'total_appraised_val',
          landValue: 'land_value',
          improvementValue: 'impr_value',
        },
        landBasis: 'market value',
        improvementBasis: 'market value',
      },
    ],
    zero: 'a value',
  },
  withheld: [
    'owner_name_1',
    'owner_name_2',
    'owner_name_3',
    'mail_addr_1',
    'mail_addr_2',
    'mail_city',
    'mail_state',
    'mail_zip',
  ],
  caveats: [
    ...texasCaveats,
    'We show as the assessed value what the district calls the appraised value, after limits and exclusions.',
  ],
}
