import { feature } from 'topojson-client'
import { countyTopology } from '@/lib/geography/counties'
import { createOutlineLookup, type Outline, type OutlineLookup } from '@/lib/geography/outline-lookup'

export interface SampleCounty {
  geoid: string
  name: string
}

let lookup: OutlineLookup<SampleCounty> | undefined

export function countyAt(longitude: number, latitude: number): Outline<SampleCounty> | null {
  return countyOutlines().at(longitude, latitude)
}

export function countyOutlines(): OutlineLookup<SampleCounty> {
  lookup ??= createOutlineLookup(readCounties())
  return lookup
}

function readCounties() {
  return feature(countyTopology, countyTopology.objects.counties).features.flatMap(
    ({ id, geometry, properties }) => {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
      return [
        { type: 'Feature' as const, geometry, properties: { geoid: String(id), name: properties.name } },
      ]
    },
  )
}
