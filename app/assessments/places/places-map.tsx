'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type Entries, SHOWN } from '../entries/kept-entries'
import type { Places } from './place-homes'

// Most packets have no place to show, and their pages need not load what draws one.
const Drawn = lazy(() =>
  import('./places-drawn').then(
    ({ PlacesDrawn }) => ({ default: PlacesDrawn }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  places: Places
  /** The same of what came with the page. */
  children: ReactNode
}

/** The homes that the person chose, as soon as what the device keeps is on the sheets. */
export function PlacesMap({ places, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState<Entries>()
  useEffect(() => {
    const { current } = root
    const show = (event: Event) => {
      if (event instanceof CustomEvent) setEntries(event.detail)
    }
    const kept = current?.closest('[data-kept]')
    kept?.addEventListener(SHOWN, show)
    return () => kept?.removeEventListener(SHOWN, show)
  }, [])
  return (
    <div ref={root}>
      {entries ? (
        <Suspense fallback={null}>
          <Drawn places={places} entries={entries} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
