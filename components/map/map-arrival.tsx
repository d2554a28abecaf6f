'use client'

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { buttonLook } from '@/components/ui/button'
import { offerToPaper } from './controls/light-paper'
import { MapPlaceholder, mapWords } from './map-placeholder'
import type { MapProps } from './map-props'

type MapLabels = Pick<MapProps, 'label' | 'listLabel'>

/**
 * Loads the map only when it is almost visible or about to be printed, so that the rest of the page never
 * waits for it.
 */
export function MapArrival({
  label,
  listLabel = mapWords.list,
  children,
}: MapLabels & { children: ReactNode }) {
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
            {mapWords.noScript} {mapWords.everything(listLabel)}
          </noscript>
          <p className="noscript:hidden">{mapWords.waiting}</p>
          {/* The invisible button reserves its space before hydration, so that the layout does not move. */}
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

const MARGIN = '200px'

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

/**
 * On a narrow screen the map waits for the first interaction, but at most eight seconds, because people read
 * the text first.
 */
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

/** Uses a timeout in Safari, which has no requestIdleCallback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: 2000 })
  return () => window.cancelIdleCallback(handle)
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

export function lazyIsland<P extends MapLabels>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() => load().catch(() => ({ default: MapUnreachable })))
}

function MapUnreachable({ label, listLabel = mapWords.list }: MapLabels) {
  return (
    <MapPlaceholder label={label}>
      <p role="status">
        {mapWords.unreachable} {mapWords.everything(listLabel)}
      </p>
    </MapPlaceholder>
  )
}
