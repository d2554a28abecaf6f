import { parcelWords } from '@/app/_lib/coverage/parcel-forms'
import { countyByFips, formatCounty } from '@/lib/geography/counties'
import { stateByCode } from '@/lib/geography/states'
import { localHref } from '@/lib/language/local-href'
import { readLotRequest } from '@/lib/records/parcel/lot-request'
import { isPlainAddress } from '@/lib/street-address/is-plain-address'

export interface ParcelNumberCounties {
  number: string
  counties: { fips: string; state: string; label: string }[]
}

const LONGEST = 120
/** A number with fewer digits may be a highway number or a ZIP code. */
const LEAST_DIGITS = 6
/**
 * A word of a parcel number contains a digit or is a single letter. Nearly every street or city name has a
 * longer word without a digit.
 */
const numberWord = /^(?:(?=[^\d]*\d)[\dA-Z*.\-/:_#]+|[A-Z])$/i
const otherNumbers = [
  /^[+-]?\d{1,3}\.\d+\s+[+-]?\d{1,3}\.\d+$/,
  /^\d{5}-\d{4}$/,
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})$/,
]
const label = new RegExp(String.raw`^(?:${parcelWords}|pin|apn|folio|tax map)[:#.]?\s+`, 'i')
const countyBehind = /^(.*\d\S*)\s*,\s*(\D+ (?:county|parish)\b\D*)$/i

/** Parses "Maricopa 123-45-678", "Maricopa County, AZ 123-45-678" and "123-45-678, Maricopa County, AZ". */
export function readCountyNumber(text: string): ParcelNumberCounties | undefined {
  const plain = text.trim().replace(/\s+/g, ' ').replace(label, '')
  if (plain.length > LONGEST || isPlainAddress(plain)) return undefined
  const [, front, behind] = countyBehind.exec(plain) ?? []
  const request = readLotRequest(behind ? `${behind} ${front}` : plain)
  if (!request?.counties || !isParcelNumber(request.number)) return undefined
  return {
    number: request.number,
    counties: request.counties.map(({ fips, state }) => ({ fips, state, label: nameOf(fips, state) })),
  }
}

function isParcelNumber(number: string): boolean {
  if (otherNumbers.some((other) => other.test(number))) return false
  const digits = number.replace(/\D/g, '').length
  return digits >= LEAST_DIGITS && number.split(' ').every((word) => numberWord.test(word))
}

function nameOf(fips: string, state: string): string {
  const name = formatCounty(fips, countyByFips(fips)?.name ?? fips)
  return `${name}, ${stateByCode(state)?.name ?? state}`
}

/** Identifies the county by its FIPS code, because two counties of one state can have the same name. */
export const countyNumberHref = (fips: string, number: string): string =>
  localHref(`/place?${new URLSearchParams({ q: `${fips} ${number}` })}`)
