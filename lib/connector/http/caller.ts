import { networkOf } from '@/lib/networks'
import type { Call } from '../engine/requests'

/** Set by our own server from the socket or a trusted proxy; what a visitor sends under this name is removed there. */
const HEADER = 'x-openplat-visitor'
const RELAYED_HEADER = 'x-openplat-relayed'

/** By what visitors are told apart, in limits and in lines. */
export const visitorOf = (headers: Headers): string => networkOf(headers.get(HEADER) ?? 'unknown')

/** Whether a proxy passed the request on that the operator does not trust. */
export const isRelayed = (headers: Headers): boolean => headers.has(RELAYED_HEADER)

/** Whose request it is, and the signal that they have gone: what nobody waits for is not asked any more. */
export const callerOf = ({ headers, signal }: Request): Pick<Call, 'visitor' | 'signal'> => ({
  visitor: visitorOf(headers),
  signal,
})
