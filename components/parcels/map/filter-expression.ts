import type { ExpressionSpecification } from 'maplibre-gl'
import type { Condition } from '@/connectors/us-florida-parcels/public'
import { propertyNames } from './parcel-properties'

/** True for the parcels that meet all conditions, exactly as the list counts them. */
export function filterExpression(conditions: readonly Condition[]): ExpressionSpecification {
  return ['all', ...conditions.map(toExpression)]
}

function toExpression(condition: Condition): ExpressionSpecification {
  const name = propertyNames[condition.field]
  const value: ExpressionSpecification = ['get', name]
  if (condition.kind === 'oneOf') return ['in', value, ['literal', [...condition.values]]]
  const { min, max } = condition
  const bounds: ExpressionSpecification[] = [['has', name]]
  if (min !== undefined) bounds.push(['>=', value, min])
  if (max !== undefined) bounds.push(['<=', value, max])
  return ['all', ...bounds]
}
