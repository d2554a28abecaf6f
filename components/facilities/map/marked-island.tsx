'use client'

import type { FeatureCollection } from 'geojson'
import { useMemo } from 'react'
import MapIsland from '@/components/map/map-island'
import type { MapFeature, MapOverlay, MapProps } from '@/components/map/map-props'
import { defineTexts } from '@/lib/language/define-texts'
import { CLEANUP, cleanupLayers, describeCleanup } from './cleanup-layers'
import { describeFacility } from './describe-facility'
import { drawMark } from './draw-mark'
import { FACILITIES, facilityLayers, facilitySource, pickable } from './facility-layers'
import { MarkLegend } from './mark-legend'

const texts = defineTexts('facilities.marked-island', {
  legend: 'Legend of facilities',
  subject: 'The facilities',
})

export default function MarkedIsland({ features, ...props }: MapProps) {
  const { unmarked, sites, overlay } = useMemo(() => {
    const all = features.features
    const facilities = all.filter(({ properties: { mark } }) => mark && mark !== CLEANUP)
    const sites = all.filter(({ properties: { mark } }) => mark === CLEANUP)
    return {
      unmarked: { ...features, features: all.filter(({ properties: { mark } }) => !mark) },
      sites,
      overlay: overlayOf(facilities, sites),
    }
  }, [features])
  const hasMarks = unmarked.features.length < features.features.length
  return (
    <div className="flex min-w-0 flex-col lg:h-full">
      <div className="min-h-0 min-w-0 lg:flex-1">
        <MapIsland {...props} features={unmarked} overlay={overlay} />
      </div>
      {hasMarks && (
        <div className="pt-1 lg:px-2">
          <MarkLegend label={texts.legend} hasCleanup={sites.length > 0} />
        </div>
      )}
    </div>
  )
}

const overlayOf = (facilities: readonly MapFeature[], sites: readonly MapFeature[]): MapOverlay => ({
  sources: {
    [CLEANUP]: { type: 'geojson', data: toPoints(sites) },
    [FACILITIES]: facilitySource(toPoints(facilities)),
  },
  layers: (palette) => [...cleanupLayers(palette), ...facilityLayers(palette)],
  pickable: [...pickable, CLEANUP],
  drawImage: drawMark,
  isOnTop: true,
  describe: (properties, source) => {
    if (source === CLEANUP) return describeCleanup(properties)
    return source === FACILITIES ? describeFacility(properties) : String(properties.name)
  },
  // A mark without a page is not selectable, so that a click on it selects the point below.
  isSelectable: (_, { href, cluster }, source) =>
    cluster === true || typeof href === 'string' || (source !== FACILITIES && source !== CLEANUP),
  subject: texts.subject,
})

/** The property names are those of `FacilityPointProperties`. */
const toPoints = (features: readonly MapFeature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features.map(({ id, geometry, properties: { name, mark, href } }) => ({
    type: 'Feature',
    geometry,
    properties: {
      id,
      name,
      v: mark,
      ...(href ? { href } : {}),
    },
  })),
})
