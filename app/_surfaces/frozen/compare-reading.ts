import 'server-only'
import { read } from '@/app/_lib/read/data'
import { keepable, withoutPersons } from '@/app/_lib/share/page-questions'
import type { OpenplatEngine } from '@/connectors/engine'
import { compareAnswers } from '@/lib/comparison/compare-answers'
import { compareTables } from '@/lib/comparison/compare-tables'
import type { ResultComparison } from '@/lib/comparison/difference'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import type { ExportTable } from '@/lib/export/table'
import type { SnapshotCall } from '@/lib/snapshots/snapshot'
import { methodOf } from './replay'

export type CallResultChange =
  | { kind: 'compared'; was: Meta; is: Meta; comparison: ResultComparison }
  | { kind: 'unasked'; was: Meta | undefined; problem: Problem }
  | { kind: 'answers-now'; is: Meta; before: Problem }

export interface SnapshotCallComparison {
  reading: SnapshotCall
  compared: CallResultChange
}

export async function compareReading(
  reading: SnapshotCall,
  engine: OpenplatEngine,
): Promise<SnapshotCallComparison> {
  const { connector, method, result: was } = reading
  const ask = read as (connector: string, method: string, params: unknown) => Promise<Result<unknown>>
  const answer = await ask(connector, method, reading.params)
  const declaration = keepable(engine.registry, connector)
  const is = declaration ? withoutPersons(declaration, answer) : answer
  if (!is.ok)
    return { reading, compared: { kind: 'unasked', was: was.ok ? was.meta : undefined, problem: is.error } }
  if (!was.ok) return { reading, compared: { kind: 'answers-now', is: is.meta, before: was.error } }
  const comparison = compare(reading, { was: was.data, is: is.data }, engine)
  return { reading, compared: { kind: 'compared', was: was.meta, is: is.meta, comparison } }
}

export function compare(
  reading: Pick<SnapshotCall, 'connector' | 'method' | 'params'>,
  data: { was: unknown; is: unknown },
  engine: OpenplatEngine,
): ResultComparison {
  const was = tableOf(reading, data.was, engine)
  const is = tableOf(reading, withoutNewParts(data.is, data.was), engine)
  return was && is ? compareTables(was, is) : compareAnswers(data.was, data.is)
}

/**
 * Removes parts that the older result lacks, such as column types, because otherwise every cell would differ.
 */
function withoutNewParts(is: unknown, was: unknown): unknown {
  if (!(is instanceof Object) || !(was instanceof Object) || Array.isArray(is)) return is
  return Object.fromEntries(Object.entries(is).filter(([name]) => Object.hasOwn(was, name)))
}

/** Returns undefined if the method has no table, or if its schemas reject the stored params or result. */
export function tableOf(
  reading: Pick<SnapshotCall, 'connector' | 'method' | 'params'>,
  data: unknown,
  engine: OpenplatEngine,
): ExportTable | undefined {
  const method = methodOf(engine, reading)
  const params = method?.params.safeParse(reading.params)
  if (!method?.table || !params?.success || !method.result.safeParse(data).success) return undefined
  const table = method.table(data, params.data)
  return { ...table, rows: [...table.rows] }
}
