import type { Tile } from '@/lib/tiles/tile-grid'

export interface TilePathParams {
  z: string
  x: string
  y: string
}

export function parseTile({ z, x, y }: TilePathParams): Tile | undefined {
  const isNumber = (text: string) => /^(0|[1-9]\d{0,5})$/.test(text)
  return [z, x, y].every(isNumber) ? { z: Number(z), x: Number(x), y: Number(y) } : undefined
}
