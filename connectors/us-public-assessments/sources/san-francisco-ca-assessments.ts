import {
  ANY,
  alike,
  all,
  any,
  atLeast,
  type Condition,
  equal,
  type PatternElement,
} from '@/lib/conditions/condition'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { always, toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeCell, RecipeRow } from '../recipe/source'

/**
 * Years to look back. A roll is published by the summer of the next year, and the newest roll may still be
 * partial.
 */
const ROLLS_SEARCHED = 2

const textOf = (cell: RecipeCell | undefined) => (typeof cell === 'string' ? cell : null)

const lineOf = ({ property_location: location }: RecipeRow) =>
  location === null ? null : readLocation(String(location))

const recent = (thisYear: number) => atLeast('closed_roll_year', thisYear - ROLLS_SEARCHED)

/** Block and lot may contain letters: 3595/007A. */
function readParcelNumber(text: string): string | null {
  const [, digits = '', letter = '', lot = ''] =
    /^(\d{1,4})([A-Z]?)[\s/-]+([A-Z]?\d{1,4}[A-Z]?)$/.exec(text.toUpperCase()) ?? []
  if (lot !== '') return digits.padStart(4, '0') + letter + lot.padStart(3, '0')
  const plain = text.toUpperCase().replace(/[\s/-]/g, '')
  return /^\d[0-9A-Z]{3,11}$/.test(plain) ? plain : null
}

const amount = (column: string) => (row: RecipeRow) => toNumber(row[column])
/** Returns null for 0, which the roll writes for unknown rooms and floors. */
const counted = (column: string) => (row: RecipeRow) => toNumber(row[column]) || null

/** Two-letter street types of the roll that differ from the Postal Service's. */
const streetTypes: Readonly<Record<string, string>> = {
  AL: 'ALY',
  AV: 'AVE',
  BL: 'BLVD',
  CR: 'CIR',
  HW: 'HWY',
  PZ: 'PLZ',
  RA: 'RAMP',
  TE: 'TER',
  WY: 'WAY',
  XI: 'XING',
}

const unpadded = (text: string) => text.trim().replace(/^0+/, '')

/**
 * A location has fields of fixed width: upper number of a range, lower number, street (20 letters), street
 * type (2), unit.
 */
export function readLocation(location: string): string | null {
  const [top, number] = [unpadded(location.slice(0, 4)), unpadded(location.slice(5, 9))]
  const letter = location.slice(9, 10).trim()
  const street = location
    .slice(10, 30)
    .trim()
    .replace(/^0+(?=\d)/, '')
  if (number === '' || street === '') return null
  const type = location.slice(30, 32).trim()
  const unit = unpadded(location.slice(32))
  const isRange = Number(top) > Number(number)
  const house = isRange ? `${number}-${top}` : number + letter
  return [house, street, streetTypes[type] ?? type, unit === '' ? '' : `UNIT ${unit}`]
    .filter(Boolean)
    .join(' ')
}

/** Returns two lines if the upper house number has a letter: "1986A1986 42ND" is 1986 and 1986A. */
function readDoors(location: string): string[] {
  const hasDoorAbove = /^\d{4}[A-Z]/.test(location)
  const lines = [location, ...(hasDoorAbove ? [`0000 ${location.slice(0, 5)}${location.slice(10)}`] : [])]
  return lines.map(readLocation).filter((line) => line !== null)
}

/** The roll pads house numbers to four digits and the numbers of streets to two, as in "0468 07TH". */
function askLocation({ readings: [{ number, name }] }: ParsedAddress): Condition[] {
  const [, digits = '', letter = ''] = /^(\d+)([A-Z]?)/.exec(number) ?? []
  const [longest = name] = name.split(' ').toSorted((a, b) => b.length - a.length)
  const street: PatternElement[] = [/^\d+$/.test(longest) ? longest.padStart(2, '0') : longest]
  const house = (low: number, end = '') =>
    alike('property_location', [ANY, `${String(low).padStart(4, '0')}${end}`, ANY, ...street, ANY])
  const lower = [2, 4, 6].map((step) => Number(digits) - step).filter((low) => low > 0)
  // The roll stores only the two ends of a range, so a number between them is also searched as the next lower
  // numbers on the same side.
  return [
    house(Number(digits), letter),
    ...(lower.length > 0 ? [any(...lower.map((low) => house(low)))] : []),
  ]
}

