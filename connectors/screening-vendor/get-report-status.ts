import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { aboutOrder, exampleOrder } from './identifiers'
import { common } from './privacy'
import type { VendorReportNode } from './privacy/part'
import { describeWithheld } from './withhold-fields'

export const orderState = {
  status: z.string().nullable(),
  stage: z.string().nullable(),
  complete: z.boolean().nullable(),
  submittedAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  estimatedCompletionAt: z.string().nullable(),
}

export const readOrderState = (order: VendorReportNode) => ({
  status: order.words('status'),
  stage: order.words('stage'),
  complete: order.flag('complete'),
  submittedAt: order.moment('submittedAt'),
  updatedAt: order.moment('updatedAt'),
  completedAt: order.moment('completedAt'),
  estimatedCompletionAt: order.moment('estimatedCompletionAt'),
})

const result = z.object({
  partnerEmployerId: z.string(),
  partnerCustomerId: z.string(),
  partnerOrderId: z.string(),
  ...orderState,
  ...common,
})

export const getReportStatus = {
  summary: 'How far one order is: status and times, without report data.',
  params: aboutOrder,
  result,
  example: exampleOrder,
  cache: false,
  run(params, context) {
    return describeWithheld('status', params, context, {
      inside: ['envelope', 'order'],
      needs: ['status'],
      toRecord: readOrderState,
    })
  },
} satisfies ConnectorMethod<typeof aboutOrder, typeof result>
