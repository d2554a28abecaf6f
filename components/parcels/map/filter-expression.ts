import type { ExpressionSpecification } from 'maplibre-gl'
import type { Condition, OnColumn } from '@/lib/conditions/condition'
import { type ParcelFilter, parcelCondition } from '@/lib/records/parcel/parcel-filter'
import { propertyNames } from './parcel-properties'

export const filterExpression = (filter: ParcelFilter): ExpressionSpecification =>
  toExpression(parcelCondition(filter))

function toExpression(condition: Condition): ExpressionSpecification {
  if ('terms' in condition) return [condition.is, ...condition.terms.map(toExpression)]
  const name = names[condition.column]
  if (name === undefined) throw new TypeError(`The tiles have no ${condition.column}`)
  return ['all', ['has', name], compare(condition, ['get', name])]
}

function compare(term: OnColumn, value: ExpressionSpecification): ExpressionSpecification {
  if (term.is === 'among') return ['in', value, ['literal', term.values.map(String)]]
  if ('value' in term && typeof term.value !== 'object') {
    if (term.is === 'equal') return ['==', value, term.value]
    if (term.is === 'atLeast') return ['>=', value, Number(term.value)]
    if (term.is === 'atMost') return ['<=', value, Number(term.value)]
  }
  throw new TypeError(`The map has no expression for ${term.is}`)
}

const names: Readonly<Record<string, string>> = propertyNames
