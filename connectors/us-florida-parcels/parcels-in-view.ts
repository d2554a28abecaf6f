import type { Geometry } from 'geojson'
import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { Method } from '@/lib/connector/method'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { conditionsOf, matches } from '@/lib/florida/parcel-filter'
import { PAGE_SIZE, type ParcelView } from '@/lib/florida/parcel-view'
import { readAreas } from './cell-areas'
import { type FoundParcel, groupByParcel } from './cell-polygon'
import { citeLayer } from './cite-layer'
import { readLayerState } from './layer'
import { sortParcels } from './map-order'
import { mapFilter, mapSort } from './map-params'
import { parcelTable } from './map-table'
import { type Box, bbox } from './parcel-params'
import { lostNotes } from './source-notes'
import { joinOutlines } from './unite-outlines'

const MOST_IN_FILE = 20_000

const params = z.strictObject({
  bbox,
  filter: mapFilter.default({}),
  sort: mapSort.default('number'),
  page: z.int().min(1).default(1),
  /** Every row that meets the filter, with its outline: for files. */
  all: z.boolean().default(false),
})

const result = z.object({
  matched: z.int(),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  rows: z.array(z.custom<MapParcel>((value) => value instanceof Object)),
  cities: z.array(z.string()),
  areas: z.object({ asked: z.int(), loaded: z.int(), problem: z.string().nullable() }),
  layer: z.enum(['polygons', 'centroids']),
  rollYears: z.array(z.int()),
  retrievedAt: z.string().nullable(),
  /** What the layer does not publish any more, in words. */
  notes: z.array(z.string()).optional(),
  /** With `all`: the outlines of the rows, in their order. */
  outlines: z.array(z.custom<Geometry | null>()).optional(),
}) satisfies z.ZodType<ParcelView>

/** A parcel is in sight when the label point of one of its polygons is: the map goes by the same points. */
export const parcelsInView = {
  summary: 'The parcels in sight on the map that meet a filter, sorted, by pages of 500.',
  params,
  result,
  example: { bbox: [-81.388, 28.528, -81.382, 28.532] },
  // Made of areas that are kept themselves.
  cache: false,
  async run({ bbox: [west = 0, south = 0, east = 0, north = 0], filter, sort, all, ...asked }, context) {
    const box: Box = [west, south, east, north]
    const { polygons, asked: areas, loaded, problem, layer, retrievedAt } = await readAreas(context, box)
    const notes = lostNotes(layer, (await context.call(readLayerState, {})).fields)
    const found = groupByParcel(polygons, isIn(box))
    const conditions = conditionsOf(filter)
    const met = found.filter(({ parcel }) => matches(conditions, parcel))
    const sorted = sortParcels(met, sort)
    if (all && sorted.length > MOST_IN_FILE) throw tooMany(sorted.length)
    const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE))
    const page = all ? 1 : Math.min(asked.page, pages)
    const shown = all ? sorted : sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return {
      matched: sorted.length,
      total: found.length,
      page,
      pages: all ? 1 : pages,
      rows: shown.map(({ parcel }) => parcel),
      cities: distinct(found, ({ city }) => city),
      areas: { asked: areas, loaded, problem },
      layer,
      rollYears: distinct(found, ({ rollYear }) => rollYear),
      retrievedAt,
      ...(notes.length > 0 ? { notes } : {}),
      ...(all
        ? { outlines: shown.map(({ polygons: pieces }) => joinOutlines(pieces.map(({ shape }) => shape))) }
        : {}),
    }
  },
  table: ({ rows, outlines = [], ...rest }) =>
    parcelTable(
      rows.map((parcel, row) => ({ parcel, outline: outlines[row] ?? null })),
      notesOn(rest),
    ),
  cite: citeLayer,
} satisfies Method<typeof params, typeof result>

/** Each place lies in exactly one of two boxes that share an edge. */
function isIn([west, south, east, north]: Box) {
  return ({ longitude, latitude }: MapParcel): boolean =>
    longitude >= west && longitude < east && latitude >= south && latitude < north
}

function distinct<V extends string | number>(
  found: readonly FoundParcel[],
  read: (parcel: MapParcel) => V | null,
): V[] {
  const values = new Set(found.flatMap(({ parcel }) => read(parcel) ?? []))
  return [...values].sort((a, b) => (a < b ? -1 : 1))
}

function notesOn({
  matched,
  total,
  areas,
  layer,
  notes = [],
}: Pick<ParcelView, 'matched' | 'total' | 'areas' | 'layer' | 'notes'>) {
  const { asked, loaded, problem } = areas
  return [
    `${matched} of ${total} parcels in the area meet the filters.`,
    ...(loaded < asked
      ? [`Partial: ${asked - loaded} of ${asked} parts of the area could not be read.`]
      : []),
    ...(problem === null ? [] : [problem]),
    ...(layer === 'centroids' ? [POINTS_ONLY] : []),
    ...notes,
  ]
}

export const POINTS_ONLY =
  'Points instead of outlines: the source has closed its outlines while a new year is loaded.'

const tooMany = (rows: number) =>
  new ConnectorError(
    'too_broad',
    `These are ${rows.toLocaleString('en-US')} parcels; a file holds at most 20,000. Zoom in or filter more.`,
  )
