import { z } from 'zod'
import type { Method } from '@/lib/connector/method'
import { aboutOrder } from './identifiers'
import { orderState, readOrderState } from './order-state'
import { common } from './privacy'
import { tell } from './tell'

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
  example: {
    partnerEmployerId: 'thimble-homes',
    partnerCustomerId: 'front-desk',
    partnerOrderId: 'order-1001',
  },
  cache: false,
  run(asked, context) {
    return tell('status', asked, context, {
      inside: ['envelope', 'order'],
      needs: ['status'],
      read: readOrderState,
    })
  },
} satisfies Method<typeof aboutOrder, typeof result>
