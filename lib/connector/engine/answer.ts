import type { AnswerPart } from '../method'
import type { Meta } from '../result'
import type { Kept } from './cache'

/** What is kept of a call. */
export interface EngineAnswer {
  data: unknown
  requests: Meta['requests']
  /** The same for answers that came together. */
  batch?: string
  /** The age of what it was put together from: of the oldest part. */
  oldest?: Aged
}

/** What happens on the way to an answer. */
export interface Trail {
  requests: Meta['requests']
  parts: Aged[]
}

type Aged = Pick<Kept<unknown>, 'state' | 'storedAt' | 'failure'>

export function toPart<T>({ value, storedAt, failure }: Kept<EngineAnswer>): AnswerPart<T> {
  const retrievedAt = new Date(storedAt).toISOString()
  // Checked against the method's own result schema before it was kept.
  return { ok: true, data: value.data as T, retrievedAt, refreshFailed: failure !== undefined }
}

/** A whole is as old as its oldest part, and as fresh as its stalest. */
export function oldestOf(parts: readonly Aged[]): NonNullable<EngineAnswer['oldest']> {
  const has = (state: Aged['state']) => parts.some((part) => part.state === state)
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
  const rest = bytes > 0 ? requests : { data, requests }
  return bytes + 2 * JSON.stringify(rest).length
}

/** What instances behind one balancer know of a question. */
export interface SharedLook {
  answer?: string | undefined
  /** Of the newest flight, for a while. */
  failure?: string | undefined
}

export interface Landing {
  kind: keyof SharedLook
  text: string
  milliseconds: number
}

/**
 * Texts that several instances share, and which of them is asking a source now. Nothing here ever fails: where the
 * store cannot be reached, nothing is known and whoever wants to ask may.
 */
export interface SharedAnswers {
  look(key: string): Promise<SharedLook>
  /** Who asks: the given token, or that of whoever came first. A claim ends by itself unless it is renewed. */
  claim(key: string, token: string): Promise<SharedLook & { holder: string }>
  holder(key: string): Promise<string | undefined>
  renew(key: string, token: string): Promise<void>
  /** Lets the claim go, and leaves what came of it for the others. */
  land(key: string, token: string, landing?: Landing): Promise<void>
  /** How often a claim has to be renewed. */
  renewEveryMs: number
}
