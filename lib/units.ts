/** The international foot and acre: the survey foot was retired at the end of 2022. */
const METERS_PER_FOOT = 0.3048
const METERS_PER_MILE = 1609.344
const SQUARE_METERS_PER_ACRE = 4046.8564224
const SQUARE_FEET_PER_ACRE = 43_560

export const metersToFeet = (meters: number): number => meters / METERS_PER_FOOT
export const feetToMeters = (feet: number): number => feet * METERS_PER_FOOT
export const metersToMiles = (meters: number): number => meters / METERS_PER_MILE
export const milesToMeters = (miles: number): number => miles * METERS_PER_MILE
export const squareMetersToAcres = (squareMeters: number): number => squareMeters / SQUARE_METERS_PER_ACRE
export const squareFeetToAcres = (squareFeet: number): number => squareFeet / SQUARE_FEET_PER_ACRE

/** Whole feet from ten up: the elevation models do not know inches. */
export function formatFeet(feet: number): string {
  return `${withDigits(feet, Math.abs(feet) < 10 ? 1 : 0)} ft`
}

export function formatMeters(meters: number): string {
  return `${withDigits(meters, 1)} m`
}

/** Below one acre a hundredth is a garage; above a thousand a tenth is noise. */
export function formatAcres(acres: number): string {
  const size = Math.abs(acres)
  return `${withDigits(acres, size < 10 ? 2 : size < 1000 ? 1 : 0)} acres`
}

export function formatMiles(miles: number): string {
  const size = Math.abs(miles)
  return `${withDigits(miles, size < 10 ? 2 : size < 100 ? 1 : 0)} mi`
}

/** At most this many decimals, none of them empty; never "-0". */
function withDigits(value: number, digits: number): string {
  const rounded = Number(value.toFixed(digits))
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(rounded === 0 ? 0 : rounded)
}
