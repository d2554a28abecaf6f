import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { type AssessedProperty, marketValueOf } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { datasetSites, type Row } from './sketch'

const chicago = towns('IL', 'Chicago')
const newestYear = 2026
const firstYear = 1999

/** Fourteen digits: a first 1, the lot's serial, a 0, and four for the unit. */
export const pinOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `1${String(serial).padStart(8, '0')}0${unit === '' ? '0000' : `1${unit.padStart(3, '0')}`}`

function serialOf(pin: string): number | null {
  const [, digits] = /^1(\d{8})0/.exec(pin) ?? []
  return digits === undefined ? null : Number(digits)
}

function addressRow(property: AssessedProperty, year: number): Row {
  const { address, unit, owner } = property
  const pin = pinOf(property)
  const line = `${writeStreetLine(address)} ${unit}`.trim().toUpperCase()
  return {
    row_id: `${pin}${year}`,
    pin,
    pin10: pin.slice(0, 10),
    year,
    prop_address_full: line,
    prop_address_city_name: address.city.toUpperCase(),
    prop_address_state: address.state,
    prop_address_zipcode_1: address.zip,
    ...personOf('mail', owner),
    ...personOf('owner', owner),
  }
}

const personOf = (kind: string, { name, line, city, state, zip }: AssessedProperty['owner']) => ({
  [`${kind}_address_name`]: name,
  [`${kind}_address_full`]: line,
  [`${kind}_address_city_name`]: city,
  [`${kind}_address_state`]: state,
  [`${kind}_address_zipcode_1`]: zip,
})

const stages = ['mailed', 'certified', 'board'] as const
type Stage = (typeof stages)[number]

/** A number that was divided lately has no earlier years. */
export const firstYearOf = ({ roll }: AssessedProperty) => (roll('divided') < 0.1 ? 2024 : firstYear)

/** The stages that the newest year has reached; all three in the years before. */
export function stagesReached({ roll }: AssessedProperty, year: number): readonly Stage[] {
  if (year < newestYear) return stages
  return stages.slice(0, Math.min(3, Math.floor(roll('stage') * 4)))
}

function valueRow(property: AssessedProperty, year: number): Row {
  const pin = pinOf(property)
  const reached = stagesReached(property, year)
  return {
    row_id: `${pin}${year}`,
    pin,
    year,
    class: classOf(property),
    township_code: '77',
    township_name: 'West Chicago',
    nbhd: '77011',
    ...Object.assign({}, ...reached.map((stage) => stageCells(property, year, stage))),
  }
}

function classOf({ kind, yearBuilt, livingSquareFeet }: AssessedProperty): string {
  if (kind === 'exempt') return 'EX'
  if (kind === 'vacant') return '100'
  if (kind === 'condominium') return '299'
  if (livingSquareFeet < 1_000) return '202'
  return newestYear - (yearBuilt ?? 0) > 62 ? '205' : '278'
}

/** Homes are assessed at a tenth; each stage may lower what the one before said. */
function stageCells(property: AssessedProperty, year: number, stage: Stage): Record<string, number> {
  const { kind, roll } = property
  const { land, building } = marketValueOf(property, year)
  const certified = roll(`appeal ${year}`) < 0.3 ? 0.96 : 1
  const share = { mailed: 1, certified, board: certified * (roll(`board ${year}`) < 0.3 ? 0.95 : 1) }[stage]
  const level = kind === 'exempt' ? 0 : 0.1
  const cells = { land: Math.round(land * level), bldg: Math.round(building * level * share) }
  return {
    [`${stage}_bldg`]: cells.bldg,
    [`${stage}_land`]: cells.land,
    [`${stage}_tot`]: cells.land + cells.bldg,
    [`${stage}_hie`]: 0,
  }
}

const yearsFrom = (first: number) =>
  Array.from({ length: newestYear - first + 1 }, (_, ago) => newestYear - ago)

const host = 'datacatalog.cookcountyil.gov'

export const cookCountySites = [
  ...datasetSites({
    host,
    id: '3723-97qp',
    updatedAt: '2026-11-02T06:11:00Z',
    pointed: (column) => column === 'year',
    properties: askedBy(chicago, { line: ['prop_address_full'], id: ['pin'], serialOf }),
    rowsOf: (property) => yearsFrom(newestYear - 5).map((year) => addressRow(property, year)),
  }),
  ...datasetSites({
    host,
    id: 'uzyt-m557',
    updatedAt: '2026-11-09T04:00:00Z',
    properties: askedBy(chicago, { id: ['pin'], serialOf }),
    rowsOf: (property) => yearsFrom(firstYearOf(property)).map((year) => valueRow(property, year)),
  }),
]
