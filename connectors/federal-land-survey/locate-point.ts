import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import { findSectionsAt } from './find-surveyed'
import { outlines, toOutlines } from './outlines'

const params = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** For the page: the outline under a point in the same breath as its description. */
export const locatePoint = {
  summary: 'Outlines of the sections at one point.',
  params,
  result: outlines,
  example: { latitude: 45.68015, longitude: -107.91452 },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run({ latitude, longitude }, { upstream, connector }) {
    const point = { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
    return toOutlines(await findSectionsAt(point, upstream), connector.caveats)
  },
} satisfies Method<typeof params, typeof outlines>
