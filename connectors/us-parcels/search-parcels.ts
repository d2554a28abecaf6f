import { z } from 'zod'
import { ANY, alike, all, among, any, type Condition, equal } from '@/lib/conditions/condition'
import { pagingParams } from '@/lib/connector/area-params'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { countyByFips } from '@/lib/geography/counties'
import { lotTable } from '@/lib/records/parcel/lot-file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import {
  isSameStreetAddress,
  readPublishedAddress,
  type StreetAddress,
} from '@/lib/street-address/street-address'
import { namePatterns } from '@/lib/street-address/street-tokens'
import { isNumeric } from './columns/match-columns'
import { layersCovering } from './layer/choose-layers'
import { LayerFailure, nameOfLayer } from './layer/layer-failure'
import { queryRows } from './layer/query-rows'
import { layerParam, type ParcelLayerState, readableLayer, stateOfLayer } from './layer/read-layer'
import { readLayerReport } from './layer-report'
import { codeOf, fipsOf } from './list-parcel-layers'
import { layerFailureShape, toFailure } from './records/failed-layer'
import { citeLayer, layerSource, toLayerSource } from './records/layer-source'
import { parcelRow, toParcels } from './records/parcel-rows'
import type { ParcelLayer } from './registry'

const texts = defineSentences('us-parcels.search-parcels', {
  control: 'address must not contain control characters.',
  needsHouse: 'address needs a house number and a street, such as 2 N Central Ave.',
  needsPlace: 'Give a layer, or a county.',
  noColumns:
    'The layer of {layer} publishes no address of its lots. Look up the point of the address, and ask getParcelAt with it.',
  noLayer: 'No official parcel layer of this county is in our registry. The assessor keeps its parcels.',
  found: { one: '{count} lot has this address.', other: '{count} lots have this address.' },
  none: 'No lot of the layer has this address. The layer may write it in another way: ask getParcelAt with its point.',
  cut: 'The source cut its answer, so there may be more.',
})

const address = z
  .string()
  .trim()
  .min(3)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, texts.control)
  .describe('House number and street of the lot: 2 N Central Ave.')

const MOST_ROWS = 500

const ofLayer = z.object({
  hasColumns: z.boolean(),
  parcels: z.array(parcelRow),
  truncated: z.boolean(),
  source: layerSource,
})

const layerParams = z.strictObject({ layer: layerParam, address })

