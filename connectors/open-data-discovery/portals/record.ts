import { z } from 'zod'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('open-data-discovery.record', {
  datasetIdIsTwo: 'A dataset id is two groups of four letters or digits: ydr8-5enu.',
})

export const scan = z.strictObject({
  scanned: z.int(),
  redacted: z
    .record(z.string(), z.int())
    .describe('How many telephone numbers, e-mail addresses and so on were taken out'),
  flagged: z.record(z.string(), z.int()),
  note: z.string(),
})

export const rowSource = z.strictObject({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  host: z.string(),
  licence: z.string(),
  notice: z.string().nullable(),
  updatedAt: z.string().nullable(),
})

export const page = {
  returned: z.int(),
  nextOffset: z.int().nullable(),
  truncated: z.boolean(),
}

export const portal = z
  .string()
  .min(3)
  .max(253)
  .describe('Host name of the portal: data.cityofchicago.org. No scheme, path or port.')

export const datasetId = z
  .string()
  .regex(/^[A-Za-z0-9]{4}-[A-Za-z0-9]{4}$/, texts.datasetIdIsTwo)
  .describe('Two groups of four letters or digits, as searchDatasets gives it.')

export const words = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters')
  .regex(/[\p{L}\p{N}]/u, 'must contain a letter or a digit')
