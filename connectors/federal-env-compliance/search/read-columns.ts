import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { serviceNames } from '../services'
import { classifyFailure, metadataAnswer, metadataUrl } from '../wire'

const params = z.strictObject({
  service: z.enum(serviceNames),
  attempt: z
    .int()
    .min(0)
    .max(1)
    .default(0)
    .describe('1 after the numbers of the first reading no longer fitted.'),
})
const result = z.object({ numbers: z.record(z.string(), z.int()) })

/** A request selects columns by number, and the numbers change from year to year. */
export const readColumns = {
  summary: 'The number of each column of a search, by its name in lower case.',
  params,
  result,
  example: { service: 'all-media' },
  cache: { freshFor: DAY, staleFor: 0 },
  async run({ service }, { upstream }) {
    const columns = await upstream.json({ url: metadataUrl(service) }, metadataAnswer, {
      classify: classifyFailure,
    })
    return { numbers: Object.fromEntries(columns.map(({ id, name }) => [name.toLowerCase(), id])) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
