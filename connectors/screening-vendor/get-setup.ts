import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'

const params = z.strictObject({})
const result = z.object({ isConfigured: z.boolean() })

export const getSetup = {
  summary: 'Whether whoever runs this site has set up a screening service.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, { settings }) {
    return { isConfigured: settings.SCREENING_VENDOR_BASE_URL !== undefined }
  },
} satisfies ConnectorMethod<typeof params, typeof result>
