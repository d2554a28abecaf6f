import type { Geometry, Polygon } from 'geojson'
import { z } from 'zod'
import { distanceBetween, middleOf } from '@/lib/arcgis/intersection'
import type { ArcgisLayerQuery } from '@/lib/arcgis/query'
import { boxParam, polygonParam, readArea, readPlace } from '@/lib/connector/area-params'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { pointParams } from '@/lib/connector/point-params'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import { type CleanupListId, cleanupListIds, cleanupLists } from '@/lib/records/cleanup-site/lists'
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
  noList: 'Name one list or more, or leave lists out for all.',
  farther: 'A distance is at most 5 miles.',
})

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

const distance = z.number().min(0.01).max(5, texts.farther)

export const listsParams = {
  ...placeParams,
  lists: z
    .array(z.enum(cleanupListIds))
    .min(1, texts.noList)
    .optional()
    .describe('Without it all lists, each within its usual distance.'),
  miles: distance.optional().describe('One distance for every list instead of the usual one of each.'),
}

export const nearParams = { ...placeParams, miles: distance }

export interface CleanupListRadius {
  list: CleanupListId
  miles: number
}

export const toSearches = (lists: readonly CleanupListId[], miles: number | undefined): CleanupListRadius[] =>
  lists.map((list) => ({ list, miles: miles ?? cleanupLists[list].miles }))

export interface CleanupSearchArea {
  latitude?: number | undefined
  longitude?: number | undefined
  polygon?: z.output<typeof outline> | undefined
  bbox?: readonly number[] | undefined
}

export function queryOf({
  bbox,
  ...around
}: CleanupSearchArea): Pick<ArcgisLayerQuery, 'at' | 'rings' | 'within'> {
  if (bbox === undefined) return readPlace(around, 'polygon')
  if (Object.values(around).some((value) => value !== undefined))
    throw new ConnectorError('invalid_params', withSubject('bbox', texts.one), { field: 'bbox' })
  return readArea({ bbox }).query
}

export function shapeOf({ latitude = 0, longitude = 0, polygon }: CleanupSearchArea): Geometry {
  return polygon ? (polygon as Polygon) : { type: 'Point', coordinates: [longitude, latitude] }
}

interface Position {
  latitude: number | null
  longitude: number | null
}

export function measure(around: CleanupSearchArea, { latitude, longitude }: Position) {
  if (around.bbox || latitude === null || longitude === null) return { distanceMiles: null, direction: null }
  const { miles, direction } = distanceAndDirection(middleOf(shapeOf(around)), { latitude, longitude })
  const distance = around.polygon
    ? metersToMiles(distanceBetween(shapeOf(around), { type: 'Point', coordinates: [longitude, latitude] }))
    : miles
  return { distanceMiles: Number(distance.toFixed(3)), direction: distance === 0 ? null : direction }
}
