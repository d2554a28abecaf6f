import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import statesTopology from 'us-atlas/states-10m.json'
import type { Bounds } from '@/lib/geography/types'
import type { OutlineIndex } from './outline-lookup'
import { createOutlineLookup } from './outline-lookup'

export const postalByFips: Readonly<Record<string, string>> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME ' +
    '24MD 25MA 26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI ' +
    '45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY 60AS 66GU 69MP 72PR 78VI'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)

interface StateProperties {
  fips: string
  postal: string
  name: string
}

let lookup: OutlineIndex<StateProperties> | undefined

export function stateAt(longitude: number, latitude: number): string | null {
  return stateOutlines().at(longitude, latitude)?.properties.postal ?? null
}

export function stateBounds(postal: string): Bounds | null {
  return stateOutlines().outlines.find((outline) => outline.properties.postal === postal)?.bounds ?? null
}

export function stateOutlines(): OutlineIndex<StateProperties> {
  lookup ??= createOutlineLookup(readStates())
  return lookup
}

function readStates() {
  const topology = statesTopology as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>
  return feature(topology, topology.objects.states).features.flatMap(({ id, geometry, properties }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const fips = String(id)
    const postal = postalByFips[fips] ?? fips
    return [{ type: 'Feature' as const, geometry, properties: { fips, postal, name: properties.name } }]
  })
}
