'use client'

import { useMemo } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapFeature, MapProps } from '@/components/map/map-props'
import { useLater } from '@/components/map/use-later'
import { DrawingControl, type DrawingLinks, useOutlineDrawing } from './outline-drawing'

export interface ReviewIslandProps extends Omit<MapProps, 'overlay' | 'onPick' | 'pickLabel'> {
  boundaries: Promise<readonly MapFeature[]> | undefined
  links: DrawingLinks
}

const NONE: readonly MapFeature[] = []

export default function ReviewIsland({ boundaries, features, links, pickHref, ...map }: ReviewIslandProps) {
  const drawing = useOutlineDrawing(links)
  const { overlay, pick, pickLabel } = drawing
  const areas = useLater(boundaries, NONE)
  const all = useMemo(() => ({ ...features, features: [...areas, ...features.features] }), [areas, features])
  return (
    <div className="flex min-w-0 flex-col lg:h-full">
      <div className="min-h-0 min-w-0 lg:flex-1">
        <MapIsland
          {...map}
          features={all}
          {...(overlay ? { overlay, onPick: pick, pickLabel } : pickHref ? { pickHref } : {})}
        />
      </div>
      <DrawingControl drawing={drawing} />
    </div>
  )
}
