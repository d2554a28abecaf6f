import type { Condition } from '@/lib/table-query/condition'
import type { Filters } from './query'

/** The part of a condition that a portal without SQL understands, and what is left of it. */
export function filtersOf(
  condition: Condition | undefined,
  spell = (column: string) => column,
): { filters: Filters; rest: Condition[] } {
  const filters: Record<string, readonly (string | number)[]> = {}
  const rest: Condition[] = []
  for (const term of condition ? conjuncts(condition) : []) {
    const wanted = valuesOf(term)
    // Two conditions on one column cannot both be written down.
    if (wanted && !Object.hasOwn(filters, spell(wanted.column))) filters[spell(wanted.column)] = wanted.values
    else rest.push(term)
  }
  return { filters, rest }
}

function valuesOf(term: Condition): { column: string; values: readonly (string | number)[] } | undefined {
  if (term.is === 'among') return { column: term.column, values: term.values }
  if (term.is !== 'equal' || term.upper || typeof term.value === 'object') return undefined
  return { column: term.column, values: [term.value] }
}

const conjuncts = (condition: Condition): readonly Condition[] =>
  condition.is === 'all' ? condition.terms.flatMap(conjuncts) : [condition]
