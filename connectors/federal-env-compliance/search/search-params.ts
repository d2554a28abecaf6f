import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-env-compliance.search-params', {
  radius: 'The radius must be greater than 0 and less than 100 miles.',
  narrow: 'Add a county, a point with a radius, a box, or an industry code (naics or sic).',
  latitudeLiesBetween90: 'A latitude lies between -90 and 90.',
  longitudeLiesBetween180: 'A longitude lies between -180 and 180.',
  naicsCodeHas2: 'A NAICS code has 2 to 6 digits; fewer digits stand for all codes that begin so.',
  sicCodeHas2: 'An SIC code has 2 to 4 digits.',
  twoLettersSuchAsTx: 'Two letters, such as TX.',
  countyNumberHas1: 'A county number has 1 to 5 digits, such as 48201.',
  withoutFilter: 'Without any filter this is every regulated facility of the country. Give a state. {narrow}',
  epaEchoFindsAbout: 'EPA ECHO finds {size} (about 100,000). {narrow}',
})

/** Six decimals are about 0.1 m. More digits would only split the cache. */
const round = (degrees: number) => Number(degrees.toFixed(6))
/** Never rounds up to 100, which the source refuses, and never down to zero. */
const roundRadius = (miles: number) => Math.min(99.9999, Number(miles.toFixed(4))) || miles

const latitude = () =>
  z.number().min(-90, texts.latitudeLiesBetween90).max(90, texts.latitudeLiesBetween90).overwrite(round)
const longitude = () =>
  z.number().min(-180, texts.longitudeLiesBetween180).max(180, texts.longitudeLiesBetween180).overwrite(round)

export const pointShape = {
  latitude: latitude().describe('WGS84 latitude of the point searched around.'),
  longitude: longitude().describe('WGS84 longitude of the point searched around.'),
  radiusMiles: z
    .number(texts.radius)
    .gt(0, texts.radius)
    .lt(100, texts.radius)
    .overwrite(roundRadius)
    .describe('Miles, greater than 0 and less than 100.'),
}

export const industryShape = {
  naics: z
    .string()
    .regex(/^\d{2,6}$/, texts.naicsCodeHas2)
    .optional()
    .describe('NAICS code of 2 to 6 digits; a shorter one stands for all that begin with it.'),
  sic: z
    .string()
    .regex(/^\d{2,4}$/, texts.sicCodeHas2)
    .optional()
    .describe('SIC code of 2 to 4 digits; a shorter one stands for all that begin with it.'),
}

export const boxShape = z.strictObject({
  c1lat: latitude().describe('Latitude of one corner.'),
  c1lon: longitude().describe('Longitude of that corner.'),
  c2lat: latitude().describe('Latitude of the opposite corner.'),
  c2lon: longitude().describe('Longitude of the opposite corner.'),
})

const sharedShape = {
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, texts.twoLettersSuchAsTx)
    .optional()
    .describe('Two-letter state.'),
  countyFips: z
    .string()
    .regex(/^\d{1,5}$/, texts.countyNumberHas1)
    .optional()
    .describe('Federal county number: state and county (48201), or with `state` the last three digits.'),
  ...industryShape,
  bbox: boxShape.optional().describe('Two opposite corners, in any order; not across the 180th meridian.'),
  latitude: pointShape.latitude.optional(),
  longitude: pointShape.longitude.optional(),
  radiusMiles: pointShape.radiusMiles.optional(),
  activeOnly: z
    .boolean()
    .optional()
    .describe('Only what the source counts as active. Left out or false: everything.'),
}

/** Excludes the county's name, because the air search accepts only a county number. */
export const airSearchParams = z.strictObject(sharedShape)

export const searchParams = z.strictObject({
  ...sharedShape,
  county: z.string().trim().min(1).max(120).optional().describe('County name; needs `state`.'),
})

export type FacilitySearchParams = z.output<typeof searchParams>

export const withoutFilter = () =>
  new ConnectorError('too_broad', texts.withoutFilter({ narrow: texts.narrow }))

export function tooBroad(rows: number | null): ConnectorError {
  const size =
    rows === null ? 'more rows than it gives out' : `${formatNumber(rows)} rows, more than it gives out`
  return new ConnectorError('too_broad', texts.epaEchoFindsAbout({ size, narrow: texts.narrow }))
}
