import { useRef } from 'react'
import { useLightDismiss } from '@/components/ui/page/use-light-dismiss'
import { defineTexts } from '@/lib/language/define-texts'
import { resultBounds } from '../fit'
import type { MapFeatureRole, MapFeatures, MapProps } from '../map-props'
import type { MapIslandState } from '../use-island'
import { type MapDirection, STEP } from './key-command'
import { MapButton, PlaceButtons } from './place-buttons'

const texts = defineTexts('map.map-controls', {
  pick: 'Select this point',
  select: 'Select what is here',
  help: 'Keyboard help',
  keys: [
    { key: 'Arrow keys', meaning: 'Move the map' },
    { key: 'Shift and an arrow', meaning: 'Move it a little' },
    { key: '+ and −', meaning: 'Zoom in and out' },
    { key: 'Enter or Space', meaning: 'Select what is at the center' },
    { key: 'Tab', meaning: 'Leave the map' },
  ],
  move: 'Move',
  west: 'Move the map west',
  north: 'Move the map north',
  south: 'Move the map south',
  east: 'Move the map east',
  zoom: 'Zoom',
  out: 'Zoom out',
  in: 'Zoom in',
  legend: 'Legend',
  roles: {
    result: 'Result',
    choice: 'To choose from',
    context: 'Nearby, for orientation',
    place: 'The place',
    lot: 'Its lot',
  },
})

interface Props extends Pick<MapProps, 'features' | 'bounds' | 'maxZoom' | 'legend' | 'pickLabel'> {
  island: MapIslandState
}

export function MapControls({ island, features, bounds, maxZoom, legend, pickLabel }: Props) {
  const { camera, choose, canPick, canSelect, place } = island
  const results = resultBounds(features.features) ?? bounds
  return (
    <div className="relative border-t border-line px-1 pt-2 pb-1 @sm:px-2 print:border-0">
      <div className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        <div className="flex gap-x-1 @sm:gap-x-2">
          <PanButtons onPan={(direction) => camera?.pan(direction, STEP)} />
          <ZoomButtons onZoom={(levels) => camera?.zoomBy(levels)} />
        </div>
        <PlaceButtons
          chooseLabel={canPick ? (pickLabel ?? texts.pick) : texts.select}
          canGoBack={place?.canGoBack ?? false}
          hasResults={results !== undefined}
          onChoose={canPick || canSelect ? () => choose() : undefined}
          onResults={() => results && camera?.goTo({ bounds: results, maxZoom })}
          onBack={island.goBack}
        />
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 pt-1 text-sm">
        <Legend features={features} words={legend} />
        <KeyboardHelp />
      </div>
    </div>
  )
}

/** Opens over the map, so that the page layout does not move. */
function KeyboardHelp() {
  const help = useRef<HTMLDetailsElement>(null)
  useLightDismiss(help)
  return (
    <details ref={help} className="group/help ml-auto print:hidden">
      <summary className="flex min-h-7 list-none items-center rounded-control px-1 text-sm text-accent underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        {texts.help}
      </summary>
      <dl className="absolute right-2 bottom-full z-20 mb-2 grid max-w-[calc(100%-1rem)] grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-control border border-edge bg-surface p-4 text-sm shadow-lg">
        {texts.keys.map(({ key, meaning }) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const directions = ['west', 'north', 'south', 'east'] as const

export function PanButtons({ onPan }: { onPan: (direction: MapDirection) => void }) {
  return (
    <fieldset className="flex gap-0.5 @sm:gap-1">
      <legend className="sr-only">{texts.move}</legend>
      {directions.map((direction) => (
        <MapButton key={direction} square label={texts[direction]} onClick={() => onPan(direction)}>
          <MapIcon name={direction} />
        </MapButton>
      ))}
    </fieldset>
  )
}

export function ZoomButtons({ onZoom }: { onZoom: (levels: 1 | -1) => void }) {
  return (
    <fieldset className="flex gap-0.5 @sm:gap-1">
      <legend className="sr-only">{texts.zoom}</legend>
      <MapButton square label={texts.out} onClick={() => onZoom(-1)}>
        <MapIcon name="out" />
      </MapButton>
      <MapButton square label={texts.in} onClick={() => onZoom(1)}>
        <MapIcon name="in" />
      </MapButton>
    </fieldset>
  )
}

const paths = {
  north: 'M12 19V5M6 11l6-6 6 6',
  east: 'M5 12h14M13 6l6 6-6 6',
  south: 'M12 5v14M6 13l6 6 6-6',
  west: 'M19 12H5M11 6l-6 6 6 6',
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
} as const

function MapIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="size-5"
    >
      <path d={paths[name]} />
    </svg>
  )
}

const roles: readonly MapFeatureRole[] = ['place', 'lot', 'result', 'choice', 'context']

const areas: Partial<Record<MapFeatureRole, string>> = {
  lot: 'fill-focus/10 stroke-focus',
  result: 'fill-accent/20 stroke-accent',
  choice: 'stroke-warn [stroke-dasharray:5_2.5]',
  context: 'stroke-edge [stroke-dasharray:1.5_3]',
}

function Legend({ features, words = {} }: { features: MapFeatures; words?: MapProps['legend'] }) {
  const entries = roles.flatMap((role) => {
    const members = features.features.filter(({ properties }) => properties.role === role)
    const points = members.filter(({ geometry }) => geometry.type.endsWith('Point')).length
    if (words.hatched && role === 'choice') {
      return [
        ...(points > 0 ? [{ role, isPoint: true, name: words.choice }] : []),
        ...(points < members.length ? [{ role, isPoint: false, name: words.hatched }] : []),
      ]
    }
    return members.length > 0 ? [{ role, isPoint: points === members.length, name: words[role] }] : []
  })
  if (entries.length === 0) return null
  return (
    <ul aria-label={texts.legend} className="contents">
      {entries.map(({ role, isPoint, name = texts.roles[role] }) => (
        <li key={`${role} ${isPoint}`} className="flex items-center gap-1.5">
          <svg
            viewBox="0 0 24 16"
            aria-hidden="true"
            focusable="false"
            className="h-4 w-6 shrink-0 fill-none"
          >
            {isPoint ? <PointSample role={role} /> : <AreaSample role={role} />}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function AreaSample({ role }: { role: MapFeatureRole }) {
  return (
    <>
      {role === 'choice' && <path d="M4 14 14 2M10 14 20 2" strokeWidth="2" className="stroke-warn/60" />}
      <rect x="2" y="2" width="20" height="12" strokeWidth="2" className={areas[role]} />
    </>
  )
}

function PointSample({ role }: { role: MapFeatureRole }) {
  if (role === 'place')
    return <path d="M12 16C10 12 7 10 7 6a5 5 0 0 1 10 0c0 4-3 6-5 10Z" className="fill-focus" />
  if (role === 'result') return <circle cx="12" cy="8" r="6" className="fill-accent" />
  if (role === 'choice') return <circle cx="12" cy="8" r="5" strokeWidth="3" className="stroke-warn" />
  return <circle cx="12" cy="8" r="3.5" className="fill-edge" />
}
