import type { MapParcel } from '@/lib/florida/map-parcel'
import type { FoundParcels } from '@/lib/florida/parcel-view'

export interface SortedFound {
  /** Exactly one parcel has the number. */
  parcels: MapParcel[]
  missing: string[]
  /** Several counties use the number: the person has to say which is meant. */
  several: FoundParcels[]
}

export function sortFound(results: readonly FoundParcels[]): SortedFound {
  const sorted: SortedFound = { parcels: [], missing: [], several: [] }
  for (const result of results) {
    const [only, ...more] = result.parcels
    if (!only) sorted.missing.push(result.asked)
    else if (more.length > 0) sorted.several.push(result)
    else sorted.parcels.push(only)
  }
  return sorted
}
