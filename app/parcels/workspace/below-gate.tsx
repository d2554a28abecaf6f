import { Button } from '@/components/ui/button'
import { hasFilter, sayFilter } from '../say-filter'
import { INSIDE_ZOOM } from '../url'
import { sayCounted } from './say-count'
import { useCount } from './use-count'
import type { Work } from './use-workspace'

const texts = {
  gate: 'Parcels are drawn and listed from a closer view on, about a neighborhood.',
  zoom: 'Zoom in',
}

/** Too far out for parcels: how many there are where that can be counted, and the way in. */
export function BelowGate({ work: { state, tell } }: { work: Work }) {
  const { filter, at } = state.url
  const count = useCount(state.bounds, filter, true)
  return (
    <div className="mb-4 rounded-control border border-line bg-surface p-4">
      <p role="status" className="font-semibold">
        {sayCounted(count, hasFilter(filter))}
      </p>
      {hasFilter(filter) && <p className="text-base text-muted">Filters: {sayFilter(filter)}.</p>}
      <p className="mt-2 mb-3">{texts.gate}</p>
      <Button type="button" look="secondary" onClick={() => tell({ type: 'went', at, zoom: INSIDE_ZOOM })}>
        {texts.zoom}
      </Button>
    </div>
  )
}
