import type { Feature, FeatureCollection, Point } from 'geojson'
import { useMemo } from 'react'
import { useLater } from '@/components/map/use-later'
import type { CleanupMark } from './filter-sites'

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
