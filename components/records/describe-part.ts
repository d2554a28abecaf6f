const quarters: Record<string, string> = {
  NE: 'northeast quarter',
  NW: 'northwest quarter',
  SE: 'southeast quarter',
  SW: 'southwest quarter',
  N2: 'north half',
  S2: 'south half',
  E2: 'east half',
  W2: 'west half',
}

interface Part {
  kind: 'aliquot' | 'lot' | 'other'
  label: string
}

/** SESW in words: "the southeast quarter of the southwest quarter". What does not decode stays as published. */
export function describePart({ kind, label }: Part): string {
  if (kind === 'lot') return `Government lot ${label.replace(/^L(?:ot)?\s*/i, '')}`
  const letters = label.replace(/\s/g, '').match(/.{2}/g) ?? []
  const words = letters.map((pair) => quarters[pair])
  if (letters.join('') !== label.replace(/\s/g, '') || words.some((word) => word === undefined)) return label
  return `The ${words.join(' of the ')}`
}
