import type { z } from 'zod'
import type { ExportTable, Rows } from '@/lib/export/table'
import type { Pace } from '@/lib/in-turns'
import type { ConnectorError } from './errors'
import type { Citation, Result } from './result'
import type { ConnectorSource } from './source'
import type { BudgetState } from './upstream/budget'
import type { Upstream } from './upstream/upstream'

/** Seconds an answer is fresh, and how much longer it may serve while a refresh runs or the source is down. */
export interface CachePolicy {
  freshFor: number
  staleFor: number
}

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The contract's own: 30 minutes fresh, 60 more while a refresh runs or the source is down. */
export const DEFAULT_POLICY: CachePolicy = { freshFor: 30 * MINUTE, staleFor: 60 * MINUTE }

/** One of several questions asked at once: its own answer with its own age, or its own failure. */
export type AnswerPart<T> =
  | { ok: true; data: T; retrievedAt: string; refreshFailed: boolean }
  | { ok: false; error: ConnectorError }

/** What a method may use. There is no other clock, network or configuration. */
export interface Context {
  upstream: Upstream
  now: () => Date
  /** The connector's own settings, parsed by the connector's zod schema. */
  settings: Readonly<Record<string, string | undefined>>
  connector: ConnectorSource
  /** The caller's credentials, for connectors that need them. */
  credentials?: { user: string; secret: string }
  /** Another method of the same connector, or of the geocoder, with its cache. */
  call: <T>(method: Method<z.ZodType, z.ZodType<T>>, params: Record<string, unknown>) => Promise<T>
  /**
   * Many questions to a method of the same connector: in few requests where it answers several together, else beside
   * each other. Each is kept for itself and fails for itself, so only what is missing is asked; for methods that are not kept themselves, whose age is that of the oldest part.
   */
  callEach: <T>(
    method: Method<z.ZodType, z.ZodType<T>>,
    several: readonly Record<string, unknown>[],
  ) => Promise<AnswerPart<T>[]>
  /**
   * Any method of any connector, with where its answer comes from and a failure as a value; only for declarations
   * that put several together. A question that is not waited for goes on, so that its answer is kept.
   */
  ask?: (connector: string, method: string, params: unknown) => Promise<Result<unknown>>
  /** Some milliseconds of work on thousands of rows, when it is this visitor's turn. */
  pace: Pace
  /** What is left of the day at the connector's own host, where it has a budget. */
  budget: () => Promise<BudgetState | undefined>
}

export interface Method<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  summary: string
  /** In a person's words, where the name with its publisher does not say it. */
  title?: string
  params: P
  result: R
  /** Serves the contract test, OpenAPI, the explorer and the recorder. */
  example: z.input<P>
  /** What to give in place of a name that callers try and this method does not take. */
  advice?: Readonly<Record<string, string>>
  /** Left out: 30 minutes fresh, 60 more stale. `false`: never kept. */
  cache?: CachePolicy | false
  /** What it takes of a visitor's allowance, where it asks several questions. Left out: 1. */
  cost?: number
  /** Whether the answer has somebody's name in it: then no shared cache may keep it. */
  namesPersons?(params: z.output<P>): boolean
  /** How several questions are put to the source in one request. */
  together?: {
    most(settings: Context['settings']): number
    /** Only questions with the same text here fit into one request. */
    alike(params: z.output<P>): string
    /** An answer or a failure for each, in their order. */
    run(several: readonly z.output<P>[], context: Context): Promise<(z.input<R> | ConnectorError)[]>
  }
  /** The rows of a result as a table, where it has any: what the export links serve. */
  table?(result: z.output<R>, params: z.output<P>): ExportTable<Rows>
  /** Which publisher, data set, days and record an answer rests on: goes into its meta. */
  cite?(result: z.output<R>, params: z.output<P>): Citation
  run(params: z.output<P>, context: Context): Promise<z.input<R>>
}
