import type { Kept } from './cache'
import type { Part } from './method'
import type { Meta } from './result'

/** What is kept of a call. */
export interface Answer {
  data: unknown
  requests: Meta['requests']
  /** The same for answers that came together. */
  batch?: string
  /** The age of what it was put together from: of the oldest part. */
  oldest?: Pick<Kept<unknown>, 'state' | 'storedAt' | 'failure'>
}

/** What happens on the way to an answer. */
export interface Trail {
  requests: Meta['requests']
  parts: Kept<Answer>[]
}

export function toPart<T>({ value, storedAt, failure }: Kept<Answer>): Part<T> {
  const retrievedAt = new Date(storedAt).toISOString()
  // Checked against the method's own result schema before it was kept.
  return { ok: true, data: value.data as T, retrievedAt, refreshFailed: failure !== undefined }
}

/** A whole is as old as its oldest part, and as fresh as its stalest. */
export function oldestOf(parts: readonly Kept<Answer>[]): NonNullable<Answer['oldest']> {
  const has = (state: Kept<Answer>['state']) => parts.some((part) => part.state === state)
  const state = has('stale') ? 'stale' : has('miss') ? 'miss' : 'fresh'
  const failed = parts.find(({ failure }) => failure !== undefined)
  return {
    state,
    storedAt: Math.min(...parts.map(({ storedAt }) => storedAt)),
    ...(failed ? { failure: failed.failure } : {}),
  }
}

export function sizeInBytes({ data, requests }: Answer): number {
  const bytes =
    data instanceof Object && 'bytes' in data && data.bytes instanceof Uint8Array ? data.bytes.byteLength : 0
  const rest = bytes > 0 ? requests : { data, requests }
  return bytes + 2 * JSON.stringify(rest).length
}
