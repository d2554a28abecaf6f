import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { aboutRequestor } from './identifiers'
import { common } from './privacy'
import { describeWithheld } from './withhold-fields'

const result = z.object({
  partnerEmployerId: z.string(),
  partnerCustomerId: z.string(),
  role: z.string().nullable(),
  status: z.string().nullable(),
  ...common,
})

export const getRequestor = {
  summary: 'One requestor under an employer: role and status. Name and contact are withheld.',
  params: aboutRequestor,
  result,
  example: { partnerEmployerId: 'thimble-homes', partnerCustomerId: 'front-desk' },
  cache: false,
  run(params, context) {
    return describeWithheld('requestor', params, context, {
      inside: ['envelope', 'requestor'],
      needs: ['role', 'status', 'partnerCustomerId'],
      toRecord: (requestor) => ({ role: requestor.words('role'), status: requestor.words('status') }),
    })
  },
} satisfies ConnectorMethod<typeof aboutRequestor, typeof result>
