import type { Polygon } from 'geojson'
import { z } from 'zod'
import { wind } from '@/lib/arcgis/geometry'
import { boxOf } from '@/lib/arcgis/intersection'
import type { ArcgisLayerQuery } from '@/lib/arcgis/query'
import type { Bounds } from '@/lib/geography/types'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError, withSubject } from './errors'

const texts = defineSentences('engine.area-params', {
  four: 'bbox must be four numbers: [west, south, east, north] in degrees, such as [-95.28, 29.70, -95.26, 29.72].',
  tooWide: 'The area is wider than {widest} degrees. Take a smaller one.',
  bboxLiesOutsideTheGlobe: 'bbox lies outside the globe: longitudes are -180 to 180, latitudes -90 to 90.',
  bboxNeedsItsWest:
    'bbox needs its west edge (first) smaller than its east edge (third), and south (second) smaller than north (fourth).',
  polygonLiesOutsideTheGlobe: 'polygon lies outside the globe.',
  giveABboxOrAPolygon: 'Give a bbox or a polygon, one of them.',
  giveLatitudeAndLongitude: 'Give latitude and longitude, or a {kind}.',
})

export const MOST_CORNERS = 1_000

const tooWide = (widest: number) => texts.tooWide({ widest })

/** Rounds to a tenth of a meter, so that almost equal areas share a cached result. */
const round = (degrees: number) => Number(degrees.toFixed(6))

const isNarrow =
  (widest: number) =>
  ([west = 0, south = 0, east = 0, north = 0]: readonly number[]) =>
    east - west <= widest + 1e-9 && north - south <= widest + 1e-9

export const boxParam = (widest: number) =>
  z
    .array(z.number(texts.four).overwrite(round), texts.four)
    .length(4, texts.four)
    .refine(
      ([west = 0, south = 0, east = 0, north = 0]) =>
        west >= -180 && east <= 180 && south >= -90 && north <= 90,
      texts.bboxLiesOutsideTheGlobe,
    )
    .refine(
      ([west = 0, south = 0, east = 0, north = 0]) => west < east && south < north,
      texts.bboxNeedsItsWest,
    )
    .refine(isNarrow(widest), tooWide(widest))
    .meta({
      description: `[west, south, east, north] in degrees (WGS84), at most ${widest} degrees a side.`,
      items: { type: 'number', minimum: -180, maximum: 180 },
    })

const position = z.array(z.number().min(-180).max(180)).min(2).max(3)

export const polygonParam = (widest: number) =>
  z
    .strictObject({
      type: z.literal('Polygon'),
      coordinates: z.array(z.array(position).min(4).max(MOST_CORNERS)).min(1).max(20),
    })
    .refine(({ coordinates }) => coordinates.flat().every(([, latitude = 0]) => Math.abs(latitude) <= 90), {
      message: texts.polygonLiesOutsideTheGlobe,
    })
    .refine((shape) => isNarrow(widest)(boxOf(shape as Polygon)), tooWide(widest))
    .describe(`GeoJSON Polygon in degrees (WGS84), at most ${widest} degrees a side.`)

export const pagingParams = {
  limit: z.int().min(1).max(500).default(25).describe('Rows a page.'),
  offset: z
    .int()
    .min(0)
    .max(100_000)
    .default(0)
    .describe('Rows to pass over; take it from nextOffset of the page before.'),
}

const WIDEST_EXACT_DEGREES = 0.02

export const exactParam = z
  .boolean()
  .default(false)
  .describe(
    `Outlines as published instead of simplified, to measure areas with; for an area of at most ${WIDEST_EXACT_DEGREES} degrees a side.`,
  )

/** Throws for a wide area, because the published outlines in it have too many corners for one response. */
export function refuseWide(box: Bounds) {
  if (!isExactWithin(box))
    throw new ConnectorError('invalid_params', withSubject('exact', tooWide(WIDEST_EXACT_DEGREES)), {
      field: 'exact',
    })
}

export const isExactWithin: (box: Bounds) => boolean = isNarrow(WIDEST_EXACT_DEGREES)

interface AreaParams {
  bbox?: readonly number[] | undefined
  polygon?: z.output<ReturnType<typeof polygonParam>> | undefined
}

export function readArea(params: AreaParams): {
  query: Pick<ArcgisLayerQuery, 'within' | 'rings'>
  box: Bounds
} {
  if ((params.bbox === undefined) === (params.polygon === undefined))
    throw new ConnectorError('invalid_params', withSubject('bbox', texts.giveABboxOrAPolygon), {
      field: 'bbox',
    })
  if (params.polygon) {
    const shape = params.polygon as Polygon
    const rings = wind(shape, 'clockwise').coordinates.map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const),
    )
    return { query: { rings }, box: boxOf(shape) }
  }
  const [west = 0, south = 0, east = 0, north = 0] = params.bbox ?? []
  const box: Bounds = [west, south, east, north]
  return { query: { within: box }, box }
}

interface PlaceParams extends AreaParams {
  latitude?: number | undefined
  longitude?: number | undefined
}

export function readPlace(
  { latitude, longitude, ...area }: PlaceParams,
  kind: keyof AreaParams,
): Pick<ArcgisLayerQuery, 'at' | 'within' | 'rings'> {
  const isArea = area[kind] !== undefined
  if (latitude !== undefined && longitude !== undefined && !isArea) return { at: { latitude, longitude } }
  if (latitude === undefined && longitude === undefined && isArea) return readArea(area).query
  throw new ConnectorError(
    'invalid_params',
    withSubject('latitude', texts.giveLatitudeAndLongitude({ kind })),
    {
      field: 'latitude',
    },
  )
}
