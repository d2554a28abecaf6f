import type { GeoJSONSourceSpecification } from 'maplibre-gl'

/** Pixels within which facilities are drawn as one number. */
const RADIUS = 34
/** The closest the map comes: what is one number there stands at one place. */
const CLOSEST = 19

/** All facilities, counted together where they would cover each other; none is dropped. */
export function facilitySource(pointsHref: string): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: pointsHref,
    cluster: true,
    clusterRadius: RADIUS,
    clusterMinPoints: 2,
    clusterMaxZoom: CLOSEST,
    maxzoom: CLOSEST + 1,
    clusterProperties: {
      current: ['+', ['case', ['==', ['get', 'v'], 'current'], 1, 0]],
    },
  }
}
