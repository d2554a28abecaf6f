import { z } from 'zod'
import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { describeConstruction, listedConstructionSource } from './listed-source'
import { constructionSources } from './source-list'

const params = z.strictObject({})
const result = z.strictObject({
  count: z.int(),
  sources: z.array(listedConstructionSource),
  note: z.string(),
})

export const listNewConstructionPermitSources = {
  summary:
    'Curated sources of new-construction permits: recipe and what it rests on, day, order, license and gaps of each.',
  params,
  result,
  example: {},
  cache: DEFAULT_POLICY,
  async run(_params, context) {
    const sources = await Promise.all(
      constructionSources.map((source) => describeConstruction(source, context)),
    )
    return {
      count: sources.length,
      sources,
      note: 'issuedAfter bounds the day named by dateColumn, which is not always the day of issue. A permit is not proof that construction started or finished.',
    }
  },
} satisfies Method<typeof params, typeof result>
