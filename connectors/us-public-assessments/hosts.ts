import { tablesOf } from './choose-source'
import type { Source } from './source'
import { sources } from './source-list'

/** The hosts that a source's tables live on, and those that they point to. */
export const hostsOf = (source: Source): string[] => [
  ...tablesOf(source).flatMap(({ url }) => (url === null ? [] : [new URL(url).hostname])),
  ...(source.redirectHosts ?? []),
]

export const hosts: string[] = [...new Set(sources.flatMap(hostsOf))]
