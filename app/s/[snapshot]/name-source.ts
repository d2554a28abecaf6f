import 'server-only'
import type { House } from '@/connectors/engine'
import type { Declaration } from '@/lib/connector/declaration'
import type { Reading } from '@/lib/snapshots/snapshot'

/** As the answer names its source; of a failure, as this site does. */
export function nameSource({ connector, result }: Reading, { registry }: House['engine']): string {
  if (result.ok) return result.meta.source
  const declarations: Readonly<Record<string, Declaration>> = registry
  return Object.hasOwn(declarations, connector) ? (declarations[connector]?.title ?? connector) : connector
}

export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(new Set(names))
