import type { Problem } from '@/lib/connector/errors'
import { ENVELOPE, type Meta } from '@/lib/connector/result'

interface Options {
  /** If this signal is aborted, the promise rejects. All other failures resolve to a problem. */
  signal?: AbortSignal
  body?: unknown
}

interface Http {
  status: number
  headers: Headers
  body: unknown
}

type FetchedJson<T> =
  | { ok: true; data: T; meta: Meta; http: Http }
  /** `http` is absent if no response arrived. */
  | { ok: false; problem: Problem; http?: Http }

export async function fetchJson<T>(path: string, options: Options = {}): Promise<FetchedJson<T>> {
  const { signal } = options
  try {
    const response = await fetch(path, toRequest(options))
    const body: unknown = await response.json()
    const http = { status: response.status, headers: response.headers, body }
    if (!response.ok) return { ok: false, problem: toProblem(body, response.headers), http }
    const { data, meta } = body as { data: T; meta: Meta }
    return { ok: true, data, meta, http }
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, problem: unreachable }
  }
}

function toRequest({ signal, body }: Options): RequestInit {
  const headers = { accept: ENVELOPE }
  const aborted = signal ? { signal } : {}
  if (body === undefined) return { headers, ...aborted }
  const typed = { ...headers, 'content-type': 'application/json' }
  return { method: 'POST', headers: typed, body: JSON.stringify(body), ...aborted }
}

/** Converts a problem document, which has `detail` where our code has `message`. */
export function toProblem(body: unknown, headers = new Headers()): Problem {
  const { code, detail, issues, keeper, reference } = body as Partial<Problem> & { detail?: string }
  if (!code || !detail) return unreachable
  const retryAfter = headers.get('retry-after')
  return {
    code,
    message: detail,
    issues: issues ?? [],
    ...(keeper ? { keeper } : {}),
    ...(reference ? { reference } : {}),
    ...(retryAfter === null ? {} : { retryAfter: Number(retryAfter) }),
  }
}

export const unreachable: Problem = {
  code: 'internal',
  message: 'This site did not answer. Check your connection and try again.',
  issues: [],
}
