'use client'

import { useEffect, useMemo, useState } from 'react'
import { LazyMap } from '@/components/map/lazy-map'
import type { MapFeature, MapProps } from '@/components/map/map-props'

interface Props extends MapProps {
  boundaries: Promise<readonly MapFeature[]> | undefined
}

/** Draws the sites at once and the boundaries below them when they arrive. */
export function MapWithBoundaries({ boundaries, features, ...map }: Props) {
  const [areas, setAreas] = useState<readonly MapFeature[]>([])
  useEffect(() => {
    let isCurrent = true
    boundaries?.then((drawn) => {
      if (isCurrent) setAreas(drawn)
    })
    return () => {
      isCurrent = false
    }
  }, [boundaries])
  const all = useMemo(() => ({ ...features, features: [...areas, ...features.features] }), [areas, features])
  return <LazyMap {...map} features={all} />
}
