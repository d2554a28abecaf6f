import type { Geometry } from 'geojson'
import { z } from 'zod'
import { oneOf } from '@/lib/arcgis/where'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import type { MapParcel } from '@/lib/florida/map-parcel'
import type { FoundParcels } from '@/lib/florida/parcel-view'
import {
  type CellPolygon,
  groupByParcel,
  mergePolygons,
  OUTLINE_TOLERANCE,
  toCellPolygon,
} from './cell-polygon'
import { citeLayer } from './cite-layer'
import { readRows } from './layer'
import { type AskedParcel, namedBy, readAsked } from './map-identifiers'
import { parcelTable } from './map-table'
import { joinOutlines } from './unite-outlines'
import { mapAttributes } from './wire'

/** The source answers about so many in a second. */
const MOST_IDS_AT_ONCE = 60
const MOST_ASKED = 500
const TOO_MANY = `At most ${MOST_ASKED} parcel numbers at once. Leave some out, or ask in two parts.`

const params = z.strictObject({
  asked: z
    .array(z.string().min(1, 'A parcel number is empty.').max(300, 'No parcel number has 300 characters.'))
    .min(1, 'Give at least one parcel number.')
    .max(MOST_ASKED, TOO_MANY)
    .describe('Parcel numbers as typed, or with the county number in front: 27:082S305005000002.'),
})

const result = z.object({
  /** In the order asked. None found: no parcels. */
  results: z.array(
    z.object({
      asked: z.string(),
      parcels: z.array(z.custom<MapParcel>((value) => value instanceof Object)),
    }),
  ) satisfies z.ZodType<FoundParcels[]>,
  /** By the key of the parcel. */
  outlines: z.record(z.string(), z.custom<Geometry | null>()),
  layer: z.enum(['polygons', 'centroids']),
})

type Found = z.output<typeof result>

/** Selected and pasted parcels, wherever they lie. */
export const findParcels = {
  summary: 'Parcels by their numbers, up to 500, without owners.',
  params,
  result,
  example: { asked: ['27:082S305005000002'] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  run: ({ asked }, context) => findAll(asked.map(readAsked), context),
  table: ({ results, outlines }) => {
    const parcels = new Map(results.flatMap((each) => each.parcels).map((parcel) => [parcel.key, parcel]))
    const missing = results.filter((each) => each.parcels.length === 0).map(({ asked }) => asked)
    return parcelTable(
      [...parcels.values()].map((parcel) => ({ parcel, outline: outlines[parcel.key] ?? null })),
      missing.length > 0 ? [`Not found: ${missing.join(', ')}.`] : [],
    )
  },
  cite: ({ layer }) => citeLayer({ layer }),
} satisfies Method<typeof params, typeof result>

/** Each batch is kept by itself, so that one more selected parcel does not ask for all of them anew. */
async function findAll(asked: readonly AskedParcel[], context: Context): Promise<Found> {
  const batches = inBatches(asked)
  if (batches.length === 1) return findBatch(asked, context)
  const found = await Promise.all(
    batches.map((batch) => context.call<Found>(findParcels, { asked: batch.map((each) => each.asked) })),
  )
  return {
    results: found.flatMap(({ results }) => results),
    outlines: Object.assign({}, ...found.map(({ outlines }) => outlines)),
    layer: found.some(({ layer }) => layer === 'centroids') ? 'centroids' : 'polygons',
  }
}

function inBatches(asked: readonly AskedParcel[]): AskedParcel[][] {
  const batches: AskedParcel[][] = [[]]
  let ids = 0
  for (const each of asked) {
    if (ids + each.ids.length > MOST_IDS_AT_ONCE) {
      batches.push([])
      ids = 0
    }
    batches.at(-1)?.push(each)
    ids += each.ids.length
  }
  return batches
}

async function findBatch(asked: readonly AskedParcel[], context: Context): Promise<Found> {
  const ids = [...new Set(asked.flatMap((each) => each.ids))]
  const { polygons, layer } = await readPolygons(ids, context)
  const found = new Map(groupByParcel(polygons, () => true).map((each) => [each.parcel.key, each]))
  const parcels = [...found.values()].map(({ parcel }) => parcel)
  const results = asked.map((each) => ({ asked: each.asked, parcels: namedBy(each, parcels) }))
  const outlines = results
    .flatMap((each) => each.parcels)
    .map(({ key }) => [key, joinOutlines(found.get(key)?.polygons.map(({ shape }) => shape) ?? [])])
  return { results, outlines: Object.fromEntries(outlines), layer }
}

interface Polygons {
  polygons: CellPolygon[]
  layer: Found['layer']
}

/** A number can have hundreds of polygons: a cut answer is asked for again in two halves. */
async function readPolygons(ids: readonly string[], context: Context): Promise<Polygons> {
  if (ids.length === 0) return { polygons: [], layer: 'polygons' }
  const page = await readRows(context, mapAttributes, {
    where: oneOf('PARCEL_ID', ids),
    geometry: true,
    precision: 6,
    maxOffset: OUTLINE_TOLERANCE,
    orderBy: [{ field: 'OBJECTID' }],
  })
  if (!page.truncated || ids.length === 1) {
    return { polygons: page.features.flatMap(toCellPolygon), layer: page.layer }
  }
  const middle = Math.ceil(ids.length / 2)
  const halves = await Promise.all(
    [ids.slice(0, middle), ids.slice(middle)].map((half) => readPolygons(half, context)),
  )
  return { polygons: mergePolygons(halves.map(({ polygons }) => polygons)), layer: page.layer }
}
