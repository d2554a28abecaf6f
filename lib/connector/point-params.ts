import { z } from 'zod'

/** Six decimals are about 0.1 m: finer digits would only split the cache. */
const round = (degrees: number) => Number(degrees.toFixed(6))

/** A WGS84 point, for the parameters of every method that takes one. */
export const pointParams = {
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .overwrite(round)
    .describe('WGS84 latitude in decimal degrees, north positive.'),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .overwrite(round)
    .describe('WGS84 longitude in decimal degrees, west negative.'),
}
