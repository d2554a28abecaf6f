import { stateAt } from '@/lib/state-at'
import { layeredNoiseAt } from './noise'
import { reliefPoints } from './relief-points'

/** Keeps a point that lies on a table entry from dividing by nothing, and rounds the entry's peak. */
const softeningSquaredDegrees = 0.03

const table = Float64Array.from(reliefPoints.flat())

/** Height of the bare ground in metres; null at sea and abroad. */
export function elevationAt(longitude: number, latitude: number): number | null {
  return stateAt(longitude, latitude) === null ? null : groundAt(longitude, latitude)
}

/** The same without asking whether there is land: pictures cut the coast themselves. */
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
