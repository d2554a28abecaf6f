import type { AnswerPart } from '../method'
import type { Meta } from '../result'
import type { CachedAnswer } from './cache'

export interface EngineAnswer {
  data: unknown
  requests: Meta['requests']
  batch?: string
  oldest?: AnswerAge
}

export interface Trail {
  requests: Meta['requests']
  parts: AnswerAge[]
}

type AnswerAge = Pick<CachedAnswer<unknown>, 'state' | 'storedAt' | 'failure'>

export function toPart<T>({ value, storedAt, failure }: CachedAnswer<EngineAnswer>): AnswerPart<T> {
  const retrievedAt = new Date(storedAt).toISOString()
  // Casts without a check, because the cache only holds values that passed the method's result schema.
  return { ok: true, data: value.data as T, retrievedAt, refreshFailed: failure !== undefined }
}

/** A composed answer has the age of its oldest part and the state of its stalest part. */
export function oldestOf(parts: readonly AnswerAge[]): NonNullable<EngineAnswer['oldest']> {
  const has = (state: AnswerAge['state']) => parts.some((part) => part.state === state)
  const state = has('stale') ? 'stale' : has('miss') ? 'miss' : 'fresh'
  const failed = parts.find(({ failure }) => failure !== undefined)
  return {
    state,
    storedAt: Math.min(...parts.map(({ storedAt }) => storedAt)),
    ...(failed ? { failure: failed.failure } : {}),
  }
}

export function sizeInBytes({ data, requests }: EngineAnswer): number {
  const bytes =
    data instanceof Object && 'bytes' in data && data.bytes instanceof Uint8Array ? data.bytes.byteLength : 0
  return bytes + sizeOf(bytes > 0 ? requests : { data, requests })
}

/**
 * Estimates the size of the value's JSON without serializing it, because an answer with outlines can have a
 * megabyte of numbers.
 */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + 8
  if (typeof value !== 'object' || value === null) return 20
  let size = 8
  if (Array.isArray(value)) for (const each of value) size += sizeOf(each)
  // Entries would be an array for each of its thousands of objects.
  else for (const key in value) size += 2 * key.length + 8 + sizeOf(value[key as keyof typeof value])
  return size
}

export interface SharedLook {
  answer?: string | undefined
  failure?: string | undefined
}

export interface Landing {
  kind: keyof SharedLook
  text: string
  milliseconds: number
}

/**
 * Answers and claims that instances share. Methods never reject: if the store is unavailable it looks empty,
 * and callers query the source themselves.
 */
export interface SharedAnswers {
  look(key: string): Promise<SharedLook>
  /**
   * Returns the holder's token: this token, or that of an earlier claim. A claim expires unless it is
   * renewed.
   */
  claim(key: string, token: string): Promise<SharedLook & { holder: string }>
  holder(key: string): Promise<string | undefined>
  renew(key: string, token: string): Promise<void>
  land(key: string, token: string, landing?: Landing): Promise<void>
  renewEveryMs: number
}
