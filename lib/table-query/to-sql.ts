import * as sql from '@/lib/sql/where'
import { ANY, type Condition, type Value } from './condition'

export interface SqlColumns {
  /** A column’s name as the table spells it. */
  spell?: (column: string) => string
  /** By the table’s spelling. Open datastores keep most numbers as text; those are cast where a number is meant. */
  isText?: (column: string) => boolean
}

type OfColumn = Extract<Condition, { column: string }>

export function toSql(condition: Condition, columns: SqlColumns = {}): sql.Sql | undefined {
  if ('terms' in condition) {
    const terms = condition.terms.map((term) => toSql(term, columns))
    return condition.is === 'all' ? sql.and(...terms) : sql.or(...terms)
  }
  const { spell = (column) => column, isText = () => false } = columns
  const name = spell(condition.column)
  return ofColumn(condition, name, isText(name))
}

function ofColumn(condition: OfColumn, name: string, isText: boolean): sql.Sql {
  switch (condition.is) {
    case 'equal':
      return sql.equals(columnOf(condition, name, isText), condition.value)
    case 'notEqual':
      return sql.notEqual(columnOf(condition, name, isText), condition.value)
    case 'atLeast':
      return sql.atLeast(columnOf(condition, name, isText), condition.value)
    case 'above':
      return sql.above(columnOf(condition, name, isText), condition.value)
    case 'below':
      return sql.below(columnOf(condition, name, isText), condition.value)
    case 'known':
      // An empty text is nothing too, and a comparison leaves out what is null.
      return isText ? sql.notEqual(name, '') : sql.isNotNull(name)
    case 'among':
      return sql.oneOf(isText && condition.values.every(isNumber) ? { number: name } : name, condition.values)
    case 'alike': {
      const parts = condition.parts.map((part) => (part === ANY ? sql.anyText : part))
      return sql.like(condition.upper ? { upper: name } : name, ...parts)
    }
  }
}

function columnOf(
  { value, upper }: { value: Value; upper?: true },
  name: string,
  isText: boolean,
): sql.Column {
  if (upper) return { upper: name }
  return isText && isNumber(value) ? { number: name } : name
}

const isNumber = (value: unknown) => typeof value === 'number'
