import { type ActionDispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { colorings } from '@/components/parcels/map/color-classes'
import { ColorLegend } from '@/components/parcels/map/color-legend'
import { PARCEL_ZOOM } from '@/components/parcels/map/zooms'
import { Button } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import type { MapParcel } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'
import { fitLink } from '../fit-link'
import { LazyParcelMap } from '../map/lazy-parcels'
import { type PanelName, type ParcelsUrl, panels } from '../url'
import { ChoiceSelect } from './choice-select'
import { FilterPanel } from './filter/filter-panel'
import { type ListLook, ListPanel } from './list/list-panel'
import type { WorkspaceEvent } from './reduce-workspace'
import { ComparePanel } from './selection/compare-panel'
import { SelectedPanel } from './selection/selected-panel'
import { useWorkspace, type Work } from './use-workspace'

const texts = {
  show: 'Show map',
  hide: 'Hide map',
  region: 'Parcels in view',
  survey: 'Outlines are for orientation, not a survey.',
  value: 'Just value is the county’s assessment of January 1, not a price.',
}

/** Map and panel side by side; on a phone the panel first, and the map on request. */
export function Workspace({ url, edition }: { url: ParcelsUrl; edition: string }) {
  const work = useWorkspace(url)
  const [hovered, setHovered] = useState<string>()
  const [mapWanted, setMapWanted] = useState(false)
  const [look, setLook] = useState<ListLook>('list')
  const showMap = useCallback(() => setMapWanted(true), [])
  const { state } = work
  const panel = useRef<HTMLElement>(null)
  const map = useRef<HTMLDivElement>(null)
  const rows = useRef<RowsHandle>(null)
  const show = ({ key, latitude, longitude }: MapParcel) => {
    setMapWanted(true)
    work.tell({ type: 'chose', choice: { open: key } })
    work.tell({ type: 'went', at: { latitude, longitude }, zoom: Math.max(PARCEL_ZOOM, state.view.zoom) })
  }
  const showAndFocus = (parcel: MapParcel) => {
    show(parcel)
    map.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
  }
  // What was pressed can be gone with the panel or the row it stood in.
  useEffect(() => {
    if (state.choices > 0 && document.activeElement === document.body) {
      panel.current?.focus({ preventScroll: true })
    }
  }, [state.choices])
  return (
    <div
      data-workspace
      className="grid gap-x-6 noscript:hidden lg:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)] lg:items-start"
    >
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the map, which is what has the focus. */}
      <div
        ref={map}
        onKeyDown={({ key, ctrlKey, metaKey, altKey, target }) => {
          const isOfMap = target instanceof HTMLElement && target.role === 'application'
          if (isOfMap && key.toLowerCase() === 't' && !ctrlKey && !metaKey && !altKey)
            rows.current?.focus(state.url.open)
        }}
        className={`min-w-0 lg:sticky lg:top-4 lg:block print:block ${mapWanted ? '' : 'hidden'}`}
      >
        <MapSide work={work} edition={edition} open={hovered ?? state.url.open} />
      </div>
      <section ref={panel} tabIndex={-1} aria-label={texts.region} className="min-w-0">
        <PanelSwitch panel={state.url.panel} selected={state.url.selected.length} tell={work.tell} />
        <p role="status" className="font-semibold not-empty:mb-3 print:hidden">
          {state.said}
        </p>
        {state.url.panel === 'list' && (
          <ListPanel
            {...{ work, look }}
            onHover={setHovered}
            onLook={setLook}
            onShow={showAndFocus}
            handle={rows}
          />
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

interface PanelSwitchProps {
  panel: PanelName
  /** How many parcels are selected. */
  selected: number
  tell: ActionDispatch<[WorkspaceEvent]>
}

/** Plain toggles: the one that is pressed says which panel stands below. */
function PanelSwitch({ panel, selected, tell }: PanelSwitchProps) {
  return (
    <fieldset className="mb-4 min-w-0 border-b border-line print:hidden">
      <legend className="sr-only">What to show beside the map</legend>
      <div className="flex flex-wrap gap-x-1">
        {panelNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === panel}
            onClick={() => tell({ type: 'chose', choice: { panel: name } })}
            className="min-h-11 cursor-pointer border-b-3 border-transparent px-3 font-semibold text-accent hover:border-line aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            {panels[name]}
            {name === 'selected' && ` (${selected})`}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const panelNames: readonly PanelName[] = ['list', 'filter', 'selected', 'compare']

/** The link of what is on the screen, and what of it no link can carry. */
function ShareState({ url }: { url: ParcelsUrl }) {
  const { href, carried } = fitLink(url)
  const left = url.selected.length - carried
  return (
    <div className="mt-6 border-t border-line pt-3 print:hidden">
      <CopyLink href={href} label="Link to this view" />
      {left > 0 && (
        <p role="status" className="mt-2 text-base">
          The selection is too long for a link. It carries the place, the filters and the first{' '}
          {formatNumber(carried)} selected parcels, not the other {formatNumber(left)}. Download the selection
          to pass on all {formatNumber(url.selected.length)}.
        </p>
      )}
    </div>
  )
}

/** Back to another filter shows that one in the form. */
const filterKey = ({ filter }: ParcelsUrl) => JSON.stringify(filter)

interface Props {
  work: Work
  edition: string
  /** The parcel that is pointed at, or in focus. */
  open: string | undefined
}

/** The map, what its colors mean, and the tools that work on it. */
function MapSide({ work, edition, open }: Props) {
  const { state, tell, rows, answer, retries, setAreas } = work
  const { url, view } = state
  const listed = useMemo(() => rows.map(({ key }) => key), [rows])
  const handlers = useHandlers(tell)
  return (
    <div className="mb-6 flex min-w-0 flex-col gap-3">
      <div className="min-w-0 lg:h-[68svh] print:h-auto">
        <LazyParcelMap
          view={view}
          base={url.base}
          filter={url.filter}
          color={url.color}
          edition={edition}
          layer={answer?.ok ? answer.data.layer : 'polygons'}
          listed={listed}
          selected={url.selected}
          open={open}
          sketch={undefined}
          onCorner={undefined}
          onAreas={setAreas}
          retry={retries}
          {...handlers}
        />
      </div>
      <p className="text-base text-muted">{texts.survey}</p>
      <ChoiceSelect
        id="color"
        label="Color parcels by"
        choices={colorings}
        value={url.color}
        onChoose={(color) => tell({ type: 'chose', choice: { color } })}
      />
      <ColorLegend coloring={url.color} base={url.base} />
      {url.color === 'value' && <p className="text-base text-muted">{texts.value}</p>}
    </div>
  )
}

type Tell = ActionDispatch<Parameters<Work['tell']>>

/** The same functions for as long as the page stands, so that the map need not be drawn anew. */
function useHandlers(tell: Tell) {
  return useMemo(
    () => ({
      onView: (view: Work['state']['view'], bounds: Work['state']['bounds']) =>
        tell({ type: 'moved', view, bounds }),
      onBase: (base: Work['state']['url']['base']) => tell({ type: 'chose', choice: { base } }),
      onChoose: (key: string) => tell({ type: 'toggled', key }),
    }),
    [tell],
  )
}
