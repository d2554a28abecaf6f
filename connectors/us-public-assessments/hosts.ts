import type { AssessmentRecipe } from './recipe/source'
import { sources } from './recipe/source-list'
import { tablesOf } from './search/choose-source'

export const hostsOf = (source: AssessmentRecipe): string[] => [
  ...tablesOf(source).flatMap(({ url }) => (url === null ? [] : [new URL(url).hostname])),
  ...(source.redirectHosts ?? []),
]

export const hosts: string[] = [...new Set(sources.flatMap(hostsOf))]

export const baseUrls: Readonly<Record<string, string>> = Object.fromEntries(
  sources.flatMap((source) => {
    const [table] = tablesOf(source)
    return table?.url ? [[source.id, table.url]] : []
  }),
)
