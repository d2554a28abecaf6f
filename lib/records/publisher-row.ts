import * as z from 'zod/mini'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.record(z.string(), z.unknown())])

export const row = z.record(z.string(), cell)

export const flag = z.strictObject({
  column: z.string(),
  found: z.array(z.string()).check(z.describe('For example: markup, link, phone-redacted, invisible')),
})
