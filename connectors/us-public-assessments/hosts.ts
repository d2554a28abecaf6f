import type { Source } from './recipe/source'
import { sources } from './recipe/source-list'
import { tablesOf } from './search/choose-source'

/** Includes the hosts that the tables' hosts redirect to. */
export const hostsOf = (source: Source): string[] => [
  ...tablesOf(source).flatMap(({ url }) => (url === null ? [] : [new URL(url).hostname])),
  ...(source.redirectHosts ?? []),
]

export const hosts: string[] = [...new Set(sources.flatMap(hostsOf))]

/** The URL of each source's first table, except for sources that the operator must supply. */
export const baseUrls: Readonly<Record<string, string>> = Object.fromEntries(
  sources.flatMap((source) => {
    const [table] = tablesOf(source)
    return table?.url ? [[source.id, table.url]] : []
  }),
)
