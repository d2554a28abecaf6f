import 'server-only'
import { holdsBytes, keepable, withoutPersons } from '@/app/_lib/share/page-questions'
import type { OpenplatEngine } from '@/connectors/engine'
import type { Result } from '@/lib/connector/result'
import type { ConnectorSource } from '@/lib/connector/source'
import type { FeedWatchResult } from '@/lib/feeds/change'
import type { FeedWatch } from '@/lib/feeds/renew'
import type { Snapshot, SnapshotCall } from '@/lib/snapshots/snapshot'
import { compare } from '../frozen/compare-reading'
import { everyDays, FEEDS, type FeedAdmission, isScarce } from './pace'

/** Returns an empty list if the snapshot has sample data and the server live data, or the reverse. */
export function watchedPage(snapshot: Snapshot, engine: OpenplatEngine, admit: FeedAdmission): FeedWatch[] {
  if (snapshot.sample !== engine.sample) return []
  return snapshot.readings.flatMap((reading, at) => {
    const declaration = keepable(engine.registry, reading.connector)
    if (!declaration || !isRepeatable(declaration, reading)) return []
    return [
      {
        key: String(at),
        everyDays: everyDays(declaration, reading.method),
        firstAskedAt: snapshot.takenAt,
        loadFirst: async () => toAnswer(reading.result, snapshot.release),
        async ask(signal) {
          await admit(signal)
          if (await isScarce(engine, [declaration])) return undefined
          const { connector, method, params } = reading
          const call = { internal: true, visitor: FEEDS, signal, waitsForRefresh: true }
          const result = await engine.callNamed(connector, method, params, call)
          return holdsBytes(result)
            ? undefined
            : toAnswer(withoutPersons(declaration, result), engine.release)
        },
        compare: (was, is) => compareValues(reading, was, is, engine),
      },
    ]
  })
}

const isRepeatable = ({ renewal }: ConnectorSource, { method }: SnapshotCall): boolean =>
  renewal?.only?.includes(method) ?? true

const toAnswer = (result: Result<unknown>, release: string): FeedWatchResult | undefined =>
  result.ok
    ? { data: result.data, source: result.meta.source, retrievedAt: result.meta.retrievedAt, release }
    : undefined

/** Ignores values that another release adds or removes, because the source may have changed nothing. */
function compareValues(
  reading: SnapshotCall,
  { data: was, release }: FeedWatchResult,
  { data: is, release: now }: FeedWatchResult,
  engine: OpenplatEngine,
) {
  const { differences } = compare(reading, { was, is }, engine)
  const isWindow = hasMoreRows(was) || hasMoreRows(is)
  return differences.filter((each) => {
    const isRow = each.was === null && each.is === null
    // In a list of only the newest rows, each new row displaces an old row, which still exists.
    if (isRow) return !(isWindow && each.kind === 'gone')
    return release === now || each.kind === 'changed'
  })
}

const marks = ['truncated', 'isCut', 'hasMore'] as const
const MARKS_DEPTH = 3

function hasMoreRows(data: unknown, depth = MARKS_DEPTH): boolean {
  if (depth === 0 || !(data instanceof Object)) return false
  if (marks.some((mark) => mark in data && Reflect.get(data, mark) === true)) return true
  return Object.values(data).some((part) => hasMoreRows(part, depth - 1))
}
