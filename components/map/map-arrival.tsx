'use client'

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { buttonLook } from '@/components/ui/button'
import { MapPlaceholder } from './map-placeholder'
import { DEFAULT_LIST, type MapProps } from './map-props'
import { useArrival } from './use-arrival'

type Named = Pick<MapProps, 'label' | 'listLabel'>

const text = {
  show: 'Show map',
  loading: 'Loading the map',
  unreachable: 'The map could not be loaded. Reload the page to try again.',
  noScript: 'The map needs scripting, which is switched off.',
  everything: 'has everything.',
} as const

/** The weight of a map comes only to those who see it; the page's facts never wait for it. */
export function MapArrival({ label, listLabel = DEFAULT_LIST, children }: Named & { children: ReactNode }) {
  const { place, arrived, show } = useArrival()
  return (
    <div ref={place} className="min-w-0 lg:h-full">
      {arrived ? (
        <Suspense fallback={<MapPlaceholder label={text.loading}>{text.loading}</MapPlaceholder>}>
          {children}
        </Suspense>
      ) : (
        <MapPlaceholder label={label}>
          <noscript>
            {text.noScript} {listLabel} {text.everything}
          </noscript>
          {show && (
            <button type="button" onClick={show} className={buttonLook('secondary')}>
              {text.show}
            </button>
          )}
        </MapPlaceholder>
      )}
    </div>
  )
}

/**
 * A map to be put into an arrival: loaded once it is drawn, which never happens on the server.
 * React's own `lazy` weighs nothing here.
 */
export function lazyIsland<P extends Named>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: MapUnreachable })))
}

function MapUnreachable({ label, listLabel = DEFAULT_LIST }: Named) {
  return (
    <MapPlaceholder label={label}>
      <p role="status">
        {text.unreachable} {listLabel} {text.everything}
      </p>
    </MapPlaceholder>
  )
}
