import type { Feature, FeatureCollection, Point } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import { markName } from '@/components/facilities/map/draw-mark'
import type { Palette } from '@/components/map/style/palette'
import { useLater } from '@/components/map/use-later'
import { defineTexts } from '@/lib/language/define-texts'
import type { CleanupMark } from './filter-sites'

const texts = defineTexts('environment.cleanup-marks', { site: (name) => `${name}, cleanup site` })

export const CLEANUP = 'cleanup'
const NONE: readonly CleanupMark[] = []

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
 * The mark is larger than a facility's mark and lies under it, so that a place that is a facility and a
 * cleanup site shows both marks.
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

export const describeCleanup = ({ name }: Readonly<Record<string, unknown>>): string =>
  texts.site(String(name))
