import type { Condition, ConditionValue, PatternElement } from '@/lib/conditions/condition'

type Row = Readonly<Record<string, unknown>>

export function meets(condition: Condition, row: Row): boolean {
  if ('terms' in condition) {
    const met = (term: Condition) => meets(term, row)
    return condition.is === 'all' ? condition.terms.every(met) : condition.terms.some(met)
  }
  const cell = cellOf(row, condition.column)
  if (cell === null) return false
  const raised = condition.as === 'upper' ? cell.toUpperCase() : cell
  switch (condition.is) {
    case 'known':
      return true
    case 'among':
      return condition.values.some((value) => same(cell, value))
    case 'alike':
      return pattern(condition.parts, condition.as === 'upper').test(raised)
    case 'notEqual':
      return !same(cell, condition.value)
    case 'equal':
      return same(raised, condition.value)
    case 'above':
      return typeof condition.value === 'number'
        ? Number(cell) > condition.value
        : cell > String(condition.value)
    default:
      throw new Error(`No recipe compares by ${condition.is}`)
  }
}

function cellOf(row: Row, column: string): string | null {
  const [, value] = Object.entries(row).find(([name]) => name.toLowerCase() === column.toLowerCase()) ?? []
  return value === null || value === undefined ? null : String(value)
}

const same = (cell: string, value: ConditionValue) =>
  typeof value === 'number' ? Number(cell) === value : cell === value

function pattern(parts: readonly PatternElement[], upper: boolean): RegExp {
  const texts = parts.map((part) =>
    typeof part === 'symbol'
      ? '.*'
      : (upper ? part.toUpperCase() : part).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  )
  return new RegExp(`^${texts.join('')}$`, 's')
}
