import { networkOf } from '@/lib/networks'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { EngineCallOptions } from '../engine/requests'

/**
 * Our server sets this header from the socket or from a trusted proxy, and removes it from incoming requests.
 */
const HEADER = 'x-openplat-visitor'
const RELAYED_HEADER = 'x-openplat-relayed'

export const limitTexts = defineSentences('http.caller', {
  title: 'Too many requests',
  tooMany: {
    one: 'Too many requests from your address. Try again in 1 second.',
    other: 'Too many requests from your address. Try again in {count, number} seconds.',
  },
})

export const visitorOf = (headers: Headers): string => networkOf(headers.get(HEADER) ?? 'unknown')

export const isRelayed = (headers: Headers): boolean => headers.has(RELAYED_HEADER)

export const callerOf = ({ headers, signal }: Request): Pick<EngineCallOptions, 'visitor' | 'signal'> => ({
  visitor: visitorOf(headers),
  signal,
})
