import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { isHostName } from '@/lib/connector/upstream/host-name'
import { fetchDomains } from '@/lib/socrata/catalogue'
import { namesOf } from './portals/portal'

const params = z.strictObject({})
const result = z.object({
  portals: z.array(
    z.object({
      portal: z.string().describe('The host to name in other methods.'),
      cataloguedAs: z.string(),
      entries: z.int().min(0),
    }),
  ),
})

export const listPortals = {
  summary: 'Portals that the catalog knows, and how many entries it has of each.',
  params,
  result,
  example: {},
  cache: { freshFor: DAY, staleFor: DAY },
  async run(_params, { upstream }) {
    const domains = await fetchDomains(upstream)
    return {
      portals: domains
        .filter(({ host }) => isHostName(host))
        .map(({ host, entries }) => ({ portal: namesOf(host).host, cataloguedAs: host, entries })),
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
