import { readStreetAddress, type StreetAddress } from './street-address'

/** Rolls pad ordinals ("07TH") and put a village in brackets behind the street. */
export function readPublishedAddress(text: string): StreetAddress | null {
  const plain = text.replace(/\([^)]*\)/g, ' ').replace(/\b0+(?=\d+(?:ST|ND|RD|TH)\b)/gi, '')
  return readStreetAddress(plain)
}
