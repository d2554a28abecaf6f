/** The international foot and acre, because the survey foot was retired at the end of 2022. */
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
export const acresToSquareFeet = (acres: number): number => acres * SQUARE_FEET_PER_ACRE
export const squareMetersToSquareFeet = (squareMeters: number): number => squareMeters / METERS_PER_FOOT ** 2
