import type { State } from '@/components/ui/state-chip'
import type { HostHealth } from '@/lib/connector/health'

/** The later of a host's two last words counts. */
export function readCondition({ lastSuccess, lastFailure }: HostHealth): { state: State; label: string } {
  if (!lastSuccess && !lastFailure) return { state: 'none', label: 'Not asked yet' }
  if (!lastFailure || (lastSuccess && lastSuccess.at >= lastFailure.at)) {
    return { state: 'found', label: 'Answering' }
  }
  if (lastFailure.code === 'upstream_changed') return { state: 'failed', label: 'Format changed' }
  // It was there to say no: one question was wrong, not the host.
  if (lastFailure.code === 'upstream_rejected')
    return { state: 'found', label: 'Answering, refused the last' }
  return { state: 'failed', label: 'Failing' }
}
