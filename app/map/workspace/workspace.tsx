'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Geometry } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { type DragEvent, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { MapButton } from '@/components/map/controls/place-buttons'
import { Button } from '@/components/ui/button'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import { formatPoint } from '@/lib/url-state'
import { useCoverageInView } from '../coverage/use-coverage-in-view'
import { groupsOf, type LayerGroup } from '../layers/groups'
import { lazyPart } from '../lazy-part'
import { withLotOutline } from '../lots/lot-outline'
import { LayerFailure } from '../rows/layer-failure'
import { LayerSource } from '../rows/layer-source'
import type { SketchTool } from '../sketch/reduce-sketch'
import { SketchPanel } from '../sketch/sketch-panel'
import { ToolRow } from '../sketch/tool-row'
import { useSketch } from '../sketch/use-sketch'
import { useCovers } from '../table/use-covers'
import { LayerRail, PaperLegends } from './layer-rail'
import type { MapDialogKind } from './map-dialogs'
import { SearchNews } from './search-news'
import { TableSheet } from './table-sheet'
import {
  type DeclaredSources,
  type LayerSourceStates,
  layers,
  type MapWorkspaceState,
  useMapWork,
} from './use-map-work'
import { isOf } from './use-overlay'
import { useShortcuts } from './use-shortcuts'
import WorkspaceMap from './workspace-map'

const texts = {
  layers: 'Layers',
  here: 'What is here',
  share: 'Share',
  export: 'Export',
  help: 'Keyboard help',
  tools: 'Tools',
  close: 'Close',
}

const HerePanel = lazyPart(() => import('./here-panel'))
const MapDialog = lazyPart(() => import('./map-dialogs'))

export interface WorkspaceProps {
  states: LayerSourceStates
  declared: DeclaredSources
}

export default function Workspace(props: WorkspaceProps) {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      <MapWorkspace {...props} />
    </QueryClientProvider>
  )
}

// With the default `networkMode`, React Query would wait while offline instead of reporting a failure.
function createClient(): QueryClient {
  const queries = { retry: false, networkMode: 'always', refetchOnWindowFocus: false } as const
  return new QueryClient({ defaultOptions: { queries } })
}

