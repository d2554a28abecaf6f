import type { MultiPolygon, Polygon, Position } from 'geojson'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import { hashOf } from '../hash'
import type { SampleLand } from './lands'

/** The outer ring is clockwise, as ArcGIS writes it. */
export function outlineOf(land: SampleLand): Polygon | MultiPolygon {
  const roll = hashOf('outline', land.lot.place.state, land.lot.place.city, land.serial)
  const shape = shapes.find(({ below }) => roll < below)
  return shape && !land.isCountry
    ? shape.draw(land.bounds)
    : { type: 'Polygon', coordinates: [clockwise(land.bounds)] }
}

const clockwise = (bounds: Bounds): Position[] => boxRing(bounds).toReversed()

const shapes: readonly { below: number; draw(bounds: Bounds): Polygon | MultiPolygon }[] = [
  { below: 0.03, draw: inTwoParts },
  { below: 0.05, draw: withHole },
  { below: 0.09, draw: withCutCorner },
]

function inTwoParts([west, south, east, north]: Bounds): MultiPolygon {
  const depth = north - south
  const parts: Bounds[] = [
    [west, south, east, south + 0.15 * depth],
    [west, south + 0.25 * depth, east, north],
  ]
  return { type: 'MultiPolygon', coordinates: parts.map((part) => [clockwise(part)]) }
}

function withHole(bounds: Bounds): Polygon {
  const [west, south, east, north] = bounds
  const [width, depth] = [east - west, north - south]
  const well: Bounds = [west + 0.1 * width, south + 0.8 * depth, west + 0.3 * width, south + 0.88 * depth]
  return { type: 'Polygon', coordinates: [clockwise(bounds), boxRing(well)] }
}

function withCutCorner([west, south, east, north]: Bounds): Polygon {
  const [width, depth] = [east - west, north - south]
  const ring = [
    [west, north],
    [east, north],
    [east, south + 0.1 * depth],
    [east - 0.3 * width, south],
    [west, south],
    [west, north],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
