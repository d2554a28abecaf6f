import { ConnectorError } from './errors'

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
      if (values > MOST_VALUES) throw tooLarge(name, `${MOST_VALUES.toLocaleString('en-US')} values`)
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ConnectorError) throw cause
    throw new ConnectorError(
      'upstream_unavailable',
      `${name} broke off in the middle of its answer. Try again in a minute.`,
      { cause },
    )
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
  new ConnectorError('upstream_rejected', `${name} sent more than ${most}. Ask for less at once.`)
