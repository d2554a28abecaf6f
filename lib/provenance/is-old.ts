import type { Meta } from '@/lib/connector/result'

const DAY_SECONDS = 86_400

/** Below a day, no public record changes enough to warn a reader. */
export const isOld = ({ state, ageSeconds }: Pick<Meta, 'state' | 'ageSeconds'>): boolean =>
  state === 'stale' && ageSeconds >= DAY_SECONDS
