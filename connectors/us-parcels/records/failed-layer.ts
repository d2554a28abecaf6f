import { z } from 'zod'
import type { ConnectorError } from '@/lib/connector/errors'
import { nameOfLayer } from '../layer/layer-failure'
import { type ParcelLayer, pageOf } from '../registry'

export const layerFailureShape = z.object({
  layer: z.string(),
  place: z.string().describe('Whose parcels the layer has: "Kent County, Michigan".'),
  code: z.string().describe('Code of the error, as an answer without any layer would have it.'),
  message: z.string(),
  publisherPage: z.string(),
})

export interface FailedLayer {
  layer: ParcelLayer
  error: ConnectorError
}

export const toFailure = ({ layer, error }: FailedLayer): z.input<typeof layerFailureShape> => ({
  layer: layer.id,
  place: nameOfLayer(layer),
  code: error.code,
  message: error.message,
  publisherPage: pageOf(layer),
})
