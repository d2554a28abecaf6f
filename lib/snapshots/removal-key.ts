import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Told to the maker once. Whoever has it can remove the snapshot. */
export const makeRemovalKey = (): string => randomBytes(32).toString('base64url')

/**
 * What is stored of it. The key is 256 random bits, so a plain digest cannot be searched; a digest made with
 * the site's secret would end every removal link when that secret changes.
 */
export const digestOfKey = (removalKey: string): string =>
  createHash('sha256').update(removalKey).digest('base64url')

export function isKeyOf(removalKey: string, digests: readonly string[]): boolean {
  const given = Buffer.from(digestOfKey(removalKey))
  return digests
    .map((digest) => Buffer.from(digest))
    .filter((digest) => digest.byteLength === given.byteLength && timingSafeEqual(digest, given))
    .some(Boolean)
}
