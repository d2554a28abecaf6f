import { hashOfCell } from './hash'

/** Smooth value noise between -1 and 1, with features about one unit wide. */
export function noiseAt(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = ease(x - column)
  const up = ease(y - row)
  const south = blend(hashOfCell(column, row, seed), hashOfCell(column + 1, row, seed), across)
  const north = blend(hashOfCell(column, row + 1, seed), hashOfCell(column + 1, row + 1, seed), across)
  return blend(south, north, up) * 2 - 1
}

/** Several layers of noise, each half as wide and half as strong as the one before. */
export function layeredNoiseAt(x: number, y: number, layers: number): number {
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
