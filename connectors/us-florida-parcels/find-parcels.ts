import type { Geometry } from 'geojson'
import { z } from 'zod'
import { among } from '@/lib/conditions/condition'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { parcelTable } from '@/lib/records/parcel/file'
import { type ParcelIdentity, readParcelKey } from '@/lib/records/parcel/parcel-key'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeLayer } from './cite-layer'
import { fetchRows } from './layer'
import {
  groupByParcel,
  mergePolygons,
  OUTLINE_TOLERANCE,
  type ParcelCellPolygon,
  toCellPolygon,
} from './map/cell-polygon'
import type { ParcelMatches } from './map/parcel'
import { joinOutlines } from './map/unite-outlines'
import { sourceColumn } from './roll-columns'
import { byObjectId, mapShape } from './wire'

const texts = defineSentences('us-florida-parcels.find-parcels', {
  tooMany: 'At most {mostAsked} parcel numbers at once. Leave some out, or ask in two parts.',
  parcelNumberIsEmpty: 'A parcel number is empty.',
  noParcelNumberHas: 'No parcel number has 300 characters.',
  giveAtLeastOne: 'Give at least one parcel number.',
  notFound: 'Not found: {missing}.',
})

const MOST_IDS_AT_ONCE = 60
const MOST_ASKED = 500
const TOO_MANY = texts.tooMany({ mostAsked: MOST_ASKED })

const params = z.strictObject({
  asked: z
    .array(z.string().min(1, texts.parcelNumberIsEmpty).max(300, texts.noParcelNumberHas))
    .min(1, texts.giveAtLeastOne)
    .max(MOST_ASKED, TOO_MANY)
    .describe('Parcel numbers as typed, or with the county number in front: 27:082S305005000002.'),
})

const result = z.object({
  results: z.array(
    z.object({
      asked: z.string(),
      parcels: z.array(z.custom<UnderivedParcel>((value) => value instanceof Object)),
    }),
  ) satisfies z.ZodType<ParcelMatches[]>,
  outlines: z.record(z.string(), z.custom<Geometry | null>()),
  layer: z.enum(['polygons', 'centroids']),
})

type ParcelResults = z.output<typeof result>

export const findParcels = {
  summary: 'Parcels by their numbers, up to 500, without owners.',
  params,
  result,
  example: { asked: ['27:082S305005000002'] },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  run: ({ asked: numbers }, context) => findAll(numbers.map(parseParcelRequest), context),
  table: ({ results, outlines }) => {
    const byKey = new Map(results.flatMap((each) => each.parcels).map((parcel) => [parcel.key, parcel]))
    const parcels = [...byKey.values()]
    const missing = results.filter((each) => each.parcels.length === 0).map(({ asked: number }) => number)
    return parcelTable(
      parcels,
      parcels.map(({ key }) => outlines[key]),
      missing.length > 0 ? [texts.notFound({ missing: missing.join(', ') })] : [],
    )
  },
  cite: ({ layer }) => citeLayer({ layer }),
} satisfies ConnectorMethod<typeof params, typeof result>

/** Each batch has its own cache entry, so that one more selected parcel does not reload all parcels. */
async function findAll(requests: readonly ParcelRequest[], context: MethodContext): Promise<ParcelResults> {
  const batches = inBatches(requests)
  if (batches.length === 1) return findBatch(requests, context)
  const batchResults = await Promise.all(
    batches.map((batch) =>
      context.call<ParcelResults>(findParcels, { asked: batch.map((each) => each.asked) }),
    ),
  )
  return {
    results: batchResults.flatMap(({ results }) => results),
    outlines: Object.assign({}, ...batchResults.map(({ outlines }) => outlines)),
    layer: batchResults.some(({ layer }) => layer === 'centroids') ? 'centroids' : 'polygons',
  }
}

function inBatches(requests: readonly ParcelRequest[]): ParcelRequest[][] {
  const batches: ParcelRequest[][] = [[]]
  let ids = 0
  for (const each of requests) {
    if (ids + each.ids.length > MOST_IDS_AT_ONCE) {
      batches.push([])
      ids = 0
    }
    batches.at(-1)?.push(each)
    ids += each.ids.length
  }
  return batches
}

async function findBatch(requests: readonly ParcelRequest[], context: MethodContext): Promise<ParcelResults> {
  const ids = [...new Set(requests.flatMap((each) => each.ids))]
  const { polygons, layer } = await fetchPolygons(ids, context)
  const groups = new Map(groupByParcel(polygons, () => true).map((each) => [each.parcel.key, each]))
  const parcels = [...groups.values()].map(({ parcel }) => parcel)
  const results = requests.map((each) => ({ asked: each.asked, parcels: matchParcels(each, parcels) }))
  const outlines = results
    .flatMap((each) => each.parcels)
    .map(({ key }) => [key, joinOutlines(groups.get(key)?.polygons.map(({ shape }) => shape) ?? [])])
  return { results, outlines: Object.fromEntries(outlines), layer }
}

const LONGEST_ID = 30

interface ParcelRequest {
  asked: string
  county: number | undefined
  /** Spellings of the number. Counties either keep or drop its punctuation. */
  ids: string[]
}

export function parseParcelRequest(number: string): ParcelRequest {
  const { county, parcelId }: Partial<ParcelIdentity> & { parcelId: string } = readParcelKey(
    number.trim(),
  ) ?? {
    parcelId: number.trim(),
  }
  const capitals = parcelId.toUpperCase()
  const spellings = new Set([parcelId, capitals, capitals.replace(/[ .-]/g, '')])
  return { asked: number, county, ids: [...spellings].filter(canExist) }
}

/** The column has at most 30 characters, and every number contains a digit. */
const canExist = (id: string) => id.length <= LONGEST_ID && /\d/.test(id) && !/[\p{Cc}\p{Cs}]/u.test(id)

/**
 * Prefers the exact spelling if a county is given, because one spelling identifies one parcel in its county.
 */
export function matchParcels<P extends ParcelIdentity>(
  { county, ids }: ParcelRequest,
  parcels: readonly P[],
): P[] {
  const matches = parcels.filter((parcel) => ids.includes(parcel.parcelId))
  if (county === undefined) return matches
  const inCounty = matches.filter((parcel) => parcel.county === county)
  const exact = inCounty.filter(({ parcelId }) => parcelId === ids[0])
  return exact.length > 0 ? exact : inCounty
}

interface Polygons {
  polygons: ParcelCellPolygon[]
  layer: ParcelResults['layer']
}

/**
 * Splits the ids into halves if the response is truncated, because one parcel number can have hundreds of
 * polygons.
 */
async function fetchPolygons(ids: readonly string[], context: MethodContext): Promise<Polygons> {
  if (ids.length === 0) return { polygons: [], layer: 'polygons' }
  const page = await fetchRows(context, mapShape, {
    where: among(sourceColumn('parcelId'), ids),
    geometry: true,
    precision: 6,
    maxOffset: OUTLINE_TOLERANCE,
    orderBy: byObjectId,
  })
  if (!page.truncated || ids.length === 1) {
    return { polygons: page.features.flatMap(toCellPolygon), layer: page.layer }
  }
  const middle = Math.ceil(ids.length / 2)
  const halves = await Promise.all(
    [ids.slice(0, middle), ids.slice(middle)].map((half) => fetchPolygons(half, context)),
  )
  return { polygons: mergePolygons(halves.map(({ polygons }) => polygons)), layer: page.layer }
}
