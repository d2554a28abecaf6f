import { countiesOfState, type FacilityCounty, facilityCounties } from './counties'
import { countyOf, indexOf, isRegistered, numberOf } from './numbers'

/**
 * Multiplication by this number separates the ids of neighboring facilities. It can be reversed, because this
 * number and the modulus have no common factor.
 */
const spread = 7_654_321
const nineDigits = 1_000_000_000
const sixSigns = 36 ** 6
const permitsPerFacility = 4
const secondAirPermit = 50_000

export function registryIdOf(facility: number): string {
  return `110${digits(scrambled(facility, nineDigits, 71_363_697), 9)}`
}

export function facilityOfRegistryId(id: string): number | null {
  if (!/^110\d{9}$/.test(id)) return null
  const facility = unscrambled(Number(id.slice(3)), nineDigits, 71_363_697)
  return countyOf(facility) && isRegistered(facility) ? facility : null
}

export function wasteIdOf(facility: number, county: FacilityCounty): string {
  return `${county.state}R${digits(scrambled(facility, nineDigits, 509_282), 9)}`
}

export function waterIdOf(facility: number, county: FacilityCounty, ordinal: number): string {
  const value = scrambled(facility * permitsPerFacility + ordinal, sixSigns, 1_579)
  return `${county.state}R${value.toString(36).toUpperCase().padStart(6, '0')}`
}

export function airIdOf(facility: number, county: FacilityCounty, ordinal: number): string {
  return `${county.state}000000${county.geoid}${digits(indexOf(facility) + ordinal * secondAirPermit, 5)}`
}

export function drinkingWaterIdOf(facility: number, county: FacilityCounty): string {
  return `${county.state}${digits(county.before + indexOf(facility), 7)}`
}

export function toxicsIdOf(name: string, street: string, zip: string): string {
  const consonants = name.replaceAll(/[^B-DF-HJ-NP-TV-Z]/g, '').slice(0, 5)
  return `${zip}${consonants}${street.replaceAll(/[^A-Z\d]/g, '').slice(0, 5)}`
}

export function facilityOfProgramId(id: string): number | null {
  const state = id.slice(0, 2)
  const facility = decode(id, state)
  const county = facility === null ? null : countyOf(facility)
  return county?.state === state ? facility : null
}

function decode(id: string, state: string): number | null {
  const rest = id.slice(2)
  if (/^R\d{9}$/.test(rest)) return unscrambled(Number(rest.slice(1)), nineDigits, 509_282)
  if (/^R[\dA-Z]{6}$/.test(rest)) {
    return Math.floor(unscrambled(Number.parseInt(rest.slice(1), 36), sixSigns, 1_579) / permitsPerFacility)
  }
  if (/^000000\d{10}$/.test(rest))
    return inCounty(rest.slice(6, 11), Number(rest.slice(11)) % secondAirPermit)
  return /^\d{7}$/.test(rest) ? inState(state, Number(rest)) : null
}

function inCounty(geoid: string, index: number): number | null {
  const county = facilityCounties().find((candidate) => candidate.geoid === geoid)
  return county && index < county.count ? numberOf(county, index) : null
}

function inState(state: string, position: number): number | null {
  const county = countiesOfState(state).find(
    ({ before, count }) => position >= before && position < before + count,
  )
  return county ? numberOf(county, position - county.before) : null
}

function scrambled(value: number, size: number, shift: number): number {
  return (value * spread + shift) % size
}

function unscrambled(value: number, size: number, shift: number): number {
  const back = BigInt(size)
  const spare = (BigInt(value) - BigInt(shift) + back) % back
  return Number((spare * inverse(BigInt(spread), back)) % back)
}

function inverse(value: bigint, size: bigint): bigint {
  let [rest, next, sum, following] = [size, value, 0n, 1n]
  while (next !== 0n) {
    const times = rest / next
    ;[rest, next, sum, following] = [next, rest - times * next, following, sum - times * following]
  }
  return ((sum % size) + size) % size
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
