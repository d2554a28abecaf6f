import 'server-only'
import { cache } from 'react'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { findShareable, type ShareablePage } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import type { App } from '@/connectors/engine'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { formatList } from '@/lib/format'
import type { Snapshot, SnapshotCall } from '@/lib/snapshots/snapshot'
import type { SnapshotOpenOutcome } from '@/lib/snapshots/store'
import { replayOf } from './replay'

export const openSnapshot = cache(async (id: string): Promise<SnapshotOpenOutcome> => {
  const { snapshots } = await getApp()
  return snapshots.open(id)
})

export interface SnapshotPage {
  snapshot: Snapshot
  page: ShareablePage
}

export async function startReplay(id: string, snapshot: Snapshot): Promise<SnapshotPage | undefined> {
  const page = findShareable(snapshot.href)
  if (!page) return undefined
  const { engine } = await getApp()
  readingScope().replay ??= replayOf(snapshot, snapshotHref(id), engine)
  return { snapshot, page }
}

export const snapshotHref = (id: string) => `/s/${encodeURIComponent(id)}`

export function nameSource({ connector, result }: SnapshotCall, { registry }: App['engine']): string {
  if (result.ok) return result.meta.source
  const declarations: Readonly<Record<string, ConnectorDeclaration>> = registry
  return Object.hasOwn(declarations, connector) ? (declarations[connector]?.title ?? connector) : connector
}

export const joinNames = (names: readonly string[]): string => formatList(new Set(names))
