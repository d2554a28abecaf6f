import type { Call } from './engine'

/** Set by our own server from the socket or a trusted proxy; what a visitor sends under this name is removed there. */
const HEADER = 'x-openplat-visitor'

export const visitorOf = (headers: Headers): string => headers.get(HEADER) ?? 'unknown'

/** Whose request it is, and the signal that they have gone: what nobody waits for is not asked any more. */
export const askedBy = ({ headers, signal }: Request): Pick<Call, 'visitor' | 'signal'> => ({
  visitor: visitorOf(headers),
  signal,
})
