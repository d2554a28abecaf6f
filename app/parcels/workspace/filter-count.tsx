import { sayCount } from '../say-parcel'
import type { DraftCount } from './use-draft-count'

export function FilterCount({ count }: { count: DraftCount }) {
  return (
    <p role="status" className="mb-4 font-semibold">
      {count.kind === 'said'
        ? count.text
        : `${sayCount(count.matched)} of ${sayCount(count.total)} parcels in view meet these filters.`}
    </p>
  )
}
