import { z } from 'zod'
import { sources } from './recipe/source-list'
import { tablesOf } from './search/choose-source'

const year = z.string().regex(/^(19|20)\d\d$/, 'must be a year')
const list = z.string().regex(/^[a-z-]+(\s*,\s*[a-z-]+)*$/, 'must be names separated by commas')
const url = z.url({ protocol: /^https$/ })

const urls = sources.flatMap(tablesOf).map(({ setting }) => [setting, url.optional()])
const years = sources.flatMap(({ values }) =>
  values.year.from === 'inferred' ? [[values.year.setting, year.optional()]] : [],
)
const switches = sources.flatMap(({ enabledBy }) => (enabledBy ? [[enabledBy.setting, list.optional()]] : []))

export const settings = z.object({
  SOCRATA_APP_TOKEN: z.string().min(1).optional(),
  ...Object.fromEntries([...urls, ...years, ...switches]),
})

const sampleUrls = sources
  .flatMap(tablesOf)
  .flatMap(({ url, setting, sampleUrl }) => (url === null && sampleUrl ? [[setting, sampleUrl]] : []))
const switchNames = [...new Set(sources.flatMap(({ enabledBy }) => (enabledBy ? [enabledBy.setting] : [])))]
const entriesOf = (name: string) =>
  sources.flatMap(({ enabledBy }) => (enabledBy?.setting === name ? [enabledBy.entry] : []))

export const sampleSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sampleUrls),
  ...Object.fromEntries(switchNames.map((name) => [name, entriesOf(name).join(',')])),
}
