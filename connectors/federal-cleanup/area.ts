import type { Geometry, Polygon } from 'geojson'
import type { z } from 'zod'
import { boxOf, distanceBetween } from '@/lib/arcgis/intersection'
import type { LayerQuery } from '@/lib/arcgis/query'
import { boxParam, polygonParam, readArea, readPlace } from '@/lib/connector/area-params'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { pointParams } from '@/lib/connector/point-params'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import {
  isSimpleEnough,
  isSmallEnough,
  MOST_CORNERS,
  MOST_SQUARE_MILES,
} from '@/lib/records/cleanup-site/outline'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { metersToMiles } from '@/lib/units'

const texts = defineSentences('federal-cleanup.area', {
  one: 'Give a point, a polygon or a bbox, one of them.',
  corners: 'The outline has more than {most} corners. Take a simpler one.',
  tooLarge: 'The outline is larger than {most} square miles. Take a smaller one.',
})

/** A lot of 25 square miles is rarely wider. */
const WIDEST_DEGREES = 0.5

const outline = polygonParam(WIDEST_DEGREES)
  .refine(isSimpleEnough, texts.corners({ most: String(MOST_CORNERS) }))
  .refine((shape) => isSmallEnough(shape as Polygon), texts.tooLarge({ most: String(MOST_SQUARE_MILES) }))

export const placeParams = {
  latitude: pointParams.latitude.optional(),
  longitude: pointParams.longitude.optional(),
  polygon: outline.optional().describe('The outline of a lot: distances are counted from its edge.'),
  bbox: boxParam(WIDEST_DEGREES)
    .optional()
    .describe(
      `[west, south, east, north] in degrees (WGS84), at most ${WIDEST_DEGREES} degrees a side: the sites inside, without a distance.`,
    ),
}

export interface CleanupPlace {
  latitude?: number | undefined
  longitude?: number | undefined
  polygon?: z.output<typeof outline> | undefined
  bbox?: readonly number[] | undefined
}

export function queryOf({ bbox, ...around }: CleanupPlace): Pick<LayerQuery, 'at' | 'rings' | 'within'> {
  if (bbox === undefined) return readPlace(around, 'polygon')
  if (Object.values(around).some((value) => value !== undefined))
    throw new ConnectorError('invalid_params', withSubject('bbox', texts.one), { field: 'bbox' })
  return readArea({ bbox }).query
}

export function shapeOf({ latitude = 0, longitude = 0, polygon }: CleanupPlace): Geometry {
  return polygon ? (polygon as Polygon) : { type: 'Point', coordinates: [longitude, latitude] }
}

/** The middle of the box of an outline. */
export function middleOf(around: CleanupPlace) {
  const [west, south, east, north] = boxOf(shapeOf(around))
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}

interface Position {
  latitude: number | null
  longitude: number | null
}

export function measure(around: CleanupPlace, { latitude, longitude }: Position) {
  if (around.bbox || latitude === null || longitude === null) return { distanceMiles: null, direction: null }
  const { miles, direction } = distanceAndDirection(middleOf(around), { latitude, longitude })
  const distance = around.polygon
    ? metersToMiles(distanceBetween(shapeOf(around), { type: 'Point', coordinates: [longitude, latitude] }))
    : miles
  return { distanceMiles: Number(distance.toFixed(3)), direction: distance === 0 ? null : direction }
}