function MapWorkspace({ states, declared }: WorkspaceProps) {
  const work = useMapWork(states, declared)
  const { state, tell, isWide, on, reports, opened, search } = work
  const { url, view, bounds } = state
  /** Set as soon as the map is created, so that the first tiles are counted too. */
  const [map, setMap] = useState<MapLibreMap>()
  const hasPanel = isWide && url.here !== undefined
  useCovers(map, `${url.table} ${hasPanel}`)
  const coverage = useCoverageInView(map, view, on)
  const [lot, setLot] = useState<{ at: string; outline: Geometry }>()
  const hereAt = url.here && formatPoint(url.here, 5)
  const outline = lot?.at === hereAt ? lot?.outline : undefined
  const overlay = useMemo(() => withLotOutline(work.overlay, outline), [work.overlay, outline])
  const [isRailOpen, setRailOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const rows = useRef<RowsHandle>(null)
  const [dialog, setDialog] = useState<MapDialogKind>()
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
  const listedLayer = work.tab === 'rows' && url.table !== 'line' ? work.active : undefined
  const sketch = useSketch(overlay, url.drawn, tell, map)
  const { tool } = sketch.state
  function chooseTool(next: SketchTool) {
    if (next === tool) return sketch.tell({ type: 'ended' })
    sketch.tell({ type: 'started', tool: next })
    // Lowers the sheet on a phone, because it would hide the corners.
    if (!isWide && url.table !== 'line') work.setTable('line')
    find('canvas')?.focus({ preventScroll: true })
  }
  const focusTool = useCallback((ended: SketchTool) => {
    const buttons = root.current?.querySelectorAll<HTMLElement>(
      `[data-tool="${ended}"] button, [data-tools] button`,
    )
    ;[...(buttons ?? [])].find((button) => button.checkVisibility())?.focus({ preventScroll: true })
  }, [])
  const openExport = () => {
    work.show(work.tab === 'here' ? 'rows' : work.tab)
    whenRendered(() => find('#map-export'), openMenu)
  }
  const undo = () => (tool ? sketch.tell({ type: 'undone' }) : tell({ type: 'undone' }))
  function switchGroup({ id, layers: members }: LayerGroup, isOn: boolean) {
    const named = members.filter((member) => url.on.includes(member.id)).map((member) => member.id)
    for (const layer of isOn ? [id] : named) tell({ type: 'switched', layer, isOn })
  }
  useShortcuts(root, {
    'ctrl+z': undo,
    'ctrl+y': () => tell({ type: 'redone' }),
    'ctrl+shift+z': () => tell({ type: 'redone' }),
    l: () => {
      setRailOpen(true)
      whenRendered(() => find('[data-layer]'), focus)
    },
    t: () => {
      work.show('rows')
      whenRendered(
        () => rows.current,
        (table) => table.focus(opened?.row.key),
      )
    },
    e: openExport,
    d: () => chooseTool('box'),
    c: () => {
      if (work.chosenRows.length < 2) return
      work.show('compare')
      whenRendered(() => find('[data-compare]'), focus)
    },
    '[': () => work.step(-1),
    ']': () => work.step(1),
    '?': () => setDialog('help'),
  })
  const here = url.here && (
    <Suspense>
      <HerePanel
        here={url.here}
        address={work.searchedAt(url.here)}
        record={opened}
        isSelected={url.open !== undefined && url.selected.includes(url.open)}
        onSelect={(isSelected) =>
          opened && tell({ type: 'selected', layer: opened.layer.id, keys: [opened.row.key], isSelected })
        }
        onOutline={(lotOutline) => hereAt && setLot({ at: hereAt, outline: lotOutline })}
        onClose={() => {
          work.closeHere()
          find('canvas')?.focus({ preventScroll: true })
        }}
      />
    </Suspense>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped anywhere, and chosen in the rail.
    <div
      ref={root}
      data-workspace
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeDropped(event, work)}
      className="relative flex h-full flex-col [container-type:size] lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)_auto] lg:grid-rows-[minmax(0,1fr)_auto] print:block print:[container-type:normal]"
    >
      {on.map((layer) => (
        <LayerSource
          key={layer.id}
          layer={layer}
          map={map}
          bounds={bounds}
          isClose={view !== undefined && view.zoom >= layer.fromZoom}
          looks={url.looks}
          records={url.selected}
          opened={url.open}
          state={work.stateOf(layer)}
          onReport={work.onReport}
        />
      ))}
      <nav
        aria-label={texts.layers}
        className={`min-h-0 overflow-y-auto bg-surface lg:relative lg:row-span-2 lg:block lg:border-r lg:border-line max-lg:absolute max-lg:inset-0 max-lg:z-40 print:hidden ${isRailOpen ? '' : 'max-lg:hidden'}`}
      >
        <div className="sticky top-0 z-10 flex justify-end bg-surface p-2 lg:hidden">
          <Button type="button" look="secondary" onClick={() => setRailOpen(false)}>
            {texts.close}
          </Button>
        </div>
        <LayerRail
          {...{ reports, view, bounds, listedLayer }}
          inView={coverage}
          groups={groupsOf(layers)}
          on={url.on}
          base={url.base}
          choicesOf={work.choicesOf}
          coverageOf={work.coverageOf}
          onSwitch={switchGroup}
          onLook={work.look}
          onFilter={(layer, choices) =>
            tell({
              type: 'filtered',
              layer: layer.id,
              drops: layer.choices.flatMap(({ id, keeps }) => (keeps ? [id] : [])),
              choices,
            })
          }
          onGo={(to) => tell({ type: 'went', view: to })}
        />
      </nav>
      <div className="relative min-h-0 min-w-0 flex-1 print:h-auto">
        <WorkspaceMap
          view={view}
          base={url.base}
          here={url.here}
          isBesidePanel={hasPanel}
          overlay={sketch.overlay}
          isDrawing={tool !== undefined}
          onBase={(base) => tell({ type: 'chose', change: { base } })}
          onView={(to, within) => {
            search.moved(to)
            tell({ type: 'moved', view: to, bounds: within })
          }}
          onPick={(point) => (tool ? sketch.addCorner([point.longitude, point.latitude]) : work.pick(point))}
          onSelect={(key, source, point) => {
            const layer = on.find((each) => isOf(each, source))
            if (layer) work.openDrawn(layer, key, point)
          }}
          onCreated={setMap}
          onLocate={search.locate}
          canUndo={state.trail.past.length > 0}
          canRedo={state.trail.ahead.length > 0}
          onUndo={(type) => tell({ type })}
        >
          <span className="lg:hidden">
            <MapButton label={texts.layers} onClick={() => setRailOpen(true)}>
              {texts.layers}
            </MapButton>
          </span>
          <span className="hidden gap-1 lg:flex @3xl:order-last @5xl:order-none">
            <ToolRow tool={tool} onTool={chooseTool} />
          </span>
          <span data-tools className="lg:hidden">
            <MapButton
              label={texts.tools}
              isPressed={tool !== undefined}
              onClick={() => chooseTool(tool ?? 'box')}
            >
              {texts.tools}
            </MapButton>
          </span>
          <MapButton label={texts.share} onClick={() => setDialog('share')} asks>
            {texts.share}
          </MapButton>
          <span className="hidden lg:block">
            <MapButton label={texts.export} onClick={openExport} disabled={on.length === 0}>
              {texts.export}
            </MapButton>
          </span>
          <MapButton label={texts.help} onClick={() => setDialog('help')} square asks>
            ?
          </MapButton>
        </WorkspaceMap>
        <div className="pointer-events-none absolute inset-x-2 top-28 z-20 mx-auto flex max-w-md flex-col gap-2 *:pointer-events-auto lg:top-16 print:static print:max-w-none">
          <p role="status" className="sr-only">
            {state.undoWords}
          </p>
          <SearchNews {...search} />
          <div role="status" className="flex flex-col gap-2">
            {on.map((layer) => {
              const report = reports[layer.id]
              return (
                report &&
                layer !== listedLayer && <LayerFailure key={layer.id} layer={layer} report={report} />
              )
            })}
          </div>
        </div>
        <SketchPanel sketch={sketch} work={work} onTool={chooseTool} onEnd={focusTool} />
      </div>
      {hasPanel && (
        <aside
          aria-label={texts.here}
          className="relative z-10 flex min-h-0 w-76 flex-col border-l border-line bg-surface print:hidden"
        >
          {here}
        </aside>
      )}
      <PaperLegends {...{ on, reports }} base={url.base} choicesOf={work.choicesOf} />
      <TableSheet work={work} handle={rows} here={isWide ? undefined : here} />
      {dialog && (
        <Suspense>
          <MapDialog key={dialog} kind={dialog} url={url} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

let rendered = 0
const LATEST_MS = 5_000

/** Waits for a part of the page that loads on first use. A later call ends the wait. */
function whenRendered<Part>(find: () => Part | null | undefined, act: (part: Part) => void): void {
  const call = ++rendered
  const until = performance.now() + LATEST_MS
  const attempt = () => {
    const part = find()
    if (part) act(part)
    else if (call === rendered && performance.now() < until) setTimeout(attempt, 20)
  }
  setTimeout(attempt)
}

const focus = (element: HTMLElement) => element.focus()

function openMenu(summary: HTMLElement): void {
  if (summary.parentElement instanceof HTMLDetailsElement) summary.parentElement.open = true
  summary.focus()
}

function takeDropped(event: DragEvent, { state, tell }: MapWorkspaceState): void {
  event.preventDefault()
  const [file] = event.dataTransfer.files
  const layer = layers.find(({ takeFile }) => takeFile !== undefined)
  if (!file || !layer) return
  layer.takeFile?.(file)
  if (!state.url.on.includes(layer.id)) tell({ type: 'switched', layer: layer.id, isOn: true })
}
