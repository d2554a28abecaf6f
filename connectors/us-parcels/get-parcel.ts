import { z } from 'zod'
import { among, any, type Condition, equal } from '@/lib/conditions/condition'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { lotTable } from '@/lib/records/parcel/lot-file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { isNumeric } from './columns/match-columns'
import { nameOfLayer } from './layer/layer-failure'
import { queryRows } from './layer/query-rows'
import { layerParam, type ParcelLayerState, readableLayer, stateOfLayer } from './layer/read-layer'
import { formsLike, isSameBareNumber, numberForms } from './number-forms'
import { citeLayer, layerSource, toLayerSource } from './records/layer-source'
import { type OutlinedParcel, parcelRow, toParcels } from './records/parcel-rows'
import type { ParcelLayer } from './registry'

const texts = defineSentences('us-parcels.get-parcel', {
  control: 'parcelId must not contain control characters.',
  noNumber:
    'No column of the layer of {layer} is plainly its parcel number, so its lots are found by place only.',
  exact: 'The layer has this number.',
  otherForm: 'The layer writes this number as {forms}.',
  several: '{count} records have this number: units, or parts of one parcel. Their values are not added.',
  zeros: 'The layer stores its numbers without leading zeros, so zeros may be missing.',
  notFound:
    'No parcel of this number is published. These forms were tried: {forms}. Check it against a tax bill, with its zeros, dots and spaces.',
})

const params = z.strictObject({
  layer: layerParam,
  parcelId: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, texts.control)
    .describe('Parcel number as the publisher or a tax bill writes it. Other forms of it are tried too.'),
})

const result = z.object({
  found: z.boolean(),
  parcels: z.array(parcelRow),
  match: z.enum(['exact', 'other_form']).nullable(),
  forms: z.array(z.string()).describe('The forms of the number that were tried.'),
  source: layerSource,
  message: z.string(),
})

type Answer = z.input<typeof result>

const MOST_RECORDS = 100
const SAMPLES = 20

export const getParcel = {
  summary:
    'One parcel of a layer by its number, with its outline. Other forms of the number are tried: capitals, without punctuation, with the layer’s own punctuation and zeros.',
  params,
  result,
  example: { layer: 'az-maricopa', parcelId: '112-21-086' },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  cost: 2,
  async run({ layer: id, parcelId }, context) {
    const layer = await readableLayer(id)
    const state = await stateOfLayer(context, layer)
    if (state.number === null) {
      const message = texts.noNumber({ layer: nameOfLayer(layer) })
      throw new ConnectorError('not_supported', message, { field: 'layer' })
    }
    const forms = numberForms(parcelId)
    const first = await findNumbered(context, layer, state, forms)
    if (first.length > 0) return describe(first, parcelId, forms, layer, state)
    const learned = isNumericNumber(state) ? [] : await learnForms(context, layer, parcelId)
    const second = learned.length > 0 ? await findNumbered(context, layer, state, learned) : []
    return describe(second, parcelId, [...forms, ...learned], layer, state)
  },
  table: ({ parcels, message, source }) => lotTable(parcels, [message, ...source.notes]),
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof result>

const isNumericNumber = ({ number, columns }: ParcelLayerState) =>
  columns.some((column) => column.name === number && isNumeric(column))

async function findNumbered(
  context: MethodContext,
  layer: ParcelLayer,
  state: ParcelLayerState,
  forms: readonly string[],
) {
  const where = numbered(state, forms)
  if (!where) return []
  return toParcels(await queryRows(context, layer, { where, limit: MOST_RECORDS }), layer)
}

/**
 * Compares a numeric column only with a form of digits. Returns undefined if no column can contain the
 * number.
 */
export function numbered({ number, alternates, columns }: ParcelLayerState, forms: readonly string[]) {
  const terms = [number, ...alternates].flatMap((name): Condition[] => {
    const column = columns.find((each) => each.name === name)
    if (!column) return []
    if (!isNumeric(column)) return [among(column.name, forms)]
    const digits = forms.find((form) => /^\d{1,15}$/.test(form))
    return digits === undefined ? [] : [equal(column.name, Number(digits))]
  })
  return terms.length > 0 ? any(...terms) : undefined
}

async function learnForms(context: MethodContext, layer: ParcelLayer, parcelId: string): Promise<string[]> {
  const page = await queryRows(context, layer, { limit: SAMPLES })
  const samples = toParcels({ ...page, rows: page.rows.slice(0, SAMPLES) }, layer)
  return formsLike(
    parcelId,
    samples.flatMap(({ parcel }) => parcel.parcelId ?? []),
  )
}

function describe(
  candidates: readonly OutlinedParcel[],
  parcelId: string,
  forms: string[],
  layer: ParcelLayer,
  state: ParcelLayerState,
): Answer {
  const numbersOf = ({ parcel }: OutlinedParcel) =>
    [parcel.parcelId, parcel.alternateParcelId].filter((each) => each !== null)
  const exact = candidates.filter((each) => numbersOf(each).includes(parcelId))
  const alike = candidates.filter((each) =>
    numbersOf(each).some((number) => isSameBareNumber(number, parcelId)),
  )
  const parcels = exact.length > 0 ? exact : alike
  const source = toLayerSource(layer, state)
  if (parcels.length === 0) {
    const message = texts.notFound({ forms: forms.join(', ') })
    return { found: false, parcels: [], match: null, forms, source, message }
  }
  const spellings = [...new Set(parcels.map(({ parcel }) => parcel.parcelId ?? ''))].join(', ')
  const message = [
    exact.length > 0 ? texts.exact : texts.otherForm({ forms: spellings }),
    ...(parcels.length > 1 ? [texts.several({ count: parcels.length })] : []),
    ...(isNumericNumber(state) ? [texts.zeros] : []),
  ].join(' ')
  return { found: true, parcels, match: exact.length > 0 ? 'exact' : 'other_form', forms, source, message }
}
