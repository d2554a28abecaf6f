import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import { countyByFips } from '@/lib/geography/counties'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { getParcel } from './get-parcel'
import { layersCovering } from './layer/choose-layers'
import { readLayerReport } from './layer-report'
import { citeLayer, layerSource } from './records/layer-source'
import { parcelRow } from './records/parcel-rows'

const texts = defineSentences('us-parcels.find-numbered', {
  notACounty: 'Not a county. Give its five digits: 04013.',
  notKnown:
    '{failure, sentence} The other layers of the county do not have the number, so whether the parcel exists is not known.',
})

const MOST_LAYERS = 3
/** City layers come last, because they have the fewest parcels. */
const sizes = { county: 0, state: 1, city: 2 } as const

const params = z.strictObject({
  county: z.string().regex(/^\d{5}$/, texts.notACounty),
  parcelId: getParcel.params.shape.parcelId,
})

const result = z.object({
  source: layerSource.nullable(),
  parcels: z.array(parcelRow),
  forms: z.array(z.string()),
})

export const findNumbered = {
  summary: 'Parcels of a county by their number, from the layers of the county in turn.',
  params,
  result,
  example: { county: '04013', parcelId: '112-21-086' },
  cache: false,
  async run({ county: fips, parcelId }, context) {
    const county = countyByFips(fips)
    if (!county) throw new ConnectorError('invalid_params', texts.notACounty, { field: 'county' })
    const checks = await readLayerReport(context.settings)
    const layers = (await layersCovering(county.state, [fips], checks))
      .toSorted((a, b) => sizes[a.kind] - sizes[b.kind])
      .slice(0, MOST_LAYERS)
    let failure: ConnectorError | undefined
    let empty: z.input<typeof result> | undefined
    for (const { id } of layers) {
      const [answer] = await context.callEach(getParcel, [{ layer: id, parcelId }])
      if (!answer) continue
      if (!answer.ok) failure ??= answer.error
      else {
        const { source, parcels, forms } = answer.data
        if (parcels.length > 0) return { source, parcels, forms }
        empty ??= { source, parcels, forms }
      }
    }
    if (!failure) return empty ?? { source: null, parcels: [], forms: [] }
    // A layer that failed must not read as "not on record".
    if (!empty) throw failure
    const { code, message, retryAfter } = failure
    throw new ConnectorError(code, texts.notKnown({ failure: message }), {
      ...(retryAfter === undefined ? {} : { retryAfter }),
      cause: failure,
    })
  },
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof result>
