import type { Feature, FeatureCollection, Position } from 'geojson'
import type { Sketch } from './parcel-map-props'

/** What is being measured or drawn: its line, its area once it has three corners, and the corners in order. */
export function drawSketch(sketch: Sketch | undefined): FeatureCollection {
  if (!sketch) return { type: 'FeatureCollection', features: [] }
  const corners = sketch.corners.map((corner): Position => [...corner])
  const points = corners.map(
    (coordinates, index): Feature => ({
      type: 'Feature',
      properties: { words: String(index + 1) },
      geometry: { type: 'Point', coordinates },
    }),
  )
  return { type: 'FeatureCollection', features: [...outline(sketch.kind, corners), ...points] }
}

function outline(kind: Sketch['kind'], corners: Position[]): Feature[] {
  const [first] = corners
  if (!first || corners.length < 2) return []
  const geometry: Feature['geometry'] =
    kind === 'area' && corners.length > 2
      ? { type: 'Polygon', coordinates: [[...corners, first]] }
      : { type: 'LineString', coordinates: corners }
  return [{ type: 'Feature', properties: {}, geometry }]
}
