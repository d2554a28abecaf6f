'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { savesData } from '@/components/map/map-arrival'
import { Button } from '@/components/ui/button'
import type { WorkspaceProps } from './workspace/workspace'

const texts = {
  loading: 'Loading the map',
  waiting: 'The map is not loaded yet.',
  show: 'Show map',
  unreachable: 'The map did not load. Reload the page to try again.',
}

/** The page is there at once; what draws and asks comes behind it, and only where scripts run. */
export function MapFrame(props: WorkspaceProps) {
  const [state, setState] = useState<'waiting' | 'asked' | 'shown'>('waiting')
  useEffect(() => setState(savesData() ? 'asked' : 'shown'), [])
  if (state === 'asked')
    return (
      <div className="flex h-full flex-col items-center justify-center gap-4">
        <p>{texts.waiting}</p>
        <Button type="button" look="secondary" onClick={() => setState('shown')}>
          {texts.show}
        </Button>
      </div>
    )
  return state === 'shown' ? (
    <Suspense fallback={<Waiting />}>
      <Workspace {...props} />
    </Suspense>
  ) : (
    <Waiting />
  )
}

const load = () => import('./workspace/workspace').catch(() => ({ default: Unreachable }))
/** On its way while the page itself still comes to life. */
const early = typeof window === 'undefined' || savesData() ? undefined : load()
const Workspace = lazy(() => early ?? load())

const Waiting = () => (
  <p className="grid h-full place-items-center noscript:hidden">
    <span className="rounded-control border border-line bg-surface px-3 py-1.5">{texts.loading}</span>
  </p>
)

const Unreachable = () => (
  <p role="status" className="grid h-full place-items-center p-6">
    {texts.unreachable}
  </p>
)
