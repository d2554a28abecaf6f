import { MOST_LETTERS, readStreetAddress, type StreetAddress } from './street-address'

/** Rolls pad ordinals ("07TH"), put a village in brackets behind the street, and space ranges ("33 - 35"). */
export function readPublishedAddress(text: string): StreetAddress | null {
  const plain = text
    .slice(0, MOST_LETTERS)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^\s*(\d+)\s*-\s*(?=\d+ )/, '$1-')
    .replace(/\b0+(?=\d+(?:ST|ND|RD|TH)\b)/gi, '')
  return readStreetAddress(plain)
}
