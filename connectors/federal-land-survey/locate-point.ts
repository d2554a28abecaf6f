import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { citeSurvey } from './cite-survey'
import { findSectionsAt } from './find-surveyed'
import { outlines, toOutlines } from './outlines'

const params = z.strictObject({
  ...pointParams,
})

/** For the page: the outline under a point in the same breath as its description. */
export const locatePoint = {
  summary: 'Outlines of the sections at one point.',
  params,
  result: outlines,
  example: { latitude: 45.68015, longitude: -107.91452 },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run(point, { upstream, connector }) {
    return toOutlines(await findSectionsAt(point, upstream), connector.caveats)
  },
  cite: citeSurvey,
} satisfies Method<typeof params, typeof outlines>
