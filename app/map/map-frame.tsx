'use client'

import { useEffect, useState } from 'react'
import { preloadModule } from 'react-dom'
import { libraryUrl, loadLibrary } from '@/components/map/canvas/map-library'
import { mapWords } from '@/components/map/map-placeholder'
import type { LayerSourceState } from './rows/layer-source'
import Workspace, { type WorkspaceProps } from './workspace/workspace'

export interface FrameProps {
  states: Readonly<Record<string, Promise<LayerSourceState>>>
  declared: WorkspaceProps['declared']
  nonce: string | undefined
}

if (typeof window !== 'undefined') loadLibrary().catch(() => {})

export default function MapFrame({ states, declared, nonce }: FrameProps) {
  preloadModule(libraryUrl, { as: 'script', nonce })
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const settledStates = useSettledStates(states)
  return isHere ? (
    <Workspace states={settledStates} declared={declared} />
  ) : (
    <p className="grid h-full place-items-center noscript:hidden">
      <span className="rounded-control border border-line bg-surface px-3 py-1.5">{mapWords.loading}</span>
    </p>
  )
}

function useSettledStates(states: FrameProps['states']): WorkspaceProps['states'] {
  const [settledStates, setSettledStates] = useState<WorkspaceProps['states']>(() =>
    Object.fromEntries(Object.keys(states).map((id) => [id, undefined])),
  )
  useEffect(() => {
    // The promise of a server component is React's own thenable, whose `then` returns nothing, so it is
    // wrapped in a real promise.
    for (const [id, state] of Object.entries(states))
      void Promise.resolve(state).then((is) => setSettledStates((before) => ({ ...before, [id]: is })))
  }, [states])
  return settledStates
}
