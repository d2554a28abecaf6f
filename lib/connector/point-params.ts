import { z } from 'zod'

const round = (degrees: number) => Number(degrees.toFixed(6))

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
