'use client'

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { buttonLook } from '@/components/ui/button'
import { offerToPaper } from './controls/light-paper'
import { MapPlaceholder, mapWords } from './map-placeholder'
import { DEFAULT_LIST, type MapProps } from './map-props'

type Named = Pick<MapProps, 'label' | 'listLabel'>

const text = {
  noScript: 'The map needs scripting, which is switched off.',
  everything: 'has everything.',
} as const

/** The weight of a map comes only to those who see it; the page's facts never wait for it. */
export function MapArrival({ label, listLabel = DEFAULT_LIST, children }: Named & { children: ReactNode }) {
  const { place, arrived, show } = useArrival()
  return (
    <div ref={place} className="min-w-0 lg:h-full">
      {arrived ? (
        <Suspense fallback={<MapPlaceholder label={mapWords.loading}>{mapWords.loading}</MapPlaceholder>}>
          {children}
        </Suspense>
      ) : (
        <MapPlaceholder label={label}>
          <noscript>
            {text.noScript} {listLabel} {text.everything}
          </noscript>
          <p className="noscript:hidden">{mapWords.waiting}</p>
          {/* Has its place before it can be pressed, so that nothing moves. */}
          <button
            type="button"
            onClick={show}
            className={`${buttonLook('secondary')} noscript:hidden ${show ? '' : 'invisible'}`}
          >
            {mapWords.show}
          </button>
        </MapPlaceholder>
      )}
    </div>
  )
}

/** Loading starts a little before the map is in sight. */
const MARGIN = '200px'

/** Says when to load what stands at a place: once that is near and the page is read, or when asked. */
function useArrival() {
  const place = useRef<HTMLDivElement>(null)
  const [arrived, setArrived] = useState(false)
  const [canAsk, setCanAsk] = useState(false)

  useEffect(() => {
    setCanAsk(true)
    const element = place.current
    if (!element || savesData()) return
    let cancel = () => {}
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        cancel = whenRead(() => setArrived(true))
      },
      { rootMargin: MARGIN },
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      cancel()
    }
  }, [])

  useEffect(() => {
    if (!arrived && !savesData()) return offerToPaper(() => setArrived(true))
  }, [arrived])

  return { place, arrived, show: canAsk ? () => setArrived(true) : undefined }
}

const WIDE = '(min-width: 64rem)'
const signs = ['scroll', 'pointerdown', 'keydown'] as const
const QUIET_MS = 8_000

/** On a phone what is written is read first: the map waits for the first move of a person, or until all is quiet. */
function whenRead(act: () => void): () => void {
  if (matchMedia(WIDE).matches || scrollY > 0) return whenIdle(act)
  const waiting = new AbortController()
  let cancel = () => {}
  const begin = () => {
    end()
    cancel = whenIdle(act)
  }
  const timer = setTimeout(begin, QUIET_MS)
  const end = () => {
    waiting.abort()
    clearTimeout(timer)
  }
  for (const sign of signs) addEventListener(sign, begin, { signal: waiting.signal, passive: true })
  return () => {
    end()
    cancel()
  }
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}

/** Who asked the browser to save data decides about each map. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
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
        {mapWords.unreachable} {listLabel} {text.everything}
      </p>
    </MapPlaceholder>
  )
}
