import 'server-only'
import { missingReading, type SnapshotReplay } from '@/app/_lib/read/reading-scope'
import type { OpenplatEngine } from '@/connectors/engine'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import { findMethod } from '@/lib/connector/engine/find-method'
import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import type { Snapshot, SnapshotCall } from '@/lib/snapshots/snapshot'

const texts = {
  changed:
    'An earlier version of this site saved this answer in a form that this page cannot show. “What changed since” lists its values.',
}

export function replayOf(snapshot: Snapshot, href: string, engine: OpenplatEngine): SnapshotReplay {
  const stored = new Map(
    snapshot.readings.flatMap((reading) => keysOf(engine, reading).map((key) => [key, reading])),
  )
  return {
    href,
    takenAt: new Date(snapshot.takenAt),
    answer(connector, method, params) {
      const keys = keysOf(engine, { connector, method, params })
      const reading = keys.map((key) => stored.get(key)).find((each) => each !== undefined)
      if (!reading) return missingReading
      return isShowable(engine, reading) ? asKept(reading.result) : refuse(texts.changed)
    },
  }
}

type Question = Pick<SnapshotCall, 'connector' | 'method'> & { params: unknown }

function keysOf(engine: OpenplatEngine, { connector, method, params }: Question): string[] {
  const parsed = methodOf(engine, { connector, method })?.params.safeParse(params)
  const normalized = parsed?.success ? [parsed.data] : []
  return [...normalized, params].map((each) => canonicalKey([connector, method, each]))
}

/** Returns false if the current schema rejects the stored result, such as for a missing field. */
function isShowable(engine: OpenplatEngine, reading: SnapshotCall): boolean {
  const { result } = reading
  return !result.ok || (methodOf(engine, reading)?.result.safeParse(result.data).success ?? false)
}

export function methodOf(
  engine: OpenplatEngine,
  { connector, method }: Pick<Question, 'connector' | 'method'>,
) {
  try {
    return findMethod(engine.registry, connector, method, { internal: true }).method
  } catch {
    return undefined
  }
}

/** Computes the current age, so that an old result never looks new. */
function asKept(result: Result<unknown>): Result<unknown> {
  if (!result.ok) return result
  const ageSeconds = Math.max(0, Math.floor((Date.now() - Date.parse(result.meta.retrievedAt)) / 1000))
  return { ...result, meta: { ...result.meta, ageSeconds, isKept: true } }
}

function refuse(message: string): Result<never> {
  const error: Problem = { code: 'source_disabled', message, issues: [] }
  return { ok: false, error }
}
