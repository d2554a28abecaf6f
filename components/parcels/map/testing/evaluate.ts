import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import type { ExpressionSpecification } from 'maplibre-gl'

type Properties = Readonly<Record<string, string | number>>

export function evaluate(expression: ExpressionSpecification, properties: Properties, zoom = 16): unknown {
  const { result, value } = createExpression(expression)
  if (result === 'error') throw new Error(value.map(({ message }) => message).join('; '))
  const feature = { type: 'Polygon' as const, properties: { ...properties } }
  return value.evaluateWithoutErrorHandling({ zoom }, feature)
}
