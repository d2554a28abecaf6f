import { formatNumber } from '@/lib/format'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError } from '../errors'

const texts = defineSentences('engine.read-bounded', {
  brokeOffInTheMiddle: '{name} broke off in the middle of its answer. Try again in a minute.',
  tooLarge: '{name} sent more than {most}. Ask for less at once.',
})

/**
 * Reading JSON takes time by its values more than by its bytes, and nothing else is answered meanwhile. The largest
 * answers that our questions have hold half as many.
 */
export const MOST_VALUES = 500_000

/** Counts bytes and values after decompression while they arrive, so that a small compressed answer cannot fill the memory. */
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

/** A value follows a comma or a bracket; those inside texts are few and count too. */
function countValues(chunk: Uint8Array): number {
  let count = 0
  for (const byte of chunk) if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1
  return count
}

const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b]

const tooLarge = (name: string, most: string) =>
  new ConnectorError('upstream_rejected', texts.tooLarge({ name, most }))

/** From here on a double no longer tells every number from the next, and no source counts or measures so far. */
const MOST = 1e15

/** Such a number may be in the text: an integer of sixteen digits, or one with an exponent. */
const MAY_BE_BEYOND = /(?:^|[[,:\s])-?\d(?:\d{15}|[\d.]*[eE]\+?\d)/

/** Such a text may hold half a letter, with which no address can be made. */
const MAY_BE_HALF = /\\u[dD][89a-fA-F]/

/**
 * A source's answer as JSON. A number beyond what a double tells apart is null: servers write the greatest double for
 * "none", and an identifier of twenty digits would come out as another one. A number that no double holds (1e999)
 * stays infinite, which no schema takes for a number: where it is required, the answer fails. Half a letter is a
 * replacement character.
 */
export function readJson(text: string): unknown {
  const isOdd = MAY_BE_BEYOND.test(text) || MAY_BE_HALF.test(text)
  return isOdd ? JSON.parse(text, withoutImpossible) : JSON.parse(text)
}

function withoutImpossible(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd')
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) >= MOST ? null : value
}
