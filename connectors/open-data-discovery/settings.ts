import { z } from 'zod'
import type { TableSetting } from './construction/source'
import { constructionSources } from './construction/source-list'

const url = z.url({ protocol: /^https$/ })
const refused = constructionSources.filter(({ refusedBecause }) => refusedBecause !== undefined)
const refusedIds = refused.map(({ id }) => id)

const isListOfRefused = (text: string) => text.split(',').every((id) => refusedIds.includes(id.trim()))
const configured = constructionSources.flatMap(({ table }): TableSetting[] =>
  'setting' in table ? [table] : [],
)

/** `NEW_CONSTRUCTION_SOURCES` enables sources that have a `refusedBecause`. */
export const settings = z.object({
  SOCRATA_APP_TOKEN: z.string().min(1).optional(),
  NEW_CONSTRUCTION_SOURCES: z
    .string()
    .refine(isListOfRefused, `must be names separated by commas, of ${refusedIds.join(', ')}`)
    .optional(),
  ...Object.fromEntries(configured.map(({ setting }) => [setting, url.optional()])),
})

export const sampleSettings: Readonly<Record<string, string>> = {
  NEW_CONSTRUCTION_SOURCES: refusedIds.join(','),
  ...Object.fromEntries(configured.map(({ setting, sampleUrl }) => [setting, sampleUrl])),
}