export const searchLayer = {
  summary: 'Lots of one layer with a street address, where the layer has address columns.',
  params: layerParams,
  result: ofLayer,
  example: { layer: 'az-maricopa', address: '148 W Hatstand Ct' },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  async run({ layer: id, address: text }, context) {
    const layer = await readableLayer(id)
    const state = await stateOfLayer(context, layer)
    if (!state.queries) throw new LayerFailure('identifyOnly', layer)
    const readings = parseAddressQuestion(text)?.readings ?? []
    const [first] = readings
    const where = first && addressed(state, first)
    const source = toLayerSource(layer, state)
    if (!where) return { hasColumns: false, parcels: [], truncated: false, source }
    const page = await queryRows(context, layer, { where, limit: MOST_ROWS })
    const parcels = toParcels(page, layer)
      .filter(({ parcel }) => {
        const published = readPublishedAddress(parcel.address ?? '')
        return published !== null && readings.some((reading) => isSameStreetAddress(reading, published))
      })
      .toSorted((a, b) => Number(a.parcel.sourceObjectId) - Number(b.parcel.sourceObjectId))
    return { hasColumns: true, parcels, truncated: page.truncated, source }
  },
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof layerParams, typeof ofLayer>

function addressed({ situs, columns }: ParcelLayerState, query: StreetAddress): Condition | undefined {
  const [line] = situs.line
  if (line === undefined) return undefined
  const patterns = namePatterns(query.name)
  if (situs.number === null)
    return any(...patterns.map((each) => alike(line, [`${query.number} `, ANY, ...each, ANY], true)))
  const isNumber = columns.some((column) => column.name === situs.number && isNumeric(column))
  const digits = Number(query.number)
  if (isNumber && !Number.isInteger(digits)) return undefined
  const house = isNumber
    ? equal(situs.number, digits)
    : among(situs.number, [query.number, ` ${query.number}`])
  const { street } = situs
  return all(
    house,
    street === null ? undefined : any(...patterns.map((each) => alike(street, [ANY, ...each, ANY], true))),
  )
}

const params = z.strictObject({
  address,
  layer: layerParam.optional(),
  state: z.string().trim().max(40).optional().describe('Two letters or a name, for a county’s name.'),
  county: z
    .string()
    .trim()
    .max(60)
    .optional()
    .describe('Five digits (04013), or a name together with state.'),
  ...pagingParams,
})

const result = z.object({
  parcels: z.array(parcelRow),
  count: z.int().nullable().describe('Lots on all pages. Null where the source cut its answer.'),
  nextOffset: z.int().nullable(),
  truncated: z.boolean(),
  source: layerSource.nullable(),
  failures: z.array(layerFailureShape),
  message: z.string(),
})

export const searchParcels = {
  summary:
    'Lots by street address within one layer or one county, where the layer has address columns of the lot. Owners’ mailing addresses are never searched.',
  params,
  result,
  example: { address: '148 W Hatstand Ct', layer: 'az-maricopa' },
  cache: false,
  cost: 2,
  async run({ address: text, limit, offset, ...place }, context) {
    const paging = { limit, offset }
    if (!parseAddressQuestion(text)) {
      throw new ConnectorError('invalid_params', texts.needsHouse, { field: 'address' })
    }
    const failures: Parameters<typeof toFailure>[0][] = []
    const without: ParcelLayer[] = []
    let empty: z.output<typeof ofLayer> | undefined
    for (const layer of await chooseLayers(place, context)) {
      const [part] = await context.callEach(searchLayer, [{ layer: layer.id, address: text }])
      if (!part) continue
      if (!part.ok) failures.push({ layer, error: part.error })
      else if (!part.data.hasColumns) without.push(layer)
      else if (part.data.parcels.length > 0 || part.data.truncated)
        return toAnswer(part.data, paging, failures)
      else empty ??= part.data
    }
    const [failure] = failures
    if (failure) throw failure.error
    if (empty) return toAnswer(empty, paging, [])
    const [layer] = without
    const message = layer ? texts.noColumns({ layer: nameOfLayer(layer) }) : texts.noLayer
    throw new ConnectorError('not_supported', message, { field: place.layer ? 'layer' : 'county' })
  },
  table: ({ parcels, message, source }) => lotTable(parcels, [message, ...(source?.notes ?? [])]),
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof result>

interface SearchPlace {
  layer?: string | undefined
  state?: string | undefined
  county?: string | undefined
}

async function chooseLayers(
  { layer, state, county }: SearchPlace,
  { settings }: Pick<MethodContext, 'settings'>,
): Promise<ParcelLayer[]> {
  if (layer !== undefined) return [await readableLayer(layer)]
  if (county === undefined) throw new ConnectorError('invalid_params', texts.needsPlace, { field: 'county' })
  const counties = fipsOf(county, state === undefined ? undefined : codeOf(state))
  const code = countyByFips(counties[0] ?? '')?.state ?? ''
  return layersCovering(code, counties, await readLayerReport(settings))
}

function toAnswer(
  { parcels, truncated, source }: z.output<typeof ofLayer>,
  { limit, offset }: { limit: number; offset: number },
  failures: Parameters<typeof toFailure>[0][],
): z.input<typeof result> {
  const message = [
    parcels.length > 0 ? texts.found({ count: parcels.length }) : texts.none,
    ...(truncated ? [texts.cut] : []),
  ].join(' ')
  const end = offset + limit
  return {
    parcels: parcels.slice(offset, end),
    count: truncated ? null : parcels.length,
    nextOffset: end < parcels.length ? end : null,
    truncated,
    source,
    failures: failures.map(toFailure),
    message,
  }
}
