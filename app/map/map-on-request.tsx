'use client'

import { lazy, Suspense, useState } from 'react'
import { mapWords } from '@/components/map/map-placeholder'
import { Button } from '@/components/ui/button'
import type { FrameProps } from './map-frame'

export function MapOnRequest(props: FrameProps) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked)
    return (
      <Suspense fallback={<Told>{mapWords.loading}</Told>}>
        <MapFrame {...props} />
      </Suspense>
    )
  return (
    <div className="flex h-full flex-col items-center justify-center gap-4">
      <p>{mapWords.waiting}</p>
      <Button type="button" look="secondary" onClick={() => setAsked(true)}>
        {mapWords.show}
      </Button>
    </div>
  )
}

const MapFrame = lazy(() =>
  import('./map-frame').catch(() => ({ default: () => <Told>{mapWords.unreachable}</Told> })),
)

const Told = ({ children }: { children: string }) => (
  <p role="status" className="grid h-full place-items-center p-6">
    {children}
  </p>
)
