import type { Feature, FeatureCollection, Point } from 'geojson'
import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { markName } from '@/components/facilities/map/draw-mark'
import { pickable } from '@/components/facilities/map/facility-layers'
import type { Palette } from '@/components/map/style/palette'
import { useLater } from '@/components/map/use-later'
import type { CleanupMark } from './filter-sites'

export const CLEANUP = 'cleanup'
const NONE: readonly CleanupMark[] = []

/** Returns the marks as soon as the lists have answered: the facilities wait for none of them. */
export function useCleanupMarks(later: Promise<readonly CleanupMark[]> | undefined): FeatureCollection {
  const marks = useLater(later, NONE)
  return useMemo(() => ({ type: 'FeatureCollection', features: marks.map(toFeature) }), [marks])
}

const toFeature = ({ name, at, href }: CleanupMark): Feature<Point> => ({
  type: 'Feature',
  properties: { name, ...(href ? { href } : {}) },
  geometry: { type: 'Point', coordinates: at },
})

/**
 * Larger than a facility and below it, so that a place on both lists shows both. The words about the center of
 * the map stay those of facilities: keys reach these sites by the list.
 */
export const cleanupLayers = ({ ink, halo }: Palette): LayerSpecification[] => [
  {
    id: CLEANUP,
    type: 'symbol',
    source: CLEANUP,
    layout: {
      'icon-image': markName('cleanup', ink, halo),
      'icon-size': 1.2,
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
]

/** A click where no facility is opens the page of the site. */
export function useCleanupClicks(map: MapLibreMap | undefined): void {
  const { push } = useRouter()
  const open = useEffectEvent((href: string) => push(href as Route))
  useEffect(() => {
    if (!map) return
    const watch = map.on('click', CLEANUP, ({ point, features = [] }) => {
      const layers = pickable.filter((layer) => map.getLayer(layer))
      const href: unknown = features[0]?.properties.href
      if (typeof href === 'string' && map.queryRenderedFeatures(point, { layers }).length === 0) open(href)
    })
    return () => watch.unsubscribe()
  }, [map])
}
