import { createHash } from 'node:crypto'

export interface FeedEntry {
  /** Never changes, because feed readers show an entry with a new id as a new entry. */
  id: string
  title: string
  paragraphs: readonly string[]
  href: string
  at: string
}

export interface Feed {
  id: string
  title: string
  subtitle: string
  pageHref: string
  selfHref: string
  updatedAt: string
  isEnded: boolean
  entries: readonly FeedEntry[]
}

export const AUTHOR = 'Openplat'

export function urnOf(...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest()
  const bytes = hash.subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const groups = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return `urn:uuid:${groups.join('-')}`
}
