import type { Map as MapLibreMap } from 'maplibre-gl'
import { type CSSProperties, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { defineTexts } from '@/lib/language/define-texts'
import { MapCanvas, type MapFailureKind } from './canvas/map-canvas'
import { scaleBar } from './controls/scale'
import { mapWords } from './map-placeholder'
import type { MapProps, MapView } from './map-props'
import { PrintPicture, useScreenSize } from './paper/print-picture'
import { crowdLayerIds } from './style/crowd-layers'
import { LAND } from './style/map-style'
import { type Basemap, hasStreets, pictureOf } from './style/palette'
import type { MapIslandState } from './use-island'

/**
 * Classes for the section of a map. Each `:has()` names an element type. If it accepted any element, as
 * `group-has-*` does, Chromium would match every element again after each change of the page.
 */
export const marksAim =
  '[&:has(button:focus)_[data-crosshair]]:opacity-100 [&:has(button:hover)_[data-crosshair]]:opacity-100 [&:has(canvas:focus-visible)_[data-crosshair]]:opacity-100 [&:has(canvas:focus-visible)_[data-focus-ring]]:block'

interface Props extends Pick<MapProps, 'label' | 'overlay' | 'onCreated' | 'onReady'> {
  island: MapIslandState
}

export function MapViewport({ island, label, overlay, onCreated, onReady }: Props) {
  const { map, place, basemap, trouble } = island
  const frame = useScreenSize()
  return (
    <div className="relative min-h-0 flex-1 print:w-(--paper-width) print:flex-none">
      <div
        ref={frame}
        className="absolute top-0 right-[calc(0px-var(--canvas-beside,0px))] left-0 h-[var(--canvas-height,100%)] print:invisible print:right-auto print:bottom-auto print:h-(--screen-height) print:w-(--screen-width)"
      >
        <MapCanvas
          map={map}
          start={island.target}
          style={island.style}
          selectable={island.canSelect ? island.layers : [...crowdLayerIds, ...(overlay?.pickable ?? [])]}
          canPick={island.canPick}
          overlay={overlay}
          onCreated={onCreated}
          onReady={onReady}
          onMap={island.begin}
          onChoose={island.choose}
          onTrouble={island.describeTrouble}
        />
      </div>
      {map && <PrintPicture map={map} label={label} isDark={island.isDarkByScreen} />}
      <Loading map={map} />
      <Crosshair />
      <BasemapSwitch value={basemap} onChange={island.changeBasemap} />
      <TroubleNotice trouble={trouble} basemap={basemap} subject={overlay?.subject} />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex min-h-14.5 flex-col items-start justify-end @md:min-h-9 @md:flex-row @md:items-end @md:justify-start">
        {place && <ScaleBars view={place.view} width={place.width} />}
        <Attribution basemap={basemap} credit={overlay?.credit} />
      </div>
      <FocusRing />
    </div>
  )
}

/** Shows a label over the map until the land is drawn, because a map without land looks like the sea. */
function Loading({ map }: { map: MapLibreMap | undefined }) {
  const [hasLand, setLand] = useState(false)
  useEffect(() => {
    const watch = map?.on('render', () => {
      if (!map.isSourceLoaded(LAND)) return
      setLand(true)
      watch?.unsubscribe()
    })
    return () => watch?.unsubscribe()
  }, [map])
  return hasLand ? null : (
    <p className="pointer-events-none absolute inset-0 z-10 grid place-items-center print:hidden">
      <span className="rounded-control border border-line bg-surface px-3 py-1.5">{mapWords.loading}</span>
    </p>
  )
}

const ROOM = 110

function ScaleBars({ view, width }: { view: MapView; width: number }) {
  const bars = [scaleBar('miles', view, width, ROOM), scaleBar('kilometers', view, width, ROOM)]
  return (
    <div className="rounded-tr-control bg-surface/85 py-0.5 pr-2 pl-2 text-xs leading-4 text-ink">
      {bars.map(({ text, share }) => (
        <div key={text} className="flex items-center gap-1.5 whitespace-nowrap">
          <span
            style={{ '--share': share.toFixed(5) } as CSSProperties}
            className="h-1.5 w-[calc(var(--share)*(100cqw+var(--canvas-beside,0px)))] border-x-2 border-b-2 border-ink print:w-[calc(var(--share)*var(--paper-width))]"
          />
          {text}
        </div>
      ))}
    </div>
  )
}

const texts = defineTexts('map.map-viewport', {
  noNames: 'Some names are not loaded: their source did not answer.',
  tiles: 'This background is not available right now. The outlines remain.',
  streets: 'Some streets are not loaded: their source did not answer. The outlines remain.',
  overlay: (subject: string) => `${subject} did not load, so this map is not complete.`,
  part: 'Part of this map',
  again: 'Try again',
  credits: {
    streets: 'Streets and outlines: Census Bureau TIGER/Line · Place names: GeoNames',
    outlines: 'Outlines: Census Bureau',
    topo: 'USGS The National Map · Outlines: Census Bureau',
    imagery: 'USGS The National Map · Outlines: Census Bureau',
    'imagery-names':
      'USGS The National Map · Street names and outlines: Census Bureau TIGER/Line · Place names: GeoNames',
  },
  background: 'Map background',
  backgrounds: { streets: 'Streets', imagery: 'Imagery', topo: 'Topographic', outlines: 'Plain' },
  topo: 'Topo',
  names: 'Names',
})

interface TroubleProps {
  trouble: MapFailureKind | undefined
  basemap: Basemap
  subject: string | undefined
}

/** Always renders the status element, so that screen readers announce its text when the text appears. */
function TroubleNotice({ trouble, basemap, subject = texts.part }: TroubleProps) {
  return (
    <div role="status" className="absolute inset-x-2 top-14.5 z-20 mx-auto max-w-sm print:static">
      {(trouble === 'tiles' || trouble === 'streets') && (
        <p className="flex items-start gap-2 rounded-control border border-l-4 border-warn bg-warn-soft px-3 py-2 text-sm text-ink">
          <Icon name="warn" className="mt-px size-5 text-warn" />
          <span>{trouble === 'streets' && basemap === 'imagery-names' ? texts.noNames : texts[trouble]}</span>
        </p>
      )}
      {trouble === 'overlay' && (
        <div className="flex items-center gap-2 rounded-control border border-l-4 border-bad bg-bad-soft px-3 py-2 text-sm text-ink">
          <Icon name="bad" className="size-5 shrink-0 text-bad" />
          <p className="min-w-0 flex-1">{texts.overlay(subject)}</p>
          <Button type="button" look="compact" onClick={() => location.reload()}>
            {texts.again}
          </Button>
        </div>
      )}
    </div>
  )
}

function Attribution({ basemap, credit }: { basemap: Basemap; credit: string | undefined }) {
  return (
    <p className="ml-auto rounded-tl-control bg-surface/85 px-2 py-0.5 text-right text-xs leading-4.5 text-ink">
      {credit && `${credit} · `}
      {texts.credits[basemap]}
    </p>
  )
}

function Crosshair() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      focusable="false"
      data-crosshair
      className="pointer-events-none absolute top-1/2 left-1/2 size-12 -translate-1/2 opacity-0 pointer-coarse:opacity-100 print:hidden"
    >
      <path d={CROSS} stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path d={CROSS} stroke="#111" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

const CROSS = 'M24 4v14M24 30v14M4 24h14M30 24h14M24 24v.01'

/** Draws the focus ring above the map, because other elements cover the ring of the canvas itself. */
function FocusRing() {
  return (
    <div
      data-focus-ring
      className="pointer-events-none absolute inset-0 z-20 hidden border-4 border-focus print:hidden"
    />
  )
}

const choices = ['streets', 'imagery', 'topo', 'outlines'] as const

interface BasemapSwitchProps {
  value: Basemap
  onChange: (basemap: Basemap) => void
}

function BasemapSwitch({ value, onChange }: BasemapSwitchProps) {
  const name = useId()
  return (
    <fieldset className="absolute top-2 left-2 z-10 flex max-w-[calc(100%-1rem)] rounded-control border border-edge bg-surface print:hidden">
      <legend className="sr-only">{texts.background}</legend>
      {choices
        .filter((basemap) => basemap !== 'streets' || hasStreets())
        .map((basemap) => (
          <label
            key={basemap}
            className="flex h-11 cursor-pointer items-center px-2 text-sm @md:px-3 @md:text-[0.9375rem] text-ink first-of-type:rounded-l-control last-of-type:rounded-r-control hover:bg-accent-soft has-checked:bg-accent has-checked:font-semibold has-checked:text-accent-ink has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={basemap}
              checked={basemap === (pictureOf(value) ?? value)}
              onChange={() => onChange(basemap)}
              aria-label={texts.backgrounds[basemap]}
              className="sr-only"
            />
            {basemap === 'topo' ? (
              <>
                <span className="@sm:hidden">{texts.topo}</span>
                <span className="hidden @sm:inline">{texts.backgrounds.topo}</span>
              </>
            ) : (
              texts.backgrounds[basemap]
            )}
          </label>
        ))}
      {pictureOf(value) === 'imagery' && hasStreets() && (
        <label className="flex h-11 cursor-pointer items-center gap-1.5 rounded-r-control border-l border-edge px-2 text-sm text-ink hover:bg-accent-soft has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-focus @md:px-3 @md:text-[0.9375rem]">
          <input
            type="checkbox"
            checked={value === 'imagery-names'}
            onChange={({ target }) => onChange(target.checked ? 'imagery-names' : 'imagery')}
            className="size-4 accent-accent"
          />
          {texts.names}
        </label>
      )}
    </fieldset>
  )
}
