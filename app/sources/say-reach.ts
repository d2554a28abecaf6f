import type { Reach } from '@/lib/connector/health'

/** Whose word the last answers and failures are. */
export const sayReach: Readonly<Record<Reach, string>> = {
  process: 'Last successes and failures are those of this server since it started.',
  instances:
    'Last successes and failures are the latest of all servers that share this site, of the last 30 days.',
  'cut-off':
    'Last successes and failures are those of this server alone since it started: what it shares with the others cannot be read now.',
}
