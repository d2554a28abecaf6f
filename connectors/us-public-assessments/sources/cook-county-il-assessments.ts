import { ANY, alike, all, atLeast, equal } from '@/lib/conditions/condition'
import { byLine } from '../recipe/ask-address'
import { always, toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'

const portal = 'https://datacatalog.cookcountyil.gov/resource'

/** The table of addresses has a row for each year. A few years are enough to find a parcel. */
const YEARS_SEARCHED = 3

const stages = ['board', 'certified', 'mailed'] as const
const stageNames = {
  board: 'after the Board of Review',
  certified: 'certified by the assessor after first appeals',
  mailed: 'mailed with the notice',
} as const

const classes: Readonly<Record<string, string>> = {
  100: 'vacant land',
  202: 'one story, up to 999 square feet',
  203: 'one story, 1,000 to 1,800 square feet',
  204: 'one story, 1,801 square feet and over',
  205: 'two or more stories, over 62 years old, up to 2,200 square feet',
  206: 'two or more stories, over 62 years old, 2,201 to 4,999 square feet',
  207: 'two or more stories, up to 62 years old, up to 2,000 square feet',
  208: 'two or more stories, up to 62 years old, 3,801 to 4,999 square feet',
  209: 'two or more stories, 5,000 square feet and over',
  210: 'old style townhouse',
  211: 'apartment building, 2 to 6 units',
  212: 'mixed use, 2 to 6 units',
  213: 'cooperative',
  234: 'split level',
  241: 'vacant land beside a residence',
  278: 'two or more stories, up to 62 years old, 2,001 to 3,800 square feet',
  288: 'home improvement',
  295: 'row house or townhouse, up to 62 years old',
  299: 'condominium',
  EX: 'exempt',
  RR: 'railroad',
}

const stageValues = (stage: (typeof stages)[number]) => ({
  stage: stageNames[stage],
  columns: {
    assessedValue: `${stage}_tot`,
    landValue: `${stage}_land`,
    improvementValue: `${stage}_bldg`,
  },
  landBasis: 'assessed level',
  improvementBasis: 'assessed level',
})

const amount = (column: string) => (row: RecipeRow) => toNumber(row[column])

export const cookCountyIl: AssessmentRecipe = {
  id: 'cook-county-il-assessments',
  title: 'Cook County assessed values',
  authority: "Cook County Assessor's Office; Cook County Board of Review for the last stage",
  state: 'IL',
  coverage: 'All parcels of Cook County, Illinois, Chicago included, 1999 onward.',
  gaps: [
    'No market values and no taxable values: exemptions apply after equalization.',
    'Values of the current year come township by township; a later stage is absent until it has happened.',
    'Some newer parcels have no address on record yet and are not found by address or number.',
  ],
  historyMode: 'multi_year',
  certainty: 'verified',
  officialPage: 'https://www.cookcountyassessoril.gov',
  attribution: "Cook County Assessor's Office, Cook County Open Data (datacatalog.cookcountyil.gov).",
  licence: 'Not stated',
  table: {
    dialect: 'socrata',
    url: `${portal}/3723-97qp.json`,
    setting: 'COOK_COUNTY_ADDRESSES_URL',
    columns: ['pin', 'year', 'prop_address_full'],
    optional: ['prop_address_city_name', 'prop_address_state', 'prop_address_zipcode_1'],
    newestFirst: 'year',
  },
  key: ['pin'],
  address: {
    ask: (address, place) =>
      byLine('prop_address_full')(address).map((line) =>
        all(line, atLeast('year', place.thisYear - YEARS_SEARCHED)),
      ),
    published: (row) => [String(row.prop_address_full ?? '')],
  },
  parcelId: {
    form: '14 digits, written 17-09-447-004-0000; or the first 10 for a whole building',
    ask: (text) => {
      const digits = text.replace(/[\s.-]/g, '')
      if (/^\d{10}$/.test(digits)) return [alike('pin', [digits, ANY])]
      // Restores the leading zero, because an id that was stored as a number lacks it.
      return /^\d{13,14}$/.test(digits) ? [equal('pin', digits.padStart(14, '0'))] : []
    },
  },
  facts: {
    parcelId: 'pin',
    alternateParcelId: ({ pin }) => String(pin).replace(/^(..)(..)(...)(...)(....)$/, '$1-$2-$3-$4-$5'),
    siteAddress: 'prop_address_full',
    city: 'prop_address_city_name',
    county: always('Cook'),
    postalCode: 'prop_address_zipcode_1',
  },
  values: {
    table: {
      dialect: 'socrata',
      url: `${portal}/uzyt-m557.json`,
      setting: 'COOK_COUNTY_VALUES_URL',
      columns: ['pin', 'year', 'board_tot', 'certified_tot', 'mailed_tot'],
      optional: [
        'class',
        'township_code',
        'township_name',
        'nbhd',
        'board_bldg',
        'board_land',
        'board_hie',
        'certified_bldg',
        'certified_land',
        'certified_hie',
        'mailed_bldg',
        'mailed_land',
        'mailed_hie',
      ],
      newestFirst: 'year',
    },
    year: { from: 'row', column: 'year', meaning: 'assessment year' },
    take: 'first',
    valuations: [stageValues('board'), stageValues('certified'), stageValues('mailed')],
    zero: 'a value',
    landUse: ({ class: code }) => classes[String(code)] ?? null,
    attributes: {
      class: 'class',
      townshipCode: 'township_code',
      townshipName: 'township_name',
      neighborhood: 'nbhd',
      ...Object.fromEntries(
        stages.flatMap((stage) => [
          [`${stage}Total`, amount(`${stage}_tot`)],
          [`${stage}Land`, amount(`${stage}_land`)],
          [`${stage}Building`, amount(`${stage}_bldg`)],
          [`${stage}HomeImprovementExemption`, amount(`${stage}_hie`)],
        ]),
      ),
    },
  },
  withheld: [
    'mail_address_name',
    'mail_address_full',
    'mail_address_city_name',
    'mail_address_state',
    'mail_address_zipcode_1',
    'owner_address_name',
    'owner_address_full',
    'owner_address_city_name',
    'owner_address_state',
    'owner_address_zipcode_1',
  ],
  caveats: [
    'Values are assessed values, a share of market value that depends on the class: 10 percent for most homes.',
    'A parcel is reassessed every third year, so equal values in consecutive years are normal.',
  ],
}
