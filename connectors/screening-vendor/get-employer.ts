import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { aboutEmployer } from './identifiers'
import { common } from './privacy'
import { describeWithheld } from './withhold-fields'

const result = z.object({
  partnerEmployerId: z.string(),
  /** Is null if the name may be a person's. */
  name: z.string().nullable(),
  status: z.string().nullable(),
  ...common,
})

export const getEmployer = {
  summary: 'One employer by its partner employer id: name of the organization and status, nothing else.',
  params: aboutEmployer,
  result,
  example: { partnerEmployerId: 'thimble-homes' },
  cache: false,
  run(params, context) {
    return describeWithheld('employer', params, context, {
      inside: ['envelope', 'employer'],
      needs: ['organization', 'status', 'partnerEmployerId'],
      toRecord: (employer) => ({
        name: employer.organization('organization'),
        status: employer.words('status'),
      }),
      organizationOf: ({ name }) => name,
    })
  },
} satisfies ConnectorMethod<typeof aboutEmployer, typeof result>
