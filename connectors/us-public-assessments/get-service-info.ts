import { z } from 'zod'
import { serviceInfo } from '@/lib/connector/info'
import type { ConnectorMethod } from '@/lib/connector/method'
import { sources } from './recipe/source-list'
import { statusOf } from './search/choose-source'

const params = serviceInfo.params
const ids = z.array(z.string())
const result = serviceInfo.result.extend({
  sources: z.object({ enabled: ids, disabled: ids, not_configured: ids }),
})

export const getServiceInfo = {
  ...serviceInfo,
  summary: `${serviceInfo.summary.slice(0, -1)}; and which sources are switched on here.`,
  result,
  async run(params, context) {
    const withStatus = (status: string) =>
      sources.filter((source) => statusOf(source, context) === status).map(({ id }) => id)
    return {
      ...(await serviceInfo.run(params, context)),
      sources: {
        enabled: withStatus('enabled'),
        disabled: withStatus('disabled'),
        not_configured: withStatus('not_configured'),
      },
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
