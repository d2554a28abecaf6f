import { ANY, alike, all, atLeast, equal, type PatternElement } from '@/lib/conditions/condition'
import { byLine, byParts } from '../recipe/ask-address'
import { toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, RollPlace, SocrataRecipeTable } from '../recipe/source'

/** The table has a row for each year and can be two years behind. */
const YEARS_SEARCHED = 3

const amount = (column: string) => (row: RecipeRow) => toNumber(row[column])

/** Some counties pad the parts of a print key with zeros: 001.1-01-21.0 is 1.1-1-21. */
function keyParts(text: unknown): string[] {
  return String(text ?? '')
    .toUpperCase()
    .split(/[-/]/)
    .map((part) => part.replace(/\s/g, ''))
    .map((part) => part.replace(/^0+(?=[0-9A-Z])/, '').replace(/\.0*$/, ''))
}

const samePrintKey = (a: unknown, b: unknown) => keyParts(a).join('-') === keyParts(b).join('-')

const ofRecentRolls = (thisYear: number) => atLeast('roll_year', thisYear - YEARS_SEARCHED)

const inMunicipality = ({ municipalityCode, thisYear }: RollPlace) => [
  equal('municipality_code', municipalityCode),
  ofRecentRolls(thisYear),
]

/**
 * The number and the suffix have their own columns, but some towns write the whole line in the street column.
 */
const lineOf = (row: RecipeRow) =>
  [row.parcel_address_number, row.parcel_address_street, row.parcel_address_suff]
    .filter((part) => part !== null)
    .join(' ')

const rolls: SocrataRecipeTable = {
  dialect: 'socrata',
  url: 'https://data.ny.gov/resource/7vem-aaz7.json',
  setting: 'NEW_YORK_STATE_ASSESSMENTS_URL',
  columns: [
    'roll_year',
    'municipality_code',
    'swis_code',
    'print_key_code',
    'parcel_address_number',
    'parcel_address_street',
    'parcel_address_suff',
    'assessment_total',
  ],
  optional: [
    'full_market_value',
    'county_name',
    'municipality_name',
    'school_district_code',
    'school_district_name',
    'roll_section',
    'property_class',
    'property_class_description',
    'front',
    'depth',
    'deed_book',
    'page',
    'assessment_land',
    'county_taxable_value',
    'town_taxable_value',
    'school_taxable',
  ],
  newestFirst: 'roll_year',
}

export const newYorkState: AssessmentRecipe = {
  id: 'new-york-state-assessments',
  title: 'New York local assessment rolls',
  authority: 'New York State Department of Taxation and Finance (ORPTS); rolls made by local assessors',
  state: 'NY',
  coverage: 'Final rolls of the 996 local governments of New York State outside New York City.',
  gaps: [
    'Final rolls only, up to two years behind: a tentative roll never shows, so it cannot tell whether a grievance is possible.',
    'No values of buildings alone. Full market values are blank in some towns.',
    'A property in a village can be on the village’s roll and on the town’s: each is a record of its own.',
    'Parcel addresses have no ZIP code.',
  ],
  historyMode: 'multi_year',
  certainty: 'seen',
  officialPage: 'https://data.ny.gov/d/7vem-aaz7',
  attribution: 'New York State Department of Taxation and Finance, Office of Real Property Tax Services.',
  licence: 'Not stated',
  needs: {
    municipalityCode:
      'Give the six-digit code of the city, town or village, such as 311500 for Syracuse: it is the SWIS code on the tax bill, and https://data.ny.gov/d/bsmp-6um6 lists them by name. A town’s own roll has the code that ends in 00.',
    alsoForParcelId: true,
  },
  table: rolls,
  municipalities: {
    table: rolls,
    code: 'municipality_code',
    name: 'municipality_name',
    county: 'county_name',
    where: ofRecentRolls,
  },
  // A property in a village is also on the roll of its town, with the same SWIS code and print key.
  key: ['municipality_code', 'swis_code', 'print_key_code'],
  address: {
    ask: (address, place) =>
      [
        ...byParts({
          number: 'parcel_address_number',
          numberIs: 'text',
          street: 'parcel_address_street',
          upper: true,
        })(address),
        ...byLine('parcel_address_street', { upper: true })(address),
      ].map((street) => all(...inMunicipality(place), street)),
    published: (row) => [lineOf(row)],
  },
  parcelId: {
    form: 'the print key (section, block, lot) as on the tax bill, such as 001.1-01-21.0 or 76.7-1-1',
    ask: (text, place) => {
      if (!/^[0-9A-Z][0-9A-Z.\s]*[-/][0-9A-Z.\s/-]*$/i.test(text) || !/\d/.test(text)) return []
      const squashed = text.replace(/\s/g, '')
      const parts = keyParts(text).flatMap((part): PatternElement[] => [ANY, part])
      return [
        ...[...new Set([text, squashed])].map((key) => equal('print_key_code', key)),
        alike('print_key_code', [...parts, ANY]),
      ].map((key) => all(...inMunicipality(place), key))
    },
    matches: (row, parcelId) => samePrintKey(row.print_key_code, parcelId),
  },
  facts: {
    parcelId: 'print_key_code',
    alternateParcelId: ({ swis_code, print_key_code }) => `${swis_code} ${print_key_code}`,
    siteAddress: lineOf,
    city: 'municipality_name',
    county: 'county_name',
    landUse: 'property_class_description',
  },
  attributes: {
    municipalityCode: 'municipality_code',
    swisCode: 'swis_code',
    schoolDistrict: 'school_district_name',
    schoolDistrictCode: 'school_district_code',
    lotFront: amount('front'),
    lotDepth: amount('depth'),
    deedBook: 'deed_book',
    deedPage: 'page',
  },
  values: {
    year: { from: 'row', column: 'roll_year', meaning: 'year of the final assessment roll' },
    take: 'first',
    valuations: [
      {
        stage: 'final roll',
        columns: {
          marketValue: 'full_market_value',
          assessedValue: 'assessment_total',
          taxableValue: 'county_taxable_value',
          landValue: 'assessment_land',
        },
        landBasis: 'assessed level',
      },
    ],
    zero: 'a value',
    landUse: 'property_class_description',
    attributes: {
      class: 'property_class',
      rollSection: 'roll_section',
      isWhollyExempt: ({ roll_section }) => (roll_section === null ? null : String(roll_section) === '8'),
      taxableValueOf: () => 'county',
      townTaxable: amount('town_taxable_value'),
      schoolTaxable: amount('school_taxable'),
    },
  },
  withheld: [
    'primary_owner_first_name',
    'primary_owner_mi',
    'primary_owner_last_name',
    'primary_owner_suffix',
    'additional_owner_1_first',
    'additional_owner_1_mi',
    'additional_owner_1_last_name',
    'additional_owner_2_first',
    'additional_owner_2_mi',
    'additional_owner_2_last_name',
    'mailing_address_prefix',
    'mailing_address_number',
    'mailing_address_street',
    'mailing_address_suff',
    'mailing_address_city',
    'mailing_address_state',
    'mailing_address_zip',
    'mailing_address_po_box',
  ],
  caveats: [
    'Each town assesses at its own share of market value: never compare assessed values across towns.',
    'Full market value is the assessment divided by the town’s rate of that year, and only as current as that rate.',
    'The taxable value shown is the county’s; town and school taxable values, shown beside it, differ by exemptions.',
  ],
}
