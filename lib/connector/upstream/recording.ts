import { z } from 'zod'
import { readBounded } from './read-bounded'
import type { Transport } from './transport'

const headers = z.record(z.string(), z.string())
const body = z.union([z.strictObject({ text: z.string() }), z.strictObject({ base64: z.base64() })])

const exchange = z.strictObject({
  request: z.strictObject({
    method: z.string(),
    url: z.url(),
    headers,
    body: z.string().nullable(),
  }),
  response: z.strictObject({ status: z.int(), headers, body }),
})

export const recording = z.strictObject({
  connector: z.string(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()),
  recordedAt: z.iso.datetime(),
  exchanges: z.array(exchange),
})

export type RecordedExchange = z.output<typeof exchange>
export type TrafficRecording = z.output<typeof recording>

/** Other headers are not recorded, because they may contain secrets (authorization, a cookie, a token). */
const REQUEST_HEADERS = ['accept', 'content-type']
const RESPONSE_HEADERS = ['content-type', 'last-modified', 'location', 'retry-after']

const MOST_BYTES = 50_000_000

export function recordExchanges(inner: Transport, keep: (exchange: RecordedExchange) => void): Transport {
  return async (request) => {
    const text = request.body === null ? null : await request.clone().text()
    const response = await inner(request)
    const bytes = await readBounded(response, MOST_BYTES, new URL(request.url).hostname)
    keep({
      request: {
        method: request.method,
        url: request.url,
        headers: pick(request.headers, REQUEST_HEADERS),
        body: text,
      },
      response: {
        status: response.status,
        headers: pick(response.headers, RESPONSE_HEADERS),
        body: write(bytes),
      },
    })
    return toResponse(bytes, response.status, response.headers)
  }
}

/** `Response` throws if a response with such a status has a body, even an empty one. */
const BODILESS = [204, 205, 304]

export function toResponse(bytes: Uint8Array, status: number, headers: HeadersInit): Response {
  return new Response(BODILESS.includes(status) ? null : Uint8Array.from(bytes), { status, headers })
}

export function readBody(body: RecordedExchange['response']['body']): Uint8Array {
  return 'text' in body ? new TextEncoder().encode(body.text) : Buffer.from(body.base64, 'base64')
}

/** Writes valid UTF-8 as text, so that a person can read the recording. */
function write(bytes: Uint8Array): RecordedExchange['response']['body'] {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') }
  }
}

function pick(all: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = all.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
