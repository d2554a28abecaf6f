import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ParcelsUrl } from '../url'
import { ComparePanel } from './compare-panel'
import { FilterPanel } from './filter-panel'
import { type ListLook, ListPanel } from './list-panel'
import { MapSide } from './map-side'
import { PanelSwitch } from './panel-switch'
import { SelectedPanel } from './selected-panel'
import { ShareState } from './share-state'
import { useWorkspace } from './use-workspace'

const texts = { show: 'Show map', hide: 'Hide map', region: 'Parcels in view' }

/** Map and panel side by side; on a phone the panel first, and the map on request. */
export function Workspace({ url, edition }: { url: ParcelsUrl; edition: string }) {
  const work = useWorkspace(url)
  const [hovered, setHovered] = useState<string>()
  const [mapWanted, setMapWanted] = useState(false)
  const [look, setLook] = useState<ListLook>('list')
  const showMap = useCallback(() => setMapWanted(true), [])
  const { state } = work
  const panel = useRef<HTMLElement>(null)
  // What was pressed can be gone with the panel or the row it stood in.
  useEffect(() => {
    if (state.choices > 0 && document.activeElement === document.body) {
      panel.current?.focus({ preventScroll: true })
    }
  }, [state.choices])
  return (
    <div className="grid gap-x-6 noscript:hidden lg:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] lg:items-start">
      <div className="mb-4 lg:hidden print:hidden">
        <Button
          type="button"
          look="secondary"
          aria-expanded={mapWanted}
          onClick={() => setMapWanted(!mapWanted)}
        >
          {mapWanted ? texts.hide : texts.show}
        </Button>
      </div>
      <div className={`min-w-0 lg:sticky lg:top-4 lg:block print:block ${mapWanted ? '' : 'hidden'}`}>
        <MapSide work={work} edition={edition} open={hovered ?? state.url.open} />
      </div>
      <section ref={panel} tabIndex={-1} aria-label={texts.region} className="min-w-0">
        <PanelSwitch panel={state.url.panel} selected={state.url.selected.length} tell={work.tell} />
        <p role="status" className="font-semibold not-empty:mb-3 print:hidden">
          {state.said}
        </p>
        {state.url.panel === 'list' && (
          <ListPanel work={work} onHover={setHovered} look={look} onLook={setLook} />
        )}
        {state.url.panel === 'filter' && <FilterPanel key={filterKey(state.url)} work={work} />}
        {state.url.panel === 'selected' && (
          <SelectedPanel work={work} onHover={setHovered} onShow={showMap} />
        )}
        {state.url.panel === 'compare' && <ComparePanel known={work.known} />}
        <ShareState url={state.url} />
      </section>
    </div>
  )
}

/** Back to another filter shows that one in the form. */
const filterKey = ({ filter }: ParcelsUrl) => JSON.stringify(filter)
