import type { ExpressionSpecification } from 'maplibre-gl'
import type { ColumnCondition, Condition } from '@/lib/conditions/condition'
import { toCapitals } from '@/lib/conditions/to-capitals'
import { type ParcelFilter, parcelCondition } from '@/lib/records/parcel/parcel-filter'
import { propertyNames } from './parcel-properties'

export const filterExpression = (filter: ParcelFilter): ExpressionSpecification =>
  toExpression(parcelCondition(filter), (column) => names[column])

export function toExpression(
  condition: Condition,
  nameOf: (column: string) => string | undefined,
): ExpressionSpecification {
  if ('terms' in condition)
    return [condition.is, ...condition.terms.map((term) => toExpression(term, nameOf))]
  const name = nameOf(condition.column)
  if (name === undefined) throw new TypeError(`The tiles have no ${condition.column}`)
  return ['all', ['has', name], compare(condition, ['get', name])]
}

function compare(term: ColumnCondition, value: ExpressionSpecification): ExpressionSpecification {
  if (term.is === 'contains') return ['in', toCapitals(term.text), ['upcase', value]]
  if (term.is === 'among') return ['in', value, ['literal', term.values.map(String)]]
  if ('value' in term && typeof term.value !== 'object') {
    if (term.is === 'equal') return ['==', value, term.value]
    if (term.is === 'atLeast') return ['>=', value, Number(term.value)]
    if (term.is === 'atMost') return ['<=', value, Number(term.value)]
  }
  throw new TypeError(`The map has no expression for ${term.is}`)
}

const names: Readonly<Record<string, string>> = propertyNames
