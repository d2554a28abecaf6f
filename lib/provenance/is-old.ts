import type { Meta } from '@/lib/connector/result'

const DAY_SECONDS = 86_400

/**
 * A stale result younger than a day is not old, because public records change too little in a day to warn the
 * visitor.
 */
export const isOld = ({ state, ageSeconds }: Pick<Meta, 'state' | 'ageSeconds'>): boolean =>
  state === 'stale' && ageSeconds >= DAY_SECONDS
