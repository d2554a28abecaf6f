import { z } from 'zod'
import { describe } from '@/lib/connector/info'
import { DAY, type Method } from '@/lib/connector/method'

const params = z.strictObject({})

const result = z.object({
  service: z.string(),
  baseUrl: z.string().nullable(),
  auth: z.literal('none'),
  coverage: z.string(),
  methods: z.record(z.string(), z.string()),
  notes: z.array(z.string()),
})

/** The contract names exactly these keys for this connector; all is still made from the declaration. */
export const getServiceInfo = {
  summary: 'Program coverage, workflow and freshness of this source.',
  params,
  result,
  example: {},
  cache: { freshFor: DAY, staleFor: 0 },
  async run(_params, { connector }) {
    const { title, baseUrl, coverage, methods, freshness, workflow, notes, limits, caveats } =
      describe(connector)
    return {
      service: title,
      baseUrl,
      auth: 'none',
      coverage,
      methods,
      notes: [freshness.note, ...workflow, ...notes, ...limits, ...caveats],
    }
  },
} satisfies Method<typeof params, typeof result>
