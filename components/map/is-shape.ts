import type { ExpressionSpecification } from 'maplibre-gl'

/** True for the plain and the multiple form of a geometry. */
export function isShape(shape: 'Point' | 'LineString' | 'Polygon'): ExpressionSpecification {
  return ['in', ['geometry-type'], ['literal', [shape, `Multi${shape}`]]]
}
