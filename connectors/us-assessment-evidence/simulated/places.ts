import type { RowFilterHints } from '@/lib/conditions/evaluate'
import type { SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { cookHomes, pinOf } from './cook-homes'

export function* placeRows(hints: RowFilterHints): Generator<SimulatedRecord> {
  for (const property of cookHomes(hints)) {
    const { latitude, longitude } = property.address
    yield { pin: pinOf(property), lat: latitude, lon: longitude }
  }
}
