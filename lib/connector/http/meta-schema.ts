import { z } from 'zod'

const text = z.string()

export const metaSchema = z
  .strictObject({
    connector: text,
    method: text,
    source: text,
    publisher: text,
    attribution: text,
    licence: text,
    dataset: text.optional().describe('The data set itself, where the answer names it.'),
    dated: z
      .array(z.strictObject({ label: text, on: text.nullable().optional() }))
      .optional()
      .describe('What the values are dated by; null is a day that is not published.'),
    record: z
      .strictObject({ href: text, label: text })
      .optional()
      .describe('The record at the authority itself.'),
    requests: z
      .array(z.strictObject({ method: text, url: text }))
      .describe('The requests to the source, in order.'),
    retrievedAt: z.iso.datetime(),
    ageSeconds: z.int().min(0),
    state: z.enum(['miss', 'fresh', 'stale']),
    refreshFailed: z
      .strictObject({ code: text, message: text })
      .optional()
      .describe('Why the newer answer is missing, when an older one serves.'),
    sample: z.boolean().describe('True when the values are invented, for trying the product.'),
  })
  .describe('Where an answer came from and how old it is.')
