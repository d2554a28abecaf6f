import { z } from 'zod'
import { serviceInfo } from '@/lib/connector/info'
import type { ConnectorMethod } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { constructionSources } from './construction/source-list'
import { stateOf } from './construction/source-state'

const texts = defineSentences('open-data-discovery.get-service-info', {
  authOption:
    'None is needed. Whoever runs this site may configure an app token for the Socrata portals, which lifts their common limits; callers never send one.',
})

const params = serviceInfo.params
const ids = z.array(z.string())
const result = serviceInfo.result.extend({
  authOption: z.string(),
  hasAppToken: z.boolean(),
  sources: z.object({ enabled: ids, disabled: ids, not_configured: ids }),
})

export const getServiceInfo = {
  ...serviceInfo,
  summary:
    'How to find and query a dataset, security controls, limits, the auth option, license caveats, and which sources are switched on here.',
  result,
  async run(params, context) {
    const withState = (state: string) =>
      constructionSources.filter((source) => stateOf(source, context).state === state).map(({ id }) => id)
    return {
      ...(await serviceInfo.run(params, context)),
      authOption: texts.authOption,
      hasAppToken: context.settings.SOCRATA_APP_TOKEN !== undefined,
      sources: {
        enabled: withState('enabled'),
        disabled: withState('disabled'),
        not_configured: withState('not_configured'),
      },
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
