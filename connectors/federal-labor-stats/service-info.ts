import { z } from 'zod'
import { serviceInfo } from '@/lib/connector/info'
import type { Method } from '@/lib/connector/method'
import { limitsOf } from './key'

const params = serviceInfo.params
const result = serviceInfo.result.extend({
  isRegistered: z.boolean().describe('Whether this site has a key of the source.'),
  questionsPerDay: z.int(),
  questionsLeft: z.int().nullable().describe('As counted here since this server started.'),
  renewsAt: z.string().nullable().describe('When the source counts anew, as far as is known.'),
})

/** The usual service info, and what is left of the day. */
export const getServiceInfo = {
  ...serviceInfo,
  summary: `${serviceInfo.summary.slice(0, -1)}; and how many questions are left today.`,
  result,
  cache: false,
  async run(given, context) {
    const budget = await context.budget()
    return {
      ...(await serviceInfo.run(given, context)),
      isRegistered: context.settings.BLS_API_KEY !== undefined,
      questionsPerDay: limitsOf(context.settings).perDay,
      questionsLeft: budget?.left ?? null,
      renewsAt: budget?.renewsAt ?? null,
    }
  },
} satisfies Method<typeof params, typeof result>
