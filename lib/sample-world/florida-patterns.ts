export type PlotKind = 'plain' | 'tower' | 'park' | 'street'

/** A polygon over some of four cells side by side. */
interface Piece {
  at: number
  cells: number
  /** The cell whose parcel it is part of. */
  owner: number
  /** Above 0 for a second or third polygon over the same ground. */
  copy: number
}

export interface Pattern {
  share: number
  kind: PlotKind
  pieces: readonly Piece[]
}

const piece = (at: number, cells = 1, owner = at, copy = 0): Piece => ({ at, cells, owner, copy })

/** What can become of four cells, and how often. */
export const groupKinds = {
  plain: { share: 0.74, kind: 'plain', pieces: [piece(0), piece(1), piece(2), piece(3)] },
  cornerWest: { share: 0.1, kind: 'plain', pieces: [piece(0, 2), piece(2), piece(3)] },
  cornerEast: { share: 0.1, kind: 'plain', pieces: [piece(0), piece(1), piece(2, 2)] },
  /** One parcel in two polygons, beside each other or with a neighbor between them. */
  touching: { share: 0.012, kind: 'plain', pieces: [piece(0), piece(1, 1, 0), piece(2), piece(3)] },
  apart: { share: 0.012, kind: 'plain', pieces: [piece(0), piece(1), piece(2, 1, 0), piece(3)] },
  tower: { share: 0.016, kind: 'tower', pieces: [piece(0, 4)] },
  stacked: { share: 0.01, kind: 'tower', pieces: [piece(0, 4), piece(0, 4, 0, 1), piece(0, 4, 0, 2)] },
  park: { share: 0.01, kind: 'park', pieces: [piece(0, 4)] },
} satisfies Record<string, Pattern>

const patterns: readonly Pattern[] = Object.values(groupKinds)

export function patternOf(roll: number): Pattern {
  let passed = 0
  return (
    patterns.find(({ share }) => {
      passed += share
      return roll < passed
    }) ?? groupKinds.plain
  )
}
