import { z } from 'zod'
import { serviceInfo } from '@/lib/connector/info'
import type { Method } from '@/lib/connector/method'
import { programs } from './programs'

const params = serviceInfo.params
const result = serviceInfo.result.extend({ programs: z.record(z.string(), z.string()) })

/** The usual service info, and the acronyms that the search takes. */
export const getServiceInfo = {
  ...serviceInfo,
  summary: `${serviceInfo.summary.slice(0, -1)}; and the acronyms of programs in plain words.`,
  result,
  async run(given, context) {
    return { ...(await serviceInfo.run(given, context)), programs: { ...programs } }
  },
} satisfies Method<typeof params, typeof result>
