import type { z } from 'zod'
import { causeOfAnswer, causeOfError } from '@/lib/arcgis/cause'
import { ConnectorError, PointedElsewhere } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { readJson } from '@/lib/connector/upstream/read-bounded'
import type { ParcelLayer } from '../registry'
import { LayerFailure, type ParcelLayerFailure } from './layer-failure'

interface LayerRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Accepts every error status, because the body often has the reason. */
const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)

/**
 * All requests to layers go through this function, so that an error or a web page never reads as data. Throws
 * a `LayerFailure` with the cause.
 */
export async function askLayer<S extends z.ZodType>(
  { upstream }: MethodContext,
  layer: ParcelLayer,
  request: LayerRequest,
  schema: S,
): Promise<z.output<S>> {
  try {
    return await upstream.read(
      request,
      ({ status, text }) => {
        const body = parse(text())
        const why = causeOfAnswer({ status, text: text() }, body)
        if (why) throw new LayerFailure(why, layer, { asksForPause: status === 503 })
        const parsed = schema.safeParse(body)
        if (parsed.success) return parsed.data
        throw new LayerFailure('notUnderstood', layer, { cause: parsed.error })
      },
      { accepts: statuses },
    )
  } catch (error) {
    if (error instanceof LayerFailure || !(error instanceof ConnectorError)) throw error
    throw new LayerFailure(causeOf(error), layer, { cause: error })
  }
}

function parse(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}

function causeOf(error: ConnectorError): ParcelLayerFailure {
  if (error instanceof PointedElsewhere) return 'moved'
  if (error.code === 'rate_limited') return 'paused'
  if (error.code === 'upstream_timeout') return 'timedOut'
  if (error.code === 'upstream_unavailable') return causeOfError(error)
  return error.code === 'upstream_changed' ? 'moved' : 'queryFailed'
}
