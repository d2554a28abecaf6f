import { z } from 'zod'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { countUrl, fetchCount } from './wire'

const params = z.strictObject({ acronym: z.string() })
const result = z.object({ count: z.int().min(0) })

/**
 * A method of its own, so that the slow count of a large program is cached separately from the pages of rows.
 */
export const countProgramFacilities = {
  summary: 'How many rows a program has in the registry.',
  params,
  result,
  example: { acronym: 'NPDES' },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ acronym }, { upstream }) {
    return { count: await fetchCount(upstream, countUrl('frs_program_facility', 'pgm_sys_acrnm', acronym)) }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
