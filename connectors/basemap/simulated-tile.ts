import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { stateOutlines } from '@/lib/geography/state-at'
import { metresPerDegree } from '@/lib/sample-world/meters-per-degree'
import { groundAt } from '@/lib/sample-world/terrain'
import { boundsOfTile, placeOfPixel, type Tile, tileSize, worldX, worldY } from '@/lib/tiles/tile-grid'
import { contourIndex, outsideIndex, shades, type TileStyle, tints } from './tile-style'

const step = 4
const nodesAcross = tileSize / step + 3

const highestMetres = 4_000

export function drawTile(tile: Tile, style: TileStyle): Uint8Array<ArrayBuffer> {
  const land = landMaskOf(tile)
  if (!land.includes(1)) return writeIndexedPng(tileSize, land.fill(outsideIndex), style.palette)
  const heights = heightsOf(tile)
  const shading = shadingOf(tile, heights)
  const interval = style.hasContours ? contourInterval(tile.z) : Infinity
  const pixels = land
  for (let row = 0; row < tileSize; row += 1) {
    for (let column = 0; column < tileSize; column += 1) {
      const pixel = row * tileSize + column
      pixels[pixel] = land[pixel] === 0 ? outsideIndex : landIndex(heights, shading, interval, column, row)
    }
  }
  return writeIndexedPng(tileSize, pixels, style.palette)
}

let edges: Float64Array | undefined

/** Each border between two states cancels out, because the outline of each of the two states contains it. */
function landMaskOf(tile: Tile): Uint8Array {
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

function landIndex(
  heights: Float32Array,
  shading: Float32Array,
  interval: number,
  column: number,
  row: number,
): number {
  const height = blendAt(heights, column, row)
  if (interval < Infinity) {
    const level = Math.floor(height / interval)
    const isLine =
      level !== Math.floor(blendAt(heights, column + 1, row) / interval) ||
      level !== Math.floor(blendAt(heights, column, row + 1) / interval)
    if (isLine) return contourIndex
  }
  const tint = Math.min(tints - 1, Math.floor(Math.sqrt(Math.max(0, height) / highestMetres) * tints))
  return tint * shades + Math.round(blendAt(shading, column, row) * (shades - 1))
}

function heightsOf(tile: Tile): Float32Array {
  const heights = new Float32Array(nodesAcross * nodesAcross)
  for (let row = 0; row < nodesAcross; row += 1) {
    for (let column = 0; column < nodesAcross; column += 1) {
      const place = placeOfPixel(tile, (column - 1) * step, (row - 1) * step)
      heights[row * nodesAcross + column] = groundAt(...place)
    }
  }
  return heights
}

/**
 * Draws all slopes too steep, most of all at low zoom, so that slight slopes of plains are visible. The
 * square root draws gentle slopes steeper than their share.
 */
function shadingOf(tile: Tile, heights: Float32Array): Float32Array {
  const [west, south, east, north] = boundsOfTile(tile)
  const spacing = ((east - west) * metresPerDegree((south + north) / 2).east * step) / tileSize
  const overdrawn = Math.max(3, 1.2 ** (13 - tile.z)) / (2 * spacing)
  const shading = new Float32Array(heights.length)
  for (let row = 1; row < nodesAcross - 1; row += 1) {
    for (let column = 1; column < nodesAcross - 1; column += 1) {
      const node = row * nodesAcross + column
      const riseEast = ((heights[node + 1] ?? 0) - (heights[node - 1] ?? 0)) * overdrawn
      const riseSouth = ((heights[node + nodesAcross] ?? 0) - (heights[node - nodesAcross] ?? 0)) * overdrawn
      const slope = Math.sqrt(Math.hypot(riseEast, riseSouth))
      const towardLight = slope > 0 ? (riseEast + riseSouth) / slope : 0
      const light = (0.7 + 0.8 * towardLight) / Math.hypot(slope, 1)
      shading[node] = Math.min(1, Math.max(0, light))
    }
  }
  return shading
}

function blendAt(grid: Float32Array, column: number, row: number): number {
  const across = column / step + 1
  const down = row / step + 1
  const node = Math.floor(down) * nodesAcross + Math.floor(across)
  const east = across % 1
  const north = (grid[node] ?? 0) * (1 - east) + (grid[node + 1] ?? 0) * east
  const south = (grid[node + nodesAcross] ?? 0) * (1 - east) + (grid[node + nodesAcross + 1] ?? 0) * east
  return north + (south - north) * (down % 1)
}

function contourInterval(zoom: number): number {
  if (zoom < 9) return Infinity
  return [200, 100, 100, 50, 50, 20, 20, 10][zoom - 9] ?? 10
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function writeIndexedPng(size: number, pixels: Uint8Array, palette: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // The bytes mean 8 bits per pixel, a palette, and no interlacing.
  header.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc(size * (size + 1))
  for (let row = 0; row < size; row += 1) {
    rows.set(pixels.subarray(row * size, (row + 1) * size), row * (size + 1) + 1)
  }
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunkOf('IHDR', header),
      chunkOf('PLTE', palette),
      chunkOf('IDAT', deflateSync(rows, { level: 1 })),
      chunkOf('IEND', new Uint8Array()),
    ]),
  )
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crcOf(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
