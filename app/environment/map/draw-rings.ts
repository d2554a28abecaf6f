import type { Feature, FeatureCollection } from 'geojson'
import { metresPerPixel } from '@/components/map/controls/scale'
import { formatCount } from '@/lib/format'
import { circleAround, pointToward } from '@/lib/geography/geo-circle'
import type { Bounds } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { milesToMeters } from '@/lib/units'
import { allRings, withinMiles } from '../url'

export interface RingCenter {
  latitude: number
  longitude: number
}

export interface RingsDrawing {
  data: FeatureCollection
  bounds: Bounds
  /** Distances of the rings, from the inside out. Empty for a box. */
  miles: number[]
  loaded: number
}

const texts = defineTexts('environment.draw-rings', {
  loaded: (miles) => formatCount(miles, 'mile'),
  open: (miles) => `${formatCount(miles, 'mile')}, not loaded`,
})

const WORDS_PX = 22

export function drawRings(center: RingCenter, radiusMiles: number, ringsLoaded: number): RingsDrawing {
  const all = allRings.map((ring) => withinMiles({ radius: radiusMiles }, ring))
  const edges = all.flatMap((miles, index) => {
    const outer = all[index + 1]
    const fromZoom = outer === undefined ? 0 : zoomOf(center, milesToMeters(outer - miles))
    return drawRing(center, miles, index < ringsLoaded, fromZoom)
  })
  const middle = pointAt([center.longitude, center.latitude], { kind: 'center' })
  return {
    data: { type: 'FeatureCollection', features: [...edges, middle] },
    bounds: boundsAround(center, radiusMiles),
    miles: all,
    loaded: ringsLoaded,
  }
}

/** Returns the zoom from which the label of a ring fits into the gap to the next ring. */
const zoomOf = ({ latitude }: RingCenter, gapMeters: number): number =>
  Math.log2((WORDS_PX * metresPerPixel(latitude, 0)) / gapMeters)

function drawRing(center: RingCenter, miles: number, isLoaded: boolean, fromZoom: number): Feature[] {
  const meters = milesToMeters(miles)
  const words = isLoaded ? texts.loaded(miles) : texts.open(miles)
  return [
    { type: 'Feature', properties: { kind: 'edge', isLoaded }, geometry: circleAround(center, meters) },
    // Draws the label in the north and in the south, because a cluster's number may cover one of the two.
    pointAt(pointToward(center, 0, meters), { kind: 'words', words, fromZoom, isNorth: true }),
    pointAt(pointToward(center, 180, meters), { kind: 'words', words, fromZoom, isNorth: false }),
  ]
}

function pointAt(coordinates: number[], properties: Feature['properties']): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } }
}

function boundsAround(center: RingCenter, radiusMiles: number): Bounds {
  const [ring = []] = circleAround(center, milesToMeters(radiusMiles)).coordinates
  const longitudes = ring.map(([x = 0]) => x)
  const latitudes = ring.map(([, y = 0]) => y)
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}
