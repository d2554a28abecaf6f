import { ConnectorError } from './errors'

/** Counts bytes after decompression while they arrive, so that a small compressed answer cannot fill the memory. */
export async function readBounded(response: Response, maxBytes: number, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let total = 0
  try {
    for await (const chunk of response.body ?? []) {
      total += chunk.byteLength
      if (total > maxBytes) throw tooLarge(name, maxBytes)
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

const tooLarge = (name: string, maxBytes: number) =>
  new ConnectorError(
    'upstream_rejected',
    `${name} sent more than ${Math.round(maxBytes / 1e6)} MB. Ask for less at once.`,
  )
