import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { geoJsonFeaturesOf } from '@/lib/arcgis/layer-response'
import { layerQuery } from '@/lib/arcgis/query'
import type { Condition } from '@/lib/conditions/condition'
import { sourceChanged } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { formatCount } from '@/lib/format'
import type { Bounds } from '@/lib/geography/types'
import { describeLayer } from '@/lib/open-table/describe'
import { type ColumnNameMatches, type ColumnRequirements, fetchFitting } from '@/lib/open-table/fit-columns'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { BoxFeatures, TileFeature, TileSublayer } from './tile-layer'

const texts = defineSentences('tiles.read-layer', {
  sentNoThatWeCan: '{name} sent no {noun} that we can read.',
  sourceDoesNotPublish: 'The source does not publish {missing} any more.',
  cameWithoutAShape: '{shapeless} came without a shape, so the map leaves out that many.',
  weCouldNotRead: 'We could not read {unreadable}, so the map leaves out that many.',
  sourceGivesNoIdentifier: 'The source gives no identifier for {unnamed}; the map uses row numbers.',
})

const anyFeatures = geoJsonFeaturesOf(z.unknown())

/** Some servers fail on larger pages with shapes, even within the page limit that they declare. */
const PAGE = 1_000
const MOST_PAGES = 5

export interface TileLayerTable<S extends z.ZodType> {
  url(context: MethodContext): string
  columns: ColumnRequirements
  rowNumber?: string
  row: S
  where?: Condition
  /** Tolerance of the server's simplification, in degrees: half a pixel at the deepest level. */
  maxOffset: number
  precision: number
  noun: string
  toFeature(row: z.output<S>): ReadFeature | null
}

type ReadFeature = Pick<TileFeature, 'id' | 'properties'> & {
  isUnnamed?: boolean
}

export const tablePart = <S extends z.ZodType>(
  name: string,
  square: number,
  levels: TileSublayer['levels'],
  table: TileLayerTable<S>,
): TileSublayer => ({ name, square, levels, read: (bounds, context) => readLayer(table, bounds, context) })

export async function readLayer<S extends z.ZodType>(
  table: TileLayerTable<S>,
  bounds: Bounds,
  context: MethodContext,
): Promise<BoxFeatures> {
  const source = context.connector.publisher.name
  return fetchFitting({
    target: table.columns,
    title: source,
    describe: async () => {
      const { columns } = await describeLayer(context, table.url(context), source)
      return columns.map(({ name }) => name)
    },
    ask: (columns) => readPages(table, bounds, columns, context),
  })
}

async function readPages<S extends z.ZodType>(
  table: TileLayerTable<S>,
  bounds: Bounds,
  { names, missing }: ColumnNameMatches,
  context: MethodContext,
): Promise<BoxFeatures> {
  const { rowNumber = 'OBJECTID' } = table
  const features: TileFeature[] = []
  let shapeless = 0
  let unreadable = 0
  let unnamed = 0
  let isCut = true
  let offset = 0
  for (let page = 0; isCut && page < MOST_PAGES; page += 1) {
    const request = layerQuery(table.url(context), {
      where: table.where,
      within: bounds,
      fields: [rowNumber, ...names.values()],
      geometry: true,
      precision: table.precision,
      maxOffset: table.maxOffset,
      orderBy: [{ field: rowNumber }],
      offset,
      limit: PAGE,
      format: 'geojson',
    })
    const classify = (body: unknown) => classifyArcgis(body, context.connector.publisher.name)
    const answer = await context.upstream.json(request, anyFeatures, { classify })
    for (const { attributes, geometry } of answer.features) {
      const row = table.row.safeParse(attributes)
      const feature = row.success ? table.toFeature(row.data) : null
      if (!feature) unreadable += 1
      else if (!geometry) shapeless += 1
      else {
        const { isUnnamed = false, ...named } = feature
        features.push({ ...named, geometry })
        if (isUnnamed) unnamed += 1
      }
    }
    offset += answer.features.length
    // Some servers truncate without a flag, so another page is requested after every full page.
    isCut = answer.truncated || answer.features.length >= PAGE
    // After a page without rows the offset would not advance.
    if (answer.features.length === 0) break
  }
  if (unreadable > 0 && features.length + shapeless === 0)
    throw sourceChanged(texts.sentNoThatWeCan({ name: context.connector.publisher.name, noun: table.noun }))
  const notes = [
    ...(missing.length > 0 ? [texts.sourceDoesNotPublish({ missing: missing.join(', ') })] : []),
    ...(shapeless > 0 ? [texts.cameWithoutAShape({ shapeless: formatCount(shapeless, table.noun) })] : []),
    ...(unreadable > 0 ? [texts.weCouldNotRead({ unreadable: formatCount(unreadable, table.noun) })] : []),
    ...(unnamed > 0 ? [texts.sourceGivesNoIdentifier({ unnamed: formatCount(unnamed, table.noun) })] : []),
  ]
  return { features, isCut, note: notes.join(' ') || null }
}
