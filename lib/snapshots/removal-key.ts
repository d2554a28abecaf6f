import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Only the maker receives the key, once. */
export const makeRemovalKey = (): string => randomBytes(32).toString('base64url')

/**
 * A plain digest is safe, because 256 random bits cannot be guessed. A digest with the site's secret would
 * break every removal link if that secret changed.
 */
export const digestOfKey = (removalKey: string): string =>
  createHash('sha256').update(removalKey).digest('base64url')

export function findDigest(removalKey: string, digests: readonly string[]): string | undefined {
  const sent = Buffer.from(digestOfKey(removalKey))
  const [match] = digests.filter((digest) => {
    const stored = Buffer.from(digest)
    return stored.byteLength === sent.byteLength && timingSafeEqual(stored, sent)
  })
  return match
}
