import type { State } from '@/components/ui/state-chip'
import type { HostHealth } from '@/lib/connector/upstream/health'

export interface Condition {
  state: State
  label: string
}

const failing: Condition = { state: 'failed', label: 'Failing' }
const changed: Condition = { state: 'failed', label: 'Format changed' }
const ours = /^(upstream_unavailable|upstream_timeout|rate_limited|credentials_rejected|internal)$/

/** The later of a host's two last words counts. */
export function readCondition({ lastSuccess, lastFailure }: HostHealth): Condition {
  if (!lastSuccess && !lastFailure) return { state: 'none', label: 'Not asked yet' }
  if (!lastFailure || (lastSuccess && lastSuccess.at >= lastFailure.at)) {
    return { state: 'found', label: 'Answering' }
  }
  if (lastFailure.code === 'upstream_changed') return changed
  if (ours.test(lastFailure.code)) return failing
  // It was there to say no: one question was wrong, not the host.
  return { state: 'found', label: 'Answering, refused the last' }
}

/** Of a source with several hosts: what is wrong at any of them, and how many were asked. */
export function readConditions(hosts: readonly HostHealth[]): Condition & { note?: string } {
  const [only, ...more] = hosts
  if (only && more.length === 0) return readCondition(only)
  const asked = hosts.map(readCondition).filter(({ state }) => state !== 'none')
  if (asked.length === 0) return { state: 'none', label: 'Not asked yet', note: `${hosts.length} hosts` }
  const note = `${asked.length} of ${hosts.length} hosts asked`
  const bad = asked.filter(({ state }) => state === 'failed')
  const [first] = bad
  if (!first) return { state: 'found', label: 'Answering', note }
  return { state: 'failed', label: `${first.label} at ${bad.length}`, note }
}

/** The latest of several moments. */
export const latestOf = (moments: readonly (string | undefined)[]): string | undefined =>
  moments
    .filter((each) => each !== undefined)
    .toSorted()
    .at(-1)
