import type { SimulatedSite } from '@/lib/connector/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import type { SimulatedCell, SimulatedColumn, SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { datasetSites, sampleProperties, towns } from './sample-properties'

const chicago = towns('IL', 'Chicago')
const newestYear = 2026
const firstYear = 1999
const host = 'datacatalog.cookcountyil.gov'

/** Fourteen digits: a first 1, the lot's serial, a 0, and four for the unit. */
export const pinOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `1${String(serial).padStart(8, '0')}0${unit === '' ? '0000' : `1${unit.padStart(3, '0')}`}`

function serialOf(pin: string): number | null {
  const [, digits] = /^1(\d{8})0/.exec(pin) ?? []
  return digits === undefined ? null : Number(digits)
}

const text = (name: string): SimulatedColumn => ({ name, type: 'text' })
const number = (name: string, pointed = false): SimulatedColumn => ({ name, type: 'number', pointed })

const addresses: SimulatedDataset = {
  id: '3723-97qp',
  updatedAt: new Date('2026-11-02T06:11:00Z'),
  columns: [
    ...['row_id', 'pin', 'pin10'].map(text),
    number('year', true),
    ...['prop_address_full', 'prop_address_city_name', 'prop_address_state', 'prop_address_zipcode_1'].map(
      text,
    ),
    ...['mail', 'owner'].flatMap((kind) =>
      ['name', 'full', 'city_name', 'state', 'zipcode_1'].map((part) => text(`${kind}_address_${part}`)),
    ),
  ],
  *rows({ equals, like }) {
    const hints = { line: ['prop_address_full'], id: ['pin'], serialOf }
    for (const property of sampleProperties(chicago, { equals, like }, hints)) {
      for (let year = newestYear; year > newestYear - 6; year -= 1) yield addressRow(property, year)
    }
  },
}

function addressRow(property: AssessedProperty, year: number): Record<string, SimulatedCell> {
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

const assessed: SimulatedDataset = {
  id: 'uzyt-m557',
  updatedAt: new Date('2026-11-09T04:00:00Z'),
  columns: [
    ...['row_id', 'pin'].map(text),
    number('year'),
    ...['class', 'township_code', 'township_name', 'nbhd'].map(text),
    ...stages.flatMap((stage) => ['bldg', 'land', 'tot', 'hie'].map((part) => number(`${stage}_${part}`))),
  ],
  *rows({ equals, like }) {
    for (const property of sampleProperties(chicago, { equals, like }, { id: ['pin'], serialOf })) {
      for (let year = newestYear; year >= firstYearOf(property); year -= 1) yield valueRow(property, year)
    }
  },
}

/** A number that was divided lately has no earlier years. */
export const firstYearOf = ({ roll }: AssessedProperty) => (roll('divided') < 0.1 ? 2024 : firstYear)

/** The stages that the newest year has reached; all three in the years before. */
export function stagesReached({ roll }: AssessedProperty, year: number): readonly Stage[] {
  if (year < newestYear) return stages
  return stages.slice(0, Math.min(3, Math.floor(roll('stage') * 4)))
}

function valueRow(property: AssessedProperty, year: number): Record<string, SimulatedCell> {
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
    ...Object.fromEntries(reached.flatMap((stage) => Object.entries(stageCells(property, year, stage)))),
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

export const cookCountySites: SimulatedSite[] = [addresses, assessed].flatMap((dataset) =>
  datasetSites(host, dataset),
)
