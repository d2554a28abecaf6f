import { z } from 'zod'
import type { Part } from './part'

/** How far an order is; nothing of what was found. */
export const orderState = {
  status: z.string().nullable(),
  stage: z.string().nullable(),
  complete: z.boolean().nullable(),
  submittedAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  estimatedCompletionAt: z.string().nullable(),
}

export const readOrderState = (order: Part) => ({
  status: order.words('status'),
  stage: order.words('stage'),
  complete: order.flag('complete'),
  submittedAt: order.moment('submittedAt'),
  updatedAt: order.moment('updatedAt'),
  completedAt: order.moment('completedAt'),
  estimatedCompletionAt: order.moment('estimatedCompletionAt'),
})
