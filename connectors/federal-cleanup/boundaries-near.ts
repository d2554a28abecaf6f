import type { MultiPolygon, Polygon } from 'geojson'
import { z } from 'zod'
import { boxOf, distanceBetween } from '@/lib/arcgis/intersection'
import { firstRows } from '@/lib/arcgis/layer-response'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { boundaryKindIds, cleanupBoundary } from '@/lib/records/cleanup-site/boundary'
import { outline } from '@/lib/records/parcel/outline'
import { metersToMiles, milesToMeters } from '@/lib/units'
import { type CleanupSearchArea, placeParams, queryOf, shapeOf } from './area'
import { boundaryLayers, readBoundary } from './boundary-layers'
import { fetchOutlines } from './wire'

export const boundaryParams = {
  ...placeParams,
  miles: z
    .number()
    .min(0.01)
    .max(5)
    .optional()
    .describe('Around the point or the outline. Without it the boundaries that touch it.'),
}

const params = z.strictObject({ ...boundaryParams, kind: z.enum(boundaryKindIds) })

export const drawnBoundary = z.object({ ...cleanupBoundary.shape, outline })

const result = z.object({
  boundaries: z.array(drawnBoundary).describe('One for each site, the nearest edge first.'),
  isCut: z.boolean(),
  shapeless: z.int().describe('Rows without a polygon.'),
})

const MOST_ROWS = 300
/** In degrees: about 5 meters. */
const MOST_OFFSET = 0.00005

type Boundary = z.output<typeof drawnBoundary>
type Area = Polygon | MultiPolygon

/** Caches one kind at one place, so that a failed kind is retried while the other stays cached. */
export const boundariesNear = {
  summary: 'Published polygons of Superfund sites, or of restrictions of use there, that touch an area.',
  params,
  result,
  example: { latitude: 34.0522, longitude: -118.2437, kind: 'site', miles: 5 },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  async run({ kind, miles, ...around }, context) {
    const query = {
      ...queryOf(around),
      ...(miles === undefined || around.bbox ? {} : { distance: milesToMeters(miles) }),
    }
    const page = await fetchOutlines(
      boundaryLayers[kind],
      query,
      { limit: MOST_ROWS + 1, maxOffset: MOST_OFFSET },
      context,
    )
    const { features, truncated } = firstRows(page, MOST_ROWS)
    const groups = new Map<string, { row: (typeof features)[number]['row']; areas: Area[] }>()
    const shaped = features.flatMap(({ row, outline: area }) => (area ? [{ row, area }] : []))
    for (const [index, { row, area }] of shaped.entries()) {
      const { epaId } = readBoundary(row)
      // Polygons of sites with the same EPA id are joined into one boundary. Each restriction, and each site
      // without an id, stays separate.
      const key = kind === 'site' && epaId !== null ? epaId : String(index)
      const group = groups.get(key)
      if (group) group.areas.push(area)
      else groups.set(key, { row, areas: [area] })
    }
    const boundaries = [...groups.values()].map(({ row, areas }): Boundary => {
      const area = join(areas)
      const parts = area.type === 'Polygon' ? 1 : area.coordinates.length
      return { ...readBoundary(row), kind, parts, distanceMiles: edgeDistance(around, area), outline: area }
    })
    return {
      boundaries: boundaries.toSorted(byEdge),
      isCut: truncated,
      shapeless: features.length - shaped.length,
    }
  },
} satisfies ConnectorMethod<typeof params, typeof result>

function join(areas: readonly Area[]): Area {
  const [first, ...others] = areas
  if (first && others.length === 0) return first
  const polygons = areas.flatMap((area) => (area.type === 'Polygon' ? [area.coordinates] : area.coordinates))
  return { type: 'MultiPolygon', coordinates: polygons }
}

const edgeDistance = (around: CleanupSearchArea, area: Area): number | null =>
  around.bbox ? null : Number(metersToMiles(distanceBetween(shapeOf(around), area)).toFixed(3))

const nameOf = ({ name, epaId, outline: area }: Boundary) =>
  [name, epaId, ...(area ? boxOf(area) : [])].join(' ')

export const byEdge = (one: Boundary, other: Boundary) =>
  (one.distanceMiles ?? 0) - (other.distanceMiles ?? 0) || nameOf(one).localeCompare(nameOf(other), 'en')
