import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { movedTo } from '@/lib/socrata/simulator'
import { askedBy, towns } from './sample-properties'
import { datasetSites, type Row, saleDay } from './sketch'

const city = towns('CA', 'San Francisco')
const newestRoll = 2025
const firstRoll = 2007

/** A block of four digits and a lot of four or five; some lots end in a letter. */
export function parcelNumberOf({
  serial,
  unit,
  roll,
}: Pick<AssessedProperty, 'serial' | 'unit' | 'roll'>): string {
  const digits = String(serial).padStart(8, '0')
  return `${digits}${unit === '' ? (roll('letter') < 0.2 ? 'A' : '') : `U${unit.padStart(2, '0')}`}`
}

function serialOf(parcelNumber: string): number | null {
  const [, digits] = /^(\d{8})(?:A|U\d\d)?$/.exec(parcelNumber) ?? []
  return digits === undefined ? null : Number(digits)
}

const types: Readonly<Record<string, string>> = { Ave: 'AV', Blvd: 'BL', Way: 'WY' }

/** A house on several numbers: the top one stands in front. */
export const topOf = ({ kind, address: { number } }: AssessedProperty) => (kind === 'exempt' ? number + 4 : 0)

function locationOf(property: AssessedProperty): string {
  const { address, unit } = property
  const four = (value: number | string) => String(value).padStart(4, '0')
  const street = `${address.preDirection} ${address.name}`.trim().toUpperCase()
  const type = types[address.type] ?? address.type.toUpperCase()
  return `${four(topOf(property))} ${four(address.number)} ${street.slice(0, 20).padEnd(20)}${type}${four(unit)}`
}

/** The top of a range is a number of the house whose low number is four less. */
function withRanges({
  property_location: patterns,
  ...others
}: Record<string, string[]>): Record<string, string[]> {
  if (!patterns) return others
  const numbers = patterns.flatMap((pattern) => /^%0*(\d+)/.exec(pattern)?.[1] ?? []).map(Number)
  const low = numbers.map((top) => `%${top - 4}`)
  return { ...others, property_location: [...patterns, ...low] }
}

function rowOf(property: AssessedProperty, year: number): Row {
  const { kind, unit, yearBuilt, livingSquareFeet, bedrooms } = property
  const parcelNumber = parcelNumberOf(property)
  // Units are recorded one by one, their rooms often by nobody.
  const isCounted = unit === '' || unit === '1'
  return {
    closed_roll_year: year,
    property_location: locationOf(property),
    parcel_number: parcelNumber,
    block: parcelNumber.slice(0, 4),
    lot: parcelNumber.slice(4),
    volume_number: '21',
    ...usesOf(property),
    year_property_built: isCounted ? yearBuilt : null,
    number_of_bathrooms: isCounted ? 1 : 0,
    number_of_bedrooms: isCounted ? bedrooms : 0,
    number_of_rooms: isCounted ? bedrooms * 2 : 0,
    number_of_stories: isCounted ? 2 : 0,
    number_of_units: isCounted ? 1 : 0,
    property_area: isCounted ? livingSquareFeet : 0,
    lot_area: unit === '' ? property.lotSquareFeet : 0,
    zoning_code: 'RH-1',
    tax_rate_area_code: '1000',
    exemption_code: kind === 'exempt' ? '31' : null,
    exemption_code_definition: kind === 'exempt' ? 'Church' : null,
    ...valuesOf(property, year),
    assessor_neighborhood: 'Inkwell Heights',
    analysis_neighborhood: 'Inkwell Heights',
    the_geom: `POINT (${property.address.longitude} ${property.address.latitude})`,
    row_id: `${year}${parcelNumber}`,
    current_sales_date: saleDay(property),
    data_as_of: new Date('2026-06-26'),
    data_loaded_at: new Date('2026-06-26T09:30:00Z'),
  }
}

function usesOf({ kind }: AssessedProperty) {
  const [code, name, letter, type] = {
    house: ['SRES', 'Single Family Residential', 'D', 'Dwelling'],
    condominium: ['SRES', 'Single Family Residential', 'Z', 'Condominium'],
    vacant: ['SRES', 'Single Family Residential', 'V', 'Vacant Lot'],
    exempt: ['MISC', 'Miscellaneous/Mixed-Use', 'O', 'Churches'],
  }[kind]
  return {
    use_code: code ?? null,
    use_definition: name ?? null,
    property_class_code: letter ?? null,
    property_class_code_definition: type ?? null,
  }
}

/** The value of a base year, two percent more each year after it. */
function valuesOf(property: AssessedProperty, year: number): Row {
  const { kind, sale, roll } = property
  const base = Math.max(firstRoll, Math.min(year, sale && sale.year <= year ? sale.year : firstRoll))
  const { land, building } = marketValueOf(property, base)
  const raised = kind === 'exempt' ? 0 : 1.02 ** (year - base)
  return {
    misc_exemption_value: 0,
    homeowner_exemption_value: kind !== 'exempt' && roll('homeowner') < 0.5 ? 7000 : 0,
    assessed_fixtures_value: 0,
    assessed_improvement_value: Math.round(building * raised),
    assessed_land_value: Math.round(land * raised),
    assessed_personal_property_value: 0,
  }
}

const host = 'data.sf.gov'
const id = 'wv5m-vpq2'
const asked = askedBy(city, { line: ['property_location'], id: ['parcel_number'], serialOf })
const years = Array.from({ length: newestRoll - firstRoll + 1 }, (_, ago) => newestRoll - ago)

export const sanFranciscoSites = [
  ...datasetSites({
    host,
    id,
    updatedAt: '2026-06-26T09:30:00Z',
    pointed: (column) => !column.includes('year'),
    properties: ({ equals, like }) => asked({ equals, like: withRanges(like) }),
    rowsOf: (property) => years.map((year) => rowOf(property, year)),
  }),
  { host: 'data.sfgov.org', path: `/resource/${id}.json`, simulate: movedTo(host) },
]
