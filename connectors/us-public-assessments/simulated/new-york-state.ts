import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { datasetSites, type Row } from './sketch'

const newestRoll = 2025
const oldestRoll = 2017

interface Municipality {
  code: string
  name: string
  county: string
  /** Share of market value that the assessor writes down. */
  level: number
}

const albany: Municipality = { code: '010100', name: 'Albany', county: 'Albany', level: 0.96 }
const buffalo: Municipality = { code: '140200', name: 'Buffalo', county: 'Erie', level: 0.7 }
/** An invented village of Albany, with a roll of its own. */
const village: Municipality = { code: '010101', name: 'Papermoon', county: 'Albany', level: 0.05 }

export const codes = { albany: albany.code, buffalo: buffalo.code, village: village.code }

const townOf = ({ address }: AssessedProperty) => (address.city === 'Albany' ? albany : buffalo)

export const isInVillage = (property: AssessedProperty) =>
  townOf(property) === albany && property.roll('village') < 0.1
/** Some assessors write number and street in one. */
export const isNumberInStreet = ({ roll }: AssessedProperty) => roll('number in street') < 0.1
export const hasMarketValue = ({ roll }: AssessedProperty) => roll('no market value') >= 0.1

/** "001.99-04-35.1": the lot's serial in four parts, then the unit. */
export function printKeyOf({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>): string {
  const [, map, sub, block, lot] = /^(...)(..)(.)(..)$/.exec(String(serial).padStart(8, '0')) ?? []
  return `${map}.${sub}-0${block}-${lot}.${unit || '0'}`
}

function serialOf(printKey: string): number | null {
  const [, map, sub, block, lot] = /^(\d{3})\.(\d\d)-0(\d)-(\d\d)\.\d+$/.exec(printKey) ?? []
  return map === undefined ? null : Number(`${map}${sub}${block}${lot}`)
}

function rowOf(property: AssessedProperty, roll: Municipality, year: number): Row {
  return {
    roll_year: year,
    county_name: roll.county,
    municipality_code: roll.code,
    municipality_name: roll.name,
    swis_code: isInVillage(property) ? village.code : roll.code,
    print_key_code: printKeyOf(property),
    school_district_code: townOf(property).code,
    school_district_name: townOf(property).name,
    roll_section: property.kind === 'exempt' ? '8' : '1',
    property_class: { house: '210', condominium: '210', vacant: '311', exempt: '620' }[property.kind],
    property_class_description: classes[property.kind],
    ...lineOf(property),
    deed_book: '2987',
    page: '114',
    front: 40,
    depth: Math.round(property.lotSquareFeet / 40),
    ...valuesOf(property, roll, year),
    ...ownerOf(property),
  }
}

const classes = {
  house: '1 Family Res',
  condominium: '1 Family Res',
  vacant: 'Residential Vacant Land',
  exempt: 'Religious',
} as const

/** Number, street and suffix in columns of their own, or in part in one. */
function lineOf(property: AssessedProperty): Row {
  const { number: house, preDirection, name, type } = property.address
  const isSuffixInside = property.roll('suffix in street') < 0.3
  const street = [preDirection, name, isSuffixInside ? type : ''].filter(Boolean).join(' ')
  const isInside = isNumberInStreet(property)
  return {
    parcel_address_number: isInside ? null : String(house),
    parcel_address_street: isInside ? `${house} ${street}` : street,
    parcel_address_suff: isSuffixInside ? null : type,
  }
}

function valuesOf(property: AssessedProperty, { level }: Municipality, year: number): Row {
  const { land, total } = marketValueOf(property, year)
  const assessment = Math.round(total * level)
  const taxable = property.kind === 'exempt' ? 0 : assessment
  const isStar = taxable > 0 && property.roll('star') < 0.5
  return {
    full_market_value: hasMarketValue(property) ? total : null,
    assessment_land: Math.round(land * level),
    assessment_total: assessment,
    county_taxable_value: taxable,
    town_taxable_value: taxable,
    school_taxable: isStar ? Math.round(taxable * 0.9) : taxable,
  }
}

function ownerOf({ owner }: AssessedProperty): Row {
  const [last = '', first = ''] = owner.name.split(' ')
  return {
    primary_owner_first_name: first,
    primary_owner_mi: 'Q',
    primary_owner_last_name: last,
    primary_owner_suffix: 'Jr',
    additional_owner_1_first: 'Bixby',
    additional_owner_1_mi: 'Q',
    additional_owner_1_last_name: last,
    additional_owner_2_first: 'Lumley',
    additional_owner_2_mi: 'Q',
    additional_owner_2_last_name: last,
    mailing_address_prefix: 'N',
    mailing_address_number: '7',
    mailing_address_street: owner.line,
    mailing_address_suff: 'St',
    mailing_address_city: owner.city,
    mailing_address_state: owner.state,
    mailing_address_zip: owner.zip,
    mailing_address_po_box: '7',
  }
}

const asked = {
  line: ['parcel_address_number', 'parcel_address_street'],
  id: ['print_key_code'],
  serialOf,
}
const inAlbany = askedBy(towns('NY', 'Albany'), asked)
const inBuffalo = askedBy(towns('NY', 'Buffalo'), asked)
const anywhere = askedBy(towns('NY', 'Albany', 'Buffalo'), asked)

function rowsOf(property: AssessedProperty): Row[] {
  const rolls = isInVillage(property) ? [albany, village] : [townOf(property)]
  const years = Array.from({ length: newestRoll - oldestRoll + 1 }, (_, ago) => newestRoll - ago)
  return years.flatMap((year) => rolls.map((roll) => rowOf(property, roll, year)))
}

export const newYorkStateSites = datasetSites({
  host: 'data.ny.gov',
  id: '7vem-aaz7',
  updatedAt: '2026-03-10T15:00:00Z',
  properties: (query) => {
    const { municipality_code: codes } = query.equals
    if (!codes) return anywhere(query)
    return codes.includes(buffalo.code) ? inBuffalo(query) : inAlbany(query)
  },
  rowsOf,
})