export const sanFranciscoCa: AssessmentRecipe = {
  id: 'san-francisco-ca-assessments',
  title: 'San Francisco secured property tax rolls',
  authority: 'Office of the Assessor-Recorder, City and County of San Francisco',
  state: 'CA',
  coverage: 'All parcels on the closed secured rolls of San Francisco, 2007 onward.',
  gaps: [
    'No market values: under Proposition 13 the roll is a base-year value raised by at most 2 percent a year.',
    'The roll has land, building, fixtures and personal property apart and no total of them, so none is shown.',
    'No unsecured property, no supplemental or escape assessments and no outcomes of appeals.',
    'Street names are cut to 20 letters. A roll can lag a sale by a year.',
  ],
  historyMode: 'multi_year',
  certainty: 'verified',
  officialPage: 'https://data.sf.gov/d/wv5m-vpq2',
  attribution: 'Office of the Assessor-Recorder, City and County of San Francisco, DataSF.',
  licence: 'Open Data Commons PDDL (public domain)',
  table: {
    dialect: 'socrata',
    // The portal moved here from data.sfgov.org, which redirects.
    url: 'https://data.sf.gov/resource/wv5m-vpq2.json',
    setting: 'SAN_FRANCISCO_CA_ASSESSMENTS_URL',
    columns: ['closed_roll_year', 'property_location', 'parcel_number'],
    optional: [
      'block',
      'lot',
      'use_code',
      'use_definition',
      'property_class_code',
      'property_class_code_definition',
      'year_property_built',
      'number_of_bathrooms',
      'number_of_bedrooms',
      'number_of_rooms',
      'number_of_stories',
      'number_of_units',
      'zoning_code',
      'property_area',
      'lot_area',
      'tax_rate_area_code',
      'exemption_code',
      'exemption_code_definition',
      'misc_exemption_value',
      'homeowner_exemption_value',
      'current_sales_date',
      'assessed_fixtures_value',
      'assessed_improvement_value',
      'assessed_land_value',
      'assessed_personal_property_value',
      'assessor_neighborhood',
      'analysis_neighborhood',
      'data_as_of',
      'data_loaded_at',
    ],
    newestFirst: 'closed_roll_year',
  },
  key: ['parcel_number'],
  address: {
    ask: (address, { thisYear }) => askLocation(address).map((location) => all(recent(thisYear), location)),
    published: ({ property_location: location }) => (location === null ? [] : readDoors(String(location))),
  },
  parcelId: {
    form: 'block and lot, such as 3595-013, 3595/007A or 0127C204',
    ask: (text) => {
      const parcelNumber = readParcelNumber(text.trim())
      return parcelNumber ? [equal('parcel_number', parcelNumber)] : []
    },
  },
  facts: {
    parcelId: 'parcel_number',
    alternateParcelId: ({ block, lot }) => (block && lot ? `${block}/${lot}` : null),
    siteAddress: lineOf,
    city: always('San Francisco'),
    county: always('San Francisco'),
    yearBuilt: 'year_property_built',
    area: 'lot_area',
    areaUnit: 'square feet',
    landUse: 'use_definition',
    saleDate: 'current_sales_date',
    sourceUpdatedAt: ({ data_as_of: published, data_loaded_at: loaded }) =>
      textOf(published) ?? textOf(loaded),
  },
  attributes: {
    useCode: 'use_code',
    class: 'property_class_code',
    className: 'property_class_code_definition',
    buildingArea: counted('property_area'),
    units: counted('number_of_units'),
    stories: counted('number_of_stories'),
    rooms: counted('number_of_rooms'),
    bedrooms: counted('number_of_bedrooms'),
    bathrooms: counted('number_of_bathrooms'),
    zoning: 'zoning_code',
    taxRateArea: 'tax_rate_area_code',
    assessorNeighborhood: 'assessor_neighborhood',
    neighborhood: 'analysis_neighborhood',
  },
  values: {
    year: {
      from: 'row',
      column: 'closed_roll_year',
      meaning: 'roll year, the fiscal year from July 1; values are as of January 1',
    },
    take: 'first',
    valuations: [
      {
        stage: 'closed roll',
        columns: { landValue: 'assessed_land_value', improvementValue: 'assessed_improvement_value' },
        landBasis: 'base-year roll value',
        improvementBasis: 'base-year roll value',
      },
    ],
    zero: 'a value',
    attributes: {
      fixturesValue: amount('assessed_fixtures_value'),
      personalPropertyValue: amount('assessed_personal_property_value'),
      homeownerExemption: amount('homeowner_exemption_value'),
      otherExemptions: amount('misc_exemption_value'),
      exemptionCode: 'exemption_code',
      exemption: 'exemption_code_definition',
    },
  },
  withheld: [],
  caveats: [
    'Values are base-year values under Proposition 13, not what the property would sell for.',
    'Roll year 2025 is the fiscal year from July 2025 to June 2026.',
  ],
}
