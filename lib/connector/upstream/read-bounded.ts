import { formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError } from '../errors'

const texts = defineSentences('engine.read-bounded', {
  brokeOffInTheMiddle: '{name} broke off in the middle of its answer. Try again in a minute.',
  tooLarge: '{name} sent more than {most}. Ask for less at once.',
})

/**
 * Parsing blocks the event loop, and its time depends more on the number of values than on bytes. The largest
 * expected response has half of this number.
 */
export const MOST_VALUES = 500_000

/**
 * Limits bytes and values as they arrive, after decompression, so that a small compressed response cannot
 * fill the memory.
 */
export async function readBounded(response: Response, maxBytes: number, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let total = 0
  let values = 0
  try {
    for await (const chunk of response.body ?? []) {
      total += chunk.byteLength
      if (total > maxBytes) throw tooLarge(name, `${Math.round(maxBytes / 1e6)} MB`)
      values += countValues(chunk)
      if (values > MOST_VALUES) throw tooLarge(name, `${formatNumber(MOST_VALUES)} values`)
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ConnectorError) throw cause
    throw new ConnectorError('upstream_unavailable', texts.brokeOffInTheMiddle({ name }), { cause })
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/**
 * Estimates the number of values, because each value follows a comma or an opening bracket. Commas and
 * brackets inside texts are counted too.
 */
function countValues(chunk: Uint8Array): number {
  let count = 0
  // Loops by index, because an iterator over the bytes takes nine times as long.
  for (let at = 0; at < chunk.length; at += 1) {
    const byte = chunk[at]
    if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1
  }
  return count
}

const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b]

const tooLarge = (name: string, most: string) =>
  new ConnectorError('upstream_rejected', texts.tooLarge({ name, most }))

/** A larger double may not be exact, and no source has larger counts or measures. */
const MOST = 1e15

const MAY_BE_BEYOND = /(?:^|[[,:\s])-?\d(?:\d{15}|[\d.]*[eE]\+?\d)/

/** Matches escaped surrogates, because a lone surrogate cannot be encoded in a URL. */
const MAY_BE_HALF = /\\u[dD][89a-fA-F]/

/**
 * Numbers from 1e15 become null: some servers write the greatest double for "none", and a double would change
 * an identifier of twenty digits. 1e999 stays infinite, which schemas reject.
 */
export function readJson(text: string): unknown {
  const isOdd = MAY_BE_BEYOND.test(text) || MAY_BE_HALF.test(text)
  return isOdd ? JSON.parse(text, withoutImpossible) : JSON.parse(text)
}

function withoutImpossible(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd')
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) >= MOST ? null : value
}
