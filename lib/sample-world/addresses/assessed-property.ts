import { hashOf, pickBy } from '../hash'
import words from '../words.json'
import type { SampleLot } from './address-lots'
import { addressOf, type SampleAddress } from './addresses'
import { serialOf } from './assessed-lots'

type AssessedKind = 'house' | 'condominium' | 'vacant' | 'exempt'

export interface SampleAssessedProperty {
  address: SampleAddress
  serial: number
  unit: string
  units: number
  kind: AssessedKind
  yearBuilt: number | null
  livingSquareFeet: number
  lotSquareFeet: number
  bedrooms: number
  sale: { year: number; month: number; price: number } | null
  owner: { name: string; line: string; city: string; state: string; zip: string }
  roll: (question: string) => number
}

interface CountryLand {
  serial: number
  squareFeet: number
}

export function assessedOn(lot: SampleLot): SampleAssessedProperty[] {
  const serial = serialOf(lot)
  return serial === null ? [] : assessedAs(serial, lot)
}

export const assessedOnCountry = (lot: SampleLot, country: CountryLand) =>
  assessedAs(country.serial, lot, country)

function assessedAs(serial: number, lot: SampleLot, country?: CountryLand): SampleAssessedProperty[] {
  const { city, state } = lot.place
  const chance = hashOf('assessed', city, state, serial)
  const kind: AssessedKind =
    chance < 0.82 ? 'house' : chance < 0.9 && !country ? 'condominium' : chance < 0.96 ? 'vacant' : 'exempt'
  const count = kind === 'condominium' ? 3 + Math.floor(hashOf('units', state, serial) * 6) : 1
  const address = addressOf(lot)
  const units = kind === 'condominium' ? Array.from({ length: count }, (_, index) => String(index + 1)) : ['']
  return units.map((unit) => ({
    ...describe({ address, serial, unit, units: count, kind }),
    ...(country && { lotSquareFeet: country.squareFeet }),
  }))
}

function describe(
  head: Pick<SampleAssessedProperty, 'address' | 'serial' | 'unit' | 'units' | 'kind'>,
): SampleAssessedProperty {
  const { address, kind } = head
  const roll = (question: string) => hashOf(question, address.state, head.serial, head.unit)
  const isBuilt = kind !== 'vacant'
  const sold =
    roll('sold') < 0.5
      ? { year: 2004 + Math.floor(roll('sale year') * 22), month: 1 + Math.floor(roll('month') * 12) }
      : null
  return {
    ...head,
    units: isBuilt ? head.units : 0,
    yearBuilt: isBuilt ? 1890 + Math.floor(roll('built') * 134) : null,
    livingSquareFeet: isBuilt ? 10 * Math.round(75 + roll('living') * 190) : 0,
    lotSquareFeet: 50 * Math.round(60 + roll('lot') * 140),
    bedrooms: isBuilt ? 1 + Math.floor(roll('bedrooms') * 4) : 0,
    sale: sold && { ...sold, price: 1000 * Math.round(90 + roll('price') * 700) },
    owner: ownerOf(address, roll),
    roll,
  }
}

function ownerOf(
  { number, name, type, city, state, zip }: SampleAddress,
  roll: SampleAssessedProperty['roll'],
) {
  return {
    name: `${pickBy(roll('family'), words.families)} ${pickBy(roll('given'), words.givenNames)}`,
    line: roll('away') < 0.2 ? 'PO BOX 7' : `${number} ${name} ${type}`.trim().toUpperCase(),
    city: city.toUpperCase(),
    state,
    zip,
  }
}

interface YearValue {
  land: number
  building: number
  total: number
}

const firstYear = 1999
const widestInTown = 100_000
const townDollars = 14
const countryDollars = 0.14

export function marketValueOf(property: SampleAssessedProperty, year: number): YearValue {
  const { kind, lotSquareFeet, livingSquareFeet, units, yearBuilt, roll, address } = property
  const share = kind === 'condominium' ? units : 1
  const level = levelIn(address.state, year) * (0.8 + 0.4 * roll('quarter'))
  const perFoot = lotSquareFeet > widestInTown ? countryDollars : townDollars
  const land = hundreds((lotSquareFeet / share) * perFoot * level)
  const isStanding = yearBuilt !== null && yearBuilt <= year
  const renewed = roll('renewed') < 0.15 && year >= 2025 ? 1.25 : 1
  const building = isStanding ? hundreds(livingSquareFeet * (70 + 60 * roll('quality')) * level * renewed) : 0
  return { land, building, total: land + building }
}

/** The market level changes every three years, as in places that reassess in cycles of three years. */
function levelIn(state: string, year: number): number {
  const cycle = Math.floor((year - firstYear) / 3)
  const drift = 0.55 + 0.075 * cycle
  return drift * (0.94 + 0.12 * hashOf('market', state, cycle))
}

const hundreds = (dollars: number) => 100 * Math.round(dollars / 100)
