import { networkOf } from '@/lib/networks'
import type { Call } from '../engine/requests'

/**
 * Our server sets this header from the socket or from a trusted proxy, and removes it from incoming requests.
 */
const HEADER = 'x-openplat-visitor'
const RELAYED_HEADER = 'x-openplat-relayed'

export const visitorOf = (headers: Headers): string => networkOf(headers.get(HEADER) ?? 'unknown')

export const isRelayed = (headers: Headers): boolean => headers.has(RELAYED_HEADER)

export const callerOf = ({ headers, signal }: Request): Pick<Call, 'visitor' | 'signal'> => ({
  visitor: visitorOf(headers),
  signal,
})
