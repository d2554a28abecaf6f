import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { featuresOf, geoJsonFeaturesOf, layerPage } from '@/lib/arcgis/layer-response'
import { type ArcgisLayerQuery, layerQuery } from '@/lib/arcgis/query'
import type { MethodContext } from '@/lib/connector/method'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import type { Bounds } from '@/lib/geography/types'

export const HOST = 'hazards.fema.gov'
export const BASE = `https://${HOST}/arcgis/rest/services/public/NFHL/MapServer`
const NAME = 'FEMA’s flood map service'

/** Some releases of the map send numbers as text. `read-cell.ts` lists the spellings of an empty cell. */
export const cell = z.union([z.string(), z.number()]).nullish()
/** The column must be present. Its value may be null. */
const essential = z.union([z.string(), z.number()]).nullable()

const zone = z.object({
  DFIRM_ID: cell,
  FLD_AR_ID: cell,
  FLD_ZONE: essential,
  ZONE_SUBTY: cell,
  SFHA_TF: essential,
  STATIC_BFE: cell,
  V_DATUM: cell,
  DEPTH: cell,
  LEN_UNIT: cell,
})
const panel = z.object({
  DFIRM_ID: cell,
  FIRM_PAN: essential,
  PANEL_TYP: cell,
  EFF_DATE: cell,
  SCALE: cell,
  PNP_REASON: cell,
})
const revision = z.object({ DFIRM_ID: cell, LOMR_ID: cell, CASE_NO: essential, EFF_DATE: cell })
const elevation = z.object({
  DFIRM_ID: cell,
  BFE_LN_ID: cell,
  ELEV: essential,
  LEN_UNIT: cell,
  V_DATUM: cell,
})
const community = z.object({ POL_NAME1: essential, CID: cell, ANI_TF: cell })
/** Names of projects are never requested, because they can be an owner's name or address. */
const letter = z.object({
  CASENUMBER: essential,
  STATUS: cell,
  DATEENDED: cell,
  CID: cell,
  DETERMINATIONTYPE: cell,
  REVAL_STAT: cell,
  LOTTYPE: cell,
  OUTCOME: cell,
  LAT: cell,
  LON: cell,
})
const availability = z.object({ STUDY_ID: essential })

export type FloodZoneRow = z.output<typeof zone>
export type FirmPanelRow = z.output<typeof panel>
export type RevisionRow = z.output<typeof revision>
export type PoliticalJurisdictionRow = z.output<typeof community>
export type MapLetterRow = z.output<typeof letter>
export type BaseFloodElevationRow = z.output<typeof elevation>

/** Floodways and 0.2 percent zones are rows of `zone`, not layers of their own. */
export const layers = {
  zone: layer(28, 'Flood Hazard Zones', zone),
  panel: layer(3, 'FIRM Panels', panel),
  revision: layer(1, 'LOMRs', revision),
  elevation: layer(16, 'Base Flood Elevations', elevation),
  letter: layer(34, 'LOMAs', letter),
  community: layer(22, 'Political Jurisdictions', community),
  availability: layer(0, 'NFHL Availability', availability),
}

export type FloodLayerName = keyof typeof layers

export const layerNames = Object.keys(layers) as [FloodLayerName, ...FloodLayerName[]]

function layer<A extends z.ZodObject>(id: number, name: string, row: A) {
  return {
    id,
    name,
    fields: Object.keys(row.shape),
    row,
    answer: featuresOf(row),
    shapeSchema: geoJsonFeaturesOf(row),
  }
}

type LayerContext = Pick<MethodContext, 'upstream' | 'settings'>
type Question = Omit<ArcgisLayerQuery, 'fields' | 'format' | 'geometry'>

export const zoneLayer = {
  url: (context: Pick<MethodContext, 'settings'>) => urlOf(layers.zone.id, context),
  row: zone.extend({ OBJECTID: z.int() }),
  essential: ['FLD_ZONE', 'SFHA_TF'],
  optional: layers.zone.fields.filter((field) => field !== 'FLD_ZONE' && field !== 'SFHA_TF'),
}

/** Service of maps that are not in effect yet. It has the layer numbers of the effective map. */
const PENDING = `https://${HOST}/arcgis/rest/services/PrelimPending/Prelim_NFHL/MapServer`

const urlOf = (id: number, { settings }: Pick<MethodContext, 'settings'>) =>
  `${settings.FLOOD_MAP_URL ?? BASE}/${id}`
const classify = (body: unknown) => classifyArcgis(body, NAME)

interface Readable<A extends z.ZodType> {
  id: number
  fields: string[]
  answer: A
}

export function fetchRows<A extends z.ZodType>(
  { id, fields, answer }: Readable<A>,
  query: Question,
  context: LayerContext,
): Promise<z.output<A>> {
  return context.upstream.json(layerQuery(urlOf(id, context), { ...query, fields }), answer, { classify })
}

export const fetchPendingZones = (query: Question, { upstream }: Pick<MethodContext, 'upstream'>) =>
  upstream.json(
    layerQuery(`${PENDING}/${layers.zone.id}`, { ...query, fields: layers.zone.fields }),
    layers.zone.answer,
    { classify },
  )

export function fetchShapes<A extends z.ZodType>(
  { id, fields, shapeSchema }: Omit<Readable<A>, 'answer'> & { shapeSchema: A },
  query: Question,
  context: LayerContext,
): Promise<z.output<A>> {
  const shapes = { fields, geometry: true, precision: 6, format: 'geojson' } as const
  return context.upstream.json(layerQuery(urlOf(id, context), { ...query, ...shapes }), shapeSchema, {
    classify,
  })
}

export const checkFields = fieldCheck(
  'Compares the fields each layer publishes with those this connector reads, and its name with the one we know.',
  () => Object.values(layers),
  async ({ id, name, fields }, context) => {
    const page = await context.upstream.json({ url: `${urlOf(id, context)}?f=json` }, layerPage, { classify })
    const published = new Set(page.fields.map((field) => field.name))
    const missing = fields.filter((field) => !published.has(field))
    // The layer's name is compared too, because older services had other layers under these numbers.
    return { what: page.name, missing: page.name === name ? missing : [`layer ${id} named ${name}`] }
  },
)

/**
 * Requests for wider areas take minutes or fail, because a polygon of this map has 1,882 corners on average.
 */
export const WIDEST_DEGREES = 0.1

/**
 * Simplification tolerance in degrees: about three meters in a small area, a 1,500th of the width in a wide
 * one.
 */
export const coarseness = ([west, , east]: Bounds): number =>
  Number(Math.max(0.00003, (east - west) / 1_500).toFixed(6))
