import { stateAt } from '@/lib/geography/state-at'
import { hashOfCell } from './hash'
import reliefPoints from './relief-points.json'

/**
 * Added to the squared distance of each relief point. It prevents a division by zero at the point, and rounds
 * the terrain there.
 */
const softeningSquaredDegrees = 0.03

const table = Float64Array.from(reliefPoints.flat())

export function elevationAt(longitude: number, latitude: number): number | null {
  return stateAt(longitude, latitude) === null ? null : groundAt(longitude, latitude)
}

/** Does not check that the point is on land, because map tiles mask the sea themselves. */
export function groundAt(longitude: number, latitude: number): number {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let weights = 0
  let heights = 0
  let reliefs = 0
  for (let entry = 0; entry < table.length; entry += 4) {
    const east = (longitude - (table[entry] ?? 0)) * shrink
    const north = latitude - (table[entry + 1] ?? 0)
    const distance = east * east + north * north + softeningSquaredDegrees
    const weight = 1 / (distance * distance)
    weights += weight
    heights += weight * (table[entry + 2] ?? 0)
    reliefs += weight * (table[entry + 3] ?? 0)
  }
  const base = heights / weights
  const height = base + (reliefs / weights) * layeredNoiseAt(longitude * 2.5, latitude * 2.5, 9)
  return base > 50 ? height : Math.max(height, 0)
}

function noiseAt(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = ease(x - column)
  const up = ease(y - row)
  const south = blend(hashOfCell(column, row, seed), hashOfCell(column + 1, row, seed), across)
  const north = blend(hashOfCell(column, row + 1, seed), hashOfCell(column + 1, row + 1, seed), across)
  return blend(south, north, up) * 2 - 1
}

function layeredNoiseAt(x: number, y: number, layers: number): number {
  let sum = 0
  let strength = 0.5
  let scale = 1
  for (let layer = 0; layer < layers; layer += 1) {
    sum += strength * noiseAt(x * scale, y * scale, layer + 1)
    strength /= 2
    scale *= 2
  }
  return sum
}

function ease(fraction: number): number {
  return fraction * fraction * (3 - 2 * fraction)
}

function blend(from: number, to: number, fraction: number): number {
  return from + (to - from) * fraction
}
