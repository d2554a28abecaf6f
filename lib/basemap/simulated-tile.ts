import { metresPerDegree } from '@/lib/sample-world/metres-per-degree'
import { groundAt } from '@/lib/sample-world/terrain'
import { boundsOfTile, placeOfPixel, type Tile, tileSize } from '@/lib/tile-grid'
import { writeIndexedPng } from './indexed-png'
import { landMaskOf } from './land-mask'
import { contourIndex, outsideIndex, shades, type TileStyle, tints } from './tile-style'

/** Heights are reckoned at every fourth pixel and blended between: the eye sees no difference. */
const step = 4
const nodesAcross = tileSize / step + 3

const highestMetres = 4_000

/** A picture of the sample country's ground: tinted by height, lit from the north-west. */
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

/** One node more than the tile on every side, for slopes at its edge. */
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

/** Gentle slopes are overdrawn most, by a square root, and all of them more from far out: plains show too. */
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
