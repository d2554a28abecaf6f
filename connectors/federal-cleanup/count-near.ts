import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { countedListIds } from '@/lib/records/cleanup-site/lists'
import { nearParams } from './area'
import { withinMiles } from './list-near'
import { tables } from './tables'
import { fetchCount } from './wire'

const params = z.strictObject({ ...nearParams, list: z.enum(countedListIds) })

const result = z.object({ count: z.int().nonnegative() })

export const countNear = {
  summary: 'How many sites of one federal list the source counts within a distance.',
  params,
  result,
  example: { latitude: 29.725, longitude: -95.23, list: 'npl', miles: 1 },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: async ({ list, miles, ...around }, context) => ({
    count: await fetchCount(tables[list], withinMiles(around, miles), context),
  }),
} satisfies ConnectorMethod<typeof params, typeof result>
