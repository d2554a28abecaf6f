import type { z } from 'zod'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import type { SliceRunner } from '@/lib/in-turns'
import type { ConnectorError } from './errors'
import type { Citation, Result } from './result'
import type { ConnectorSource } from './source'
import type { RequestBudgetState } from './upstream/budget'
import type { UpstreamClient } from './upstream/upstream'

/** Seconds. After `freshFor`, a result may be served stale for `staleFor`. */
export interface CachePolicy {
  freshFor: number
  staleFor: number
}

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const DEFAULT_POLICY: CachePolicy = { freshFor: 30 * MINUTE, staleFor: 60 * MINUTE }

export type CallEachResult<T> =
  | { ok: true; data: T; retrievedAt: string; refreshFailed: boolean }
  | { ok: false; error: ConnectorError }

/** The only clock, network and configuration that a method may use. */
export interface MethodContext {
  upstream: UpstreamClient
  now: () => Date
  settings: Readonly<Record<string, string | undefined>>
  connector: ConnectorSource
  credentials?: { user: string; secret: string }
  call: <T>(method: ConnectorMethod<z.ZodType, z.ZodType<T>>, params: Record<string, unknown>) => Promise<T>
  /**
   * Calls a method of this connector for several sets of parameters, in few requests if the method has
   * `together`, and otherwise concurrently. Each result is cached, or fails, on its own. The calling method
   * must be uncached, because its own result is as old as the oldest of these results.
   */
  callEach: <T>(
    method: ConnectorMethod<z.ZodType, z.ZodType<T>>,
    several: readonly Record<string, unknown>[],
  ) => Promise<CallEachResult<T>[]>
  /**
   * Set only for declarations with `composes`. Calls a method of any connector, and returns its result or
   * failure as a value. A call that the method no longer awaits continues, so that the result is cached.
   */
  ask?: (connector: string, method: string, params: unknown) => Promise<Result<unknown>>
  pace: SliceRunner
  /** Returns undefined if the connector's host has no daily budget. */
  budget: () => Promise<RequestBudgetState | undefined>
}

export interface ConnectorMethod<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  summary: string
  title?: string
  params: P
  result: R
  example: z.input<P>
  advice?: Readonly<Record<string, string>>
  cache?: CachePolicy | false
  cost?: number
  /** Returns true if the answer may contain personal data. No shared cache may store such an answer. */
  namesPersons?(params: z.output<P>): boolean
  together?: {
    most(settings: MethodContext['settings']): number
    alike(params: z.output<P>): string
    run(several: readonly z.output<P>[], context: MethodContext): Promise<(z.input<R> | ConnectorError)[]>
  }
  table?(result: z.output<R>, params: z.output<P>): ExportTable<ExportRows>
  cite?(result: z.output<R>, params: z.output<P>): Citation
  run(params: z.output<P>, context: MethodContext): Promise<z.input<R>>
}
