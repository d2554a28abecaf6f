type Box = readonly [west: number, south: number, east: number, north: number]

/** Returns a closed ring, counterclockwise from the southwest corner. */
export const boxRing = ([west, south, east, north]: Box): [longitude: number, latitude: number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
