import type { Polygon } from 'geojson'
import { areaOf } from '@/lib/geography/geo'

export const MOST_CORNERS = 500
export const MOST_SQUARE_MILES = 25
const SQUARE_METERS_PER_SQUARE_MILE = 2_589_988

export const isSmallEnough = (outline: Polygon) =>
  areaOf(outline) <= MOST_SQUARE_MILES * SQUARE_METERS_PER_SQUARE_MILE

export const isSimpleEnough = ({ coordinates }: Pick<Polygon, 'coordinates'>) =>
  coordinates.reduce((sum, ring) => sum + ring.length - 1, 0) <= MOST_CORNERS

export const isOutlineSearchable = (outline: Polygon) => isSimpleEnough(outline) && isSmallEnough(outline)
