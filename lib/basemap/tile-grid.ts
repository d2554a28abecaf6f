import type { Bounds } from '@/lib/outline-lookup'

export interface Tile {
  z: number
  x: number
  y: number
}

export const tileSize = 256

/** Web Mercator as a fraction of the world, from the west and from the north. */
export function worldX(longitude: number): number {
  return (longitude + 180) / 360
}

export function worldY(latitude: number): number {
  const angle = (latitude * Math.PI) / 180
  return (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2
}

/** The place of a pixel, counted from the tile's north-west corner. */
export function placeOfPixel({ z, x, y }: Tile, column: number, row: number): [number, number] {
  const worldSize = 2 ** z
  const fromWest = (x + column / tileSize) / worldSize
  const fromNorth = (y + row / tileSize) / worldSize
  return [fromWest * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * fromNorth))) * 180) / Math.PI]
}

export function boundsOfTile(tile: Tile): Bounds {
  const [west, north] = placeOfPixel(tile, 0, 0)
  const [east, south] = placeOfPixel(tile, tileSize, tileSize)
  return [west, south, east, north]
}
