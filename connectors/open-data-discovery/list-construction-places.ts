import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { constructionSources } from './construction/source-list'
import { stateOf } from './construction/source-state'

const params = z.strictObject({})

const place = z.strictObject({
  id: z.string(),
  city: z.string(),
  state: z.string(),
  reach: z.enum(['city', 'county', 'state', 'region']),
  enabled: z.boolean(),
})

const result = z.strictObject({ places: z.array(place) })

/** Uses only our declarations, because a coverage map must not wait for portals. */
export const listConstructionPlaces = {
  summary: 'Places with new-construction permits. Asks no source.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, context) {
    return {
      places: constructionSources.map((source) => {
        const { id, city, state, reach } = source
        return { id, city, state, reach, enabled: stateOf(source, context).state === 'enabled' }
      }),
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
