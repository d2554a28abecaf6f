import { z } from 'zod'

/** A cell as the publisher wrote it, cleaned of what could do harm; shapes and links stay objects. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.record(z.string(), z.unknown())])

/** What the scanner of untrusted text found in one cell. */
export const flag = z.strictObject({
  column: z.string(),
  found: z.array(z.string()).describe('For example: instruction, markup, link, phone-redacted, invisible'),
})

/** How many texts were scanned, and what was done to them. */
export const scan = z.strictObject({
  scanned: z.int(),
  redacted: z
    .record(z.string(), z.int())
    .describe('How many telephone numbers, e-mail addresses and so on were taken out'),
  flagged: z.record(z.string(), z.int()),
  note: z.string(),
})

/** Rows keep the portal's own columns. */
export const row = z.record(z.string(), cell)

export const rowSource = z.strictObject({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  host: z.string(),
  licence: z.string(),
  notice: z.string().nullable(),
  updatedAt: z.string().nullable(),
})

/** What every paged answer says about its page. */
export const page = {
  returned: z.int(),
  nextOffset: z.int().nullable(),
  truncated: z.boolean(),
}

/** A row of a new-construction source: the publisher's columns, and what we read out of them. */
export const constructionRecord = z.strictObject({
  id: z.string().nullable(),
  date: z.string().nullable().describe('The day of the source’s date column; null where it cannot be read'),
  address: z.string().nullable(),
  kind: z.string().nullable(),
  status: z.string().nullable(),
  description: z.string().nullable(),
  units: z.number().nullable(),
  value: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  row,
  flags: z.array(flag),
})

/** One permit, inspection or violation of a city, whatever the city calls its columns. */
export const buildingRecord = z.strictObject({
  kind: z.enum(['building-permit', 'building-inspection', 'property-violation']),
  number: z.string().nullable(),
  status: z.string().nullable(),
  type: z.string().nullable(),
  description: z.string().nullable(),
  address: z.string().nullable(),
  dates: z
    .record(z.string(), z.string())
    .describe('Days by what happened on them: applied, issued, inspected, …'),
  value: z.number().nullable(),
  link: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  sourceRowId: z.string().nullable(),
  source: z.string().describe('The feed’s id'),
  flags: z.array(flag),
})

export const portal = z
  .string()
  .min(3)
  .max(253)
  .describe('Host name of the portal: data.cityofchicago.org. No scheme, path or port.')

export const datasetId = z
  .string()
  .regex(
    /^[A-Za-z0-9]{4}-[A-Za-z0-9]{4}$/,
    'A dataset id is two groups of four letters or digits: ydr8-5enu.',
  )
  .describe('Two groups of four letters or digits, as searchDatasets gives it.')

/** Neither controls nor halves of letters, and something to look for. */
export const words = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters')
  .regex(/[\p{L}\p{N}]/u, 'must contain a letter or a digit')
