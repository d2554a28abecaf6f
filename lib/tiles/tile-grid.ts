import type { Bounds } from '@/lib/geography/types'

export interface Tile {
  z: number
  x: number
  y: number
}

export const tileSize = 256

export function worldX(longitude: number): number {
  return (longitude + 180) / 360
}

export function worldY(latitude: number): number {
  const angle = (latitude * Math.PI) / 180
  return (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2
}

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

export function tileAt(longitude: number, latitude: number, z: number): Tile {
  const worldSize = 2 ** z
  const within = (fraction: number) => Math.min(worldSize - 1, Math.max(0, Math.floor(fraction * worldSize)))
  return { z, x: within(worldX(longitude)), y: within(worldY(latitude)) }
}

export function countTiles(bounds: Bounds, z: number): number {
  const { first, last } = cornersOf(bounds, z)
  return (last.x - first.x + 1) * (last.y - first.y + 1)
}

export function tilesOver(bounds: Bounds, z: number): Tile[] {
  const { first, last } = cornersOf(bounds, z)
  const tiles: Tile[] = []
  for (let y = first.y; y <= last.y; y += 1) {
    for (let x = first.x; x <= last.x; x += 1) tiles.push({ z, x, y })
  }
  const awayFromMiddle = ({ x, y }: Tile) => Math.hypot(2 * x - first.x - last.x, 2 * y - first.y - last.y)
  return tiles.sort((a, b) => awayFromMiddle(a) - awayFromMiddle(b))
}

export const parentOf = ({ z, x, y }: Tile): Tile => ({ z: z - 1, x: x >> 1, y: y >> 1 })

export function childrenOf({ z, x, y }: Tile): Tile[] {
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const
  return corners.map(([east, south]) => ({ z: z + 1, x: 2 * x + east, y: 2 * y + south }))
}

function cornersOf([west, south, east, north]: Bounds, z: number) {
  return { first: tileAt(west, north, z), last: tileAt(east, south, z) }
}
