import * as z from 'zod/mini'

/** A cell as the publisher wrote it, cleaned of what could do harm; shapes and links stay objects. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.record(z.string(), z.unknown())])

/** Rows keep the portal's own columns. */
export const row = z.record(z.string(), cell)

/** What the scanner of untrusted text found in one cell. */
export const flag = z.strictObject({
  column: z.string(),
  found: z.array(z.string()).check(z.describe('For example: markup, link, phone-redacted, invisible')),
})
