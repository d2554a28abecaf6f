import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { Drift } from './read-drift'

/** What the last check found, and its day: a check says nothing of the days since. */
export function DriftChip({ drift: { state, label, at, isOld } }: { drift: Drift }) {
  return (
    <>
      <StateChip state={state} label={label} />
      {at && (
        <span className="mt-1 block text-sm text-muted">
          Checked <Moment iso={at} />
          {isOld && <strong className="block text-warn">More than 30 days ago</strong>}
        </span>
      )}
    </>
  )
}
