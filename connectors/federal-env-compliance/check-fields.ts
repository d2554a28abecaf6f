import { z } from 'zod'
import type { Method } from '@/lib/connector/method'
import { serviceNames, services } from './services'
import { classifyFailure, metadataAnswer, metadataUrl } from './wire'

const params = z.strictObject({})
const result = z.object({ findings: z.array(z.object({ what: z.string(), missing: z.array(z.string()) })) })

/** For the doctor: does each search still publish the columns we read? */
export const checkFields = {
  summary: 'Compares the columns each search publishes with those this connector reads.',
  params,
  result,
  example: {},
  cache: false,
  async run(_params, { upstream }) {
    const findings = serviceNames.map(async (service) => {
      const request = { url: metadataUrl(service) }
      const columns = await upstream.json(request, metadataAnswer, { classify: classifyFailure })
      const published = new Set(columns.map(({ name }) => name.toLowerCase()))
      const read = Object.values(services[service].columns)
      return { what: service, missing: read.filter((name) => !published.has(name.toLowerCase())) }
    })
    return { findings: await Promise.all(findings) }
  },
} satisfies Method<typeof params, typeof result>
