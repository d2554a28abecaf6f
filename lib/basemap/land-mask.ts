import { stateOutlines } from '@/lib/state-at'
import { type Tile, tileSize, worldX, worldY } from '@/lib/tile-grid'

let edges: Float64Array | undefined

/** 1 where a pixel's centre lies on land. States share borders, so a line between two flips nothing. */
export function landMaskOf(tile: Tile): Uint8Array {
  edges ??= readEdges()
  const scale = 2 ** tile.z * tileSize
  const stride = tileSize + 1
  const flips = new Uint8Array(stride * tileSize)
  for (let edge = 0; edge < edges.length; edge += 4) {
    const x1 = (edges[edge] ?? 0) * scale - tile.x * tileSize
    const y1 = (edges[edge + 1] ?? 0) * scale - tile.y * tileSize
    const x2 = (edges[edge + 2] ?? 0) * scale - tile.x * tileSize
    const y2 = (edges[edge + 3] ?? 0) * scale - tile.y * tileSize
    const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5))
    const last = Math.min(tileSize, Math.ceil(Math.max(y1, y2) - 0.5))
    for (let row = first; row < last; row += 1) {
      const x = x1 + ((row + 0.5 - y1) / (y2 - y1)) * (x2 - x1)
      const column = Math.min(tileSize, Math.max(0, Math.ceil(x - 0.5)))
      const flip = row * stride + column
      flips[flip] = (flips[flip] ?? 0) ^ 1
    }
  }
  return fill(flips, stride)
}

/** Every crossing of a coast turns sea into land and land into sea for the rest of its row. */
function fill(flips: Uint8Array, stride: number): Uint8Array {
  const mask = new Uint8Array(tileSize * tileSize)
  for (let row = 0; row < tileSize; row += 1) {
    let isLand = 0
    for (let column = 0; column < tileSize; column += 1) {
      isLand ^= flips[row * stride + column] ?? 0
      mask[row * tileSize + column] = isLand
    }
  }
  return mask
}

function readEdges(): Float64Array {
  const values: number[] = []
  for (const { parts } of stateOutlines().outlines) {
    for (const ring of parts.flatMap((part) => part.polygon.coordinates)) {
      ring.slice(1).forEach(([longitude = 0, latitude = 0], index) => {
        const [fromLongitude = 0, fromLatitude = 0] = ring[index] ?? []
        values.push(worldX(fromLongitude), worldY(fromLatitude), worldX(longitude), worldY(latitude))
      })
    }
  }
  return Float64Array.from(values)
}
