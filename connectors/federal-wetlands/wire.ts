import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { featuresOf, geoJsonFeaturesOf, layerPage } from '@/lib/arcgis/layer-response'
import { type ArcgisLayerQuery, layerQuery } from '@/lib/arcgis/query'
import type { MethodContext } from '@/lib/connector/method'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'

export const HOST = 'fwspublicservices.wim.usgs.gov'
export const BASE = `https://${HOST}/wetlandsmapservice/rest/services`
const NAME = 'The wetlands map service'

export const cell = z.union([z.string(), z.number()]).nullish()
export type WetlandCell = z.output<typeof cell>

const wetlandFields = ['GLOBALID', 'ATTRIBUTE', 'WETLAND_TYPE', 'ACRES'] as const
const codeFields = [
  'SYSTEM_NAME',
  'SUBSYSTEM_NAME',
  'CLASS_NAME',
  'SUBCLASS_NAME',
  'WATER_REGIME_NAME',
  'MODIFIER1_NAME',
] as const

type WetlandField = (typeof wetlandFields)[number] | (typeof codeFields)[number]
export type WetlandRow = Partial<Record<WetlandField, WetlandCell>>

/**
 * The layer joins two tables and prefixes each column with its table's name. Older releases have plain names.
 */
const columns = [
  ...wetlandFields.map((field) => [field, `Wetlands.${field}`] as const),
  ...codeFields.map((field) => [field, `NWI_Wetland_Codes.${field}`] as const),
]

const wetland = z.record(z.string(), z.unknown()).transform((row, context): WetlandRow => {
  const entries = columns.map(([field, qualified]) => [field, row[qualified] ?? row[field]] as const)
  const parsed = z.record(z.string(), cell).safeParse(Object.fromEntries(entries))
  if (parsed.success && ('Wetlands.ATTRIBUTE' in row || 'ATTRIBUTE' in row)) return parsed.data
  context.addIssue({ code: 'custom', message: 'No code of a wetland' })
  return z.NEVER
})

const imagery = z.object({
  PROJECT_NAME: cell,
  IMAGE_YR: z.union([z.string(), z.number()]).nullable(),
  IMAGE_SCALE: cell,
})
export type ImageryRow = z.output<typeof imagery>

export const layers = {
  wetland: {
    path: 'Wetlands/MapServer/0',
    fields: columns.map(([, qualified]) => qualified),
    answer: featuresOf(wetland),
    shapeSchema: geoJsonFeaturesOf(wetland),
  },
  imagery: {
    path: 'Data_Source/MapServer/0',
    fields: Object.keys(imagery.shape),
    answer: featuresOf(imagery),
  },
}

const ROW_NUMBER = 'Wetlands.OBJECTID'
const CODE = 'Wetlands.ATTRIBUTE'

export const wetlandLayer = {
  url: (context: Pick<MethodContext, 'settings'>) => urlOf(layers.wetland.path, context),
  rowNumber: ROW_NUMBER,
  columns: {
    essential: [CODE],
    optional: columns.map(([, qualified]) => qualified).filter((name) => name !== CODE),
    spellings: Object.fromEntries(columns.map(([bare, qualified]) => [qualified, [bare]])),
  },
  row: z.record(z.string(), z.unknown()).transform((row, context) => {
    const parsed = wetland.safeParse(row)
    const number = row[ROW_NUMBER] ?? row.OBJECTID
    if (parsed.success && typeof number === 'number') return { ...parsed.data, number }
    context.addIssue({ code: 'custom', message: 'No code or number of a wetland' })
    return z.NEVER
  }),
}

type LayerContext = Pick<MethodContext, 'upstream' | 'settings'>
type Question = Omit<ArcgisLayerQuery, 'fields' | 'format' | 'geometry'>

const SCREEN_DEGREES = 0.000_04

const urlOf = (path: string, { settings }: Pick<MethodContext, 'settings'>) =>
  `${settings.WETLANDS_MAP_URL ?? BASE}/${path}`
const classify = (body: unknown) => classifyArcgis(body, NAME)

export function fetchRows<A extends z.ZodType>(
  { path, fields, answer }: { path: string; fields: string[]; answer: A },
  query: Question,
  context: LayerContext,
): Promise<z.output<A>> {
  return context.upstream.json(layerQuery(urlOf(path, context), { ...query, fields }), answer, { classify })
}

export function fetchOutlines({ maxOffset = SCREEN_DEGREES, ...query }: Question, context: LayerContext) {
  const { path, fields, shapeSchema } = layers.wetland
  const shapes = { fields, geometry: true, precision: 6, maxOffset, format: 'geojson' } as const
  return context.upstream.json(layerQuery(urlOf(path, context), { ...query, ...shapes }), shapeSchema, {
    classify,
  })
}

export const readWetlandPage = <S extends z.ZodType>(page: S, context: LayerContext) =>
  context.upstream.json({ url: `${wetlandLayer.url(context)}?f=json` }, page, { classify })

export const checkFields = fieldCheck(
  'Compares the fields each layer publishes with those this connector reads.',
  () => Object.values(layers),
  async ({ path, fields }, context) => {
    const page = await context.upstream.json({ url: `${urlOf(path, context)}?f=json` }, layerPage, {
      classify,
    })
    const published = new Set(page.fields.map(({ name }) => name.replace(/^.*\./, '')))
    return { what: page.name, missing: fields.filter((field) => !published.has(field.replace(/^.*\./, ''))) }
  },
)
