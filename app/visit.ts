import 'server-only'
import { visitorOf } from '@/lib/connector/asked-by'
import type { Call } from '@/lib/connector/engine'

/** By the number that our own server gave a request: the end of its visit, which pages are not told otherwise. */
const visits = Symbol.for('openplat.visits')
const HEADER = 'x-openplat-visit'

/** Whose visit this is, and the signal that they have gone. */
export function visitOf(headers: Headers): Pick<Call, 'visitor' | 'signal'> {
  const known = (globalThis as { [visits]?: Map<string, AbortSignal> })[visits]
  const signal = known?.get(headers.get(HEADER) ?? '')
  return { visitor: visitorOf(headers), ...(signal ? { signal } : {}) }
}
