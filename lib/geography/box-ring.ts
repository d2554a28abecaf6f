type Box = readonly [west: number, south: number, east: number, north: number]

/** The corners of a box against the clock from the south-west, where it ends again. */
export const boxRing = ([west, south, east, north]: Box): [longitude: number, latitude: number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
