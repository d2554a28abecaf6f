import { z } from 'zod'
import type { ConnectorError } from '@/lib/connector/errors'
import type { ParcelLayer } from '../registry'
import { pageOf } from './layer-source'

export const layerFailureShape = z.object({
  layer: z.string(),
  message: z.string(),
  publisherPage: z.string(),
})

export interface FailedLayer {
  layer: ParcelLayer
  error: ConnectorError
}

export const toFailure = ({ layer, error }: FailedLayer): z.input<typeof layerFailureShape> => ({
  layer: layer.id,
  message: error.message,
  publisherPage: pageOf(layer),
})
