import type { CallEachResult } from '../method'
import type { Meta } from '../result'
import type { CacheReadResult } from './cache'

export interface MethodRunResult {
  data: unknown
  requests: Meta['requests']
  batch?: string
  oldest?: AnswerAge
}

export interface RequestLog {
  requests: Meta['requests']
  parts: AnswerAge[]
}

type AnswerAge = Pick<CacheReadResult<unknown>, 'state' | 'storedAt' | 'failure'>

export function toPart<T>({ value, storedAt, failure }: CacheReadResult<MethodRunResult>): CallEachResult<T> {
  const retrievedAt = new Date(storedAt).toISOString()
  // A cast is enough, because the cache holds only values that passed the method's result schema.
  return { ok: true, data: value.data as T, retrievedAt, refreshFailed: failure !== undefined }
}

export function oldestOf(parts: readonly AnswerAge[]): NonNullable<MethodRunResult['oldest']> {
  const has = (state: AnswerAge['state']) => parts.some((part) => part.state === state)
  const state = has('stale') ? 'stale' : has('miss') ? 'miss' : 'fresh'
  const failed = parts.find(({ failure }) => failure !== undefined)
  return {
    state,
    storedAt: Math.min(...parts.map(({ storedAt }) => storedAt)),
    ...(failed ? { failure: failed.failure } : {}),
  }
}

export function sizeInBytes({ data, requests }: MethodRunResult): number {
  const bytes =
    data instanceof Object && 'bytes' in data && data.bytes instanceof Uint8Array ? data.bytes.byteLength : 0
  return bytes + sizeOf(bytes > 0 ? requests : { data, requests })
}

/** Estimates without serializing, because the JSON of outlines can take a megabyte. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + 8
  if (typeof value !== 'object' || value === null) return 20
  let size = 8
  // Adds numbers inline, because a call for each number of an outline takes longer.
  if (Array.isArray(value)) for (const each of value) size += typeof each === 'number' ? 20 : sizeOf(each)
  // Uses `for in`, because `Object.entries` would create an array for each of thousands of objects.
  else for (const key in value) size += 2 * key.length + 8 + sizeOf(value[key as keyof typeof value])
  return size
}

export interface SharedCallResult {
  answer?: string | undefined
  failure?: string | undefined
}

export interface SharedRequestOutcome {
  kind: keyof SharedCallResult
  text: string
  milliseconds: number
}

/**
 * Results and claims that several instances share. No method rejects: an unavailable store looks empty, and
 * callers then query the source themselves.
 */
export interface SharedResultStore {
  look(key: string): Promise<SharedCallResult>
  /** `holder` is the token of the instance that holds the claim. A claim expires unless it is renewed. */
  claim(key: string, token: string): Promise<SharedCallResult & { holder: string }>
  holder(key: string): Promise<string | undefined>
  renew(key: string, token: string): Promise<void>
  land(key: string, token: string, landing?: SharedRequestOutcome): Promise<void>
  renewEveryMs: number
}
