import { ConnectorError } from '../errors'
import { type RecordedExchange, readBody, toResponse } from '../upstream/recording'
import type { Transport } from '../upstream/transport'

export function replayTransport(exchanges: readonly RecordedExchange[]): Transport {
  const left = new Map<string, RecordedExchange[]>()
  for (const exchange of exchanges) {
    const { method, url, body } = exchange.request
    const key = keyOf(method, url, body)
    left.set(key, [...(left.get(key) ?? []), exchange])
  }
  return async (request) => {
    const body = request.body === null ? null : await request.text()
    const response = left.get(keyOf(request.method, request.url, body))?.shift()?.response
    if (response) return toResponse(readBody(response.body), response.status, response.headers)
    const sent = body === null ? '' : ` with ${body.slice(0, 200)}`
    throw new ConnectorError(
      'not_configured',
      `Nothing is recorded, or nothing is left, for ${request.method} ${request.url}${sent}.`,
    )
  }
}

const keyOf = (...parts: (string | null)[]) => JSON.stringify(parts)
