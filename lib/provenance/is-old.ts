import type { Meta } from '@/lib/connector/result'

const DAY_SECONDS = 86_400

/** Whether a reader should know that the source gave no newer answer: below a day nothing in public records changes. */
export const isOld = ({ state, ageSeconds }: Pick<Meta, 'state' | 'ageSeconds'>): boolean =>
  state === 'stale' && ageSeconds >= DAY_SECONDS
