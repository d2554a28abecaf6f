import type { Geometry } from 'geojson'
import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import type { Bounds } from '@/lib/geography/types'
import { mapInTurns, runInTurns, sorting } from '@/lib/in-turns'
import type { UnderivedParcel } from '@/lib/records/parcel/fields'
import { parcelTable } from '@/lib/records/parcel/file'
import { type ParcelFilter, parcelTest } from '@/lib/records/parcel/parcel-filter'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeLayer } from './cite-layer'
import { readLayerState } from './layer'
import { fetchAreas } from './map/cell-areas'
import { groupingByParcel, type ParcelPolygons } from './map/cell-polygon'
import { PAGE_SIZE, type ParcelSort, type ParcelView, parcelSorts } from './map/parcel'
import { joinOutlines } from './map/unite-outlines'
import { mapFilter } from './search/filter-params'
import { bbox } from './search/parcel-params'
import { lostNotes } from './source-notes'

const texts = defineSentences('us-florida-parcels.parcels-in-view', {
  byPoint:
    'A parcel is in the area if its label point is: one that only reaches into the area is not in this file.',
  pointsOnly: 'Points instead of outlines: the source has closed its outlines while a new year is loaded.',
  parcelsInTheArea: '{matched} of {total} parcels in the area meet the filters.',
  partsOfTheArea: 'Partial: {missing} of {asked} parts of the area did not load.',
  tooMany: 'These are {rows, number} parcels; a file holds at most 20,000. Zoom in or filter more.',
})

const MOST_IN_FILE = 20_000

const params = z.strictObject({
  bbox,
  filter: mapFilter.default({}),
  sort: z.enum(Object.keys(parcelSorts) as [ParcelSort, ...ParcelSort[]]).default('number'),
  page: z.int().min(1).default(1),
  all: z.boolean().default(false),
})

const result = z.object({
  matched: z.int(),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  // Rows are not validated, because this method builds them itself and there are thousands of them.
  rows: z.custom<UnderivedParcel[]>(Array.isArray),
  cities: z.array(z.string()),
  areas: z.object({ asked: z.int(), loaded: z.int(), problem: z.string().nullable() }),
  layer: z.enum(['polygons', 'centroids']),
  rollYears: z.array(z.int()),
  retrievedAt: z.string().nullable(),
  notes: z.array(z.string()).optional(),
  outlines: z.custom<(Geometry | null)[]>(Array.isArray).optional(),
}) satisfies z.ZodType<ParcelView>

/** A parcel is in the viewport if the label point of one of its polygons is. The map uses the same points. */
export const parcelsInView = {
  summary: 'The parcels in sight on the map that meet a filter, sorted, by pages of 500.',
  params,
  result,
  example: { bbox: [-81.388, 28.528, -81.382, 28.532] },
  cache: false,
  async run({ bbox: [west = 0, south = 0, east = 0, north = 0], filter, sort, all, ...paging }, context) {
    const box: Bounds = [west, south, east, north]
    const { polygons, asked: areas, loaded, problem, layer, retrievedAt } = await fetchAreas(context, box)
    const notes = lostNotes(layer, (await context.call(readLayerState, {})).fields)
    const parcels = await runInTurns(groupingByParcel(polygons, isIn(box)), context.pace)
    const sorted = await runInTurns(matching(parcels, filter, sort), context.pace)
    if (all && sorted.length > MOST_IN_FILE) throw tooMany(sorted.length)
    const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE))
    const page = all ? 1 : Math.min(paging.page, pages)
    const visible = all ? sorted : sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return {
      matched: sorted.length,
      total: parcels.length,
      page,
      pages: all ? 1 : pages,
      rows: visible.map(({ parcel }) => parcel),
      cities: distinct(parcels, ({ city }) => city),
      areas: { asked: areas, loaded, problem },
      layer,
      rollYears: distinct(parcels, ({ rollYear }) => rollYear),
      retrievedAt,
      ...(notes.length > 0 ? { notes } : {}),
      ...(all ? { outlines: await mapInTurns(visible, outlineOf, context.pace) } : {}),
    }
  },
  table: ({ rows, outlines = [], ...rest }) => parcelTable(rows, outlines, notesOn(rest)),
  cite: citeLayer,
} satisfies ConnectorMethod<typeof params, typeof result>

type Compare<T> = (a: T, b: T) => number

const inNumbers = new Intl.Collator('en-US', { numeric: true })
const byText: Compare<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const downward: Compare<number> = (a, b) => b - a

function orderBy<V>(
  fieldOf: (parcel: UnderivedParcel) => V | null,
  compare: Compare<V>,
): Compare<UnderivedParcel> {
  return (a, b) => {
    const [x, y] = [fieldOf(a), fieldOf(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return compare(x, y)
  }
}

const orders: Readonly<Record<ParcelSort, Compare<UnderivedParcel>>> = {
  number: orderBy(({ parcelId }) => parcelId, byText),
  value: orderBy(({ justValue }) => justValue, downward),
  sale: orderBy(({ saleYear }) => saleYear, downward),
  built: orderBy(({ yearBuilt }) => yearBuilt, downward),
  address: orderBy(({ address }) => address, inNumbers.compare),
}

export function sortingParcels<T extends { parcel: UnderivedParcel }>(
  parcels: readonly T[],
  sort: ParcelSort,
) {
  const compare = orders[sort]
  return sorting(parcels, (a, b) => compare(a.parcel, b.parcel) || byText(a.parcel.key, b.parcel.key))
}

function* matching(parcels: readonly ParcelPolygons[], filter: ParcelFilter, sort: ParcelSort) {
  const meets = parcelTest(filter)
  const met: ParcelPolygons[] = []
  for (const each of parcels) {
    if (meets(each.parcel)) met.push(each)
    yield
  }
  return yield* sortingParcels(met, sort)
}

const outlineOf = ({ polygons }: ParcelPolygons) => joinOutlines(polygons.map(({ shape }) => shape))

/**
 * Excludes the east and north edges, so that a point on the edge of two adjacent boxes lies in only one of
 * them.
 */
function isIn([west, south, east, north]: Bounds) {
  return ({ longitude, latitude }: UnderivedParcel): boolean =>
    longitude >= west && longitude < east && latitude >= south && latitude < north
}

function distinct<V extends string | number>(
  parcels: readonly ParcelPolygons[],
  fieldOf: (parcel: UnderivedParcel) => V | null,
): V[] {
  const values = new Set(parcels.flatMap(({ parcel }) => fieldOf(parcel) ?? []))
  return [...values].sort((a, b) => (a < b ? -1 : 1))
}

function notesOn({
  matched,
  total,
  areas,
  layer,
  notes = [],
}: Pick<ParcelView, 'matched' | 'total' | 'areas' | 'layer' | 'notes'>) {
  const { asked: areaCount, loaded, problem } = areas
  return [
    texts.parcelsInTheArea({ matched, total }),
    texts.byPoint,
    ...(loaded < areaCount ? [texts.partsOfTheArea({ missing: areaCount - loaded, asked: areaCount })] : []),
    ...(problem === null ? [] : [problem]),
    ...(layer === 'centroids' ? [texts.pointsOnly] : []),
    ...notes,
  ]
}

const tooMany = (rows: number) => new ConnectorError('too_broad', texts.tooMany({ rows }))
