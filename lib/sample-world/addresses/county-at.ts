import { feature } from 'topojson-client'
import { countyTopology } from '@/lib/geography/counties'
import { createOutlineLookup, type IndexedOutline, type OutlineIndex } from '@/lib/geography/outline-lookup'

export interface SampleCounty {
  geoid: string
  name: string
}

let lookup: OutlineIndex<SampleCounty> | undefined

export function countyAt(longitude: number, latitude: number): IndexedOutline<SampleCounty> | null {
  return countyOutlines().at(longitude, latitude)
}

export function countyOutlines(): OutlineIndex<SampleCounty> {
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
