'use client'

import { useEffect, useState } from 'react'
import { preloadModule } from 'react-dom'
import { libraryUrl, loadLibrary } from '@/components/map/canvas/map-library'
import { mapWords } from '@/components/map/map-placeholder'
import type { LayerRowsState } from './rows/layer-source'
import Workspace, { type WorkspaceProps } from './workspace/workspace'

export interface FrameProps {
  /** What the page learns of the sources, each when it is known; by layer. */
  states: Readonly<Record<string, Promise<LayerRowsState>>>
  declared: WorkspaceProps['declared']
  nonce: string | undefined
}

// On its way while the page still comes to life.
if (typeof window !== 'undefined') loadLibrary().catch(() => {})

/** The page is there at once; what draws and asks runs in the browser only. */
export default function MapFrame({ states, declared, nonce }: FrameProps) {
  preloadModule(libraryUrl, { as: 'script', nonce })
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const known = useKnown(states)
  return isHere ? (
    <Workspace states={known} declared={declared} />
  ) : (
    <p className="grid h-full place-items-center noscript:hidden">
      <span className="rounded-control border border-line bg-surface px-3 py-1.5">{mapWords.loading}</span>
    </p>
  )
}

/** Undefined while a source is still asked. */
function useKnown(states: FrameProps['states']): WorkspaceProps['states'] {
  const [known, setKnown] = useState<WorkspaceProps['states']>(() =>
    Object.fromEntries(Object.keys(states).map((id) => [id, undefined])),
  )
  useEffect(() => {
    // What a server component promises is a promise of React's own, whose `then` gives nothing back.
    for (const [id, state] of Object.entries(states))
      void Promise.resolve(state).then((is) => setKnown((before) => ({ ...before, [id]: is })))
  }, [states])
  return known
}
