import { type DatasetColumnContent, type FilterOperator, operators } from '@/lib/records/dataset/fields'

const holdsOf: Readonly<Record<string, DatasetColumnContent>> = {
  text: 'text',
  html: 'text',
  drop_down_list: 'text',
  number: 'number',
  double: 'number',
  money: 'number',
  percent: 'number',
  stars: 'number',
  calendar_date: 'moment',
  fixed_timestamp: 'moment',
  date: 'moment',
  checkbox: 'yes-no',
  numeric: 'number',
  int: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  esriFieldTypeOID: 'number',
  esriFieldTypeSmallInteger: 'number',
  esriFieldTypeInteger: 'number',
  esriFieldTypeBigInteger: 'number',
  esriFieldTypeSingle: 'number',
  esriFieldTypeDouble: 'number',
  esriFieldTypeDate: 'moment',
  esriFieldTypeDateOnly: 'moment',
  timestamp: 'moment',
  timestamptz: 'moment',
}

export const holds = (type: string): DatasetColumnContent =>
  (Object.hasOwn(holdsOf, type) ? holdsOf[type] : undefined) ?? 'other'

export const hasZone = (type: string) => type === 'fixed_timestamp' || type === 'date'

export const isPersonalType = (type: string) => type === 'email' || type === 'phone'

export function operatorsFor(kind: DatasetColumnContent): FilterOperator[] {
  switch (kind) {
    case 'text':
      return [...operators]
    case 'number':
    case 'moment':
      return ['eq', 'neq', 'gt', 'gte', 'lt', 'lte']
    case 'yes-no':
    case 'other':
      return ['eq', 'neq']
  }
}

export function isWithheld(column: string, patterns: readonly string[]): boolean {
  const name = column.toLowerCase()
  return patterns.some((pattern) => {
    const target = pattern.toLowerCase()
    return target.endsWith('*') ? name.startsWith(target.slice(0, -1)) : name === target
  })
}
