import type { SimulatedRowQuery } from './simulated-layer'
import type { Expression, Operand } from './where-parser'

type Hints = Pick<SimulatedRowQuery, 'equals' | 'like'>

/** What every matching row must have, so that a layer that makes its rows up can go straight to them. */
export function hintsOf(where: Expression, nameOf: (name: string) => string): Hints {
  const hints: Hints = { equals: {}, like: {} }
  for (const term of conjuncts(where)) {
    if (term.kind === 'compare' && term.operator === '=') {
      addEquals(hints, nameOf, term.left, [term.right])
      addEquals(hints, nameOf, term.right, [term.left])
    }
    if (term.kind === 'in' && !term.negated) addEquals(hints, nameOf, term.operand, term.values)
    const alike = likesOf(term, nameOf)
    if (alike) hints.like[alike.column] ??= alike.patterns
  }
  return hints
}

/** One LIKE, or several on the same field of which one must hold; in capitals it is another question. */
function likesOf(
  term: Expression,
  nameOf: (name: string) => string,
): { column: string; patterns: string[] } | undefined {
  const likes = term.kind === 'or' ? term.terms : [term]
  const patterns = likes.flatMap((like) => (like.kind === 'like' && !like.negated ? [like.pattern] : []))
  const columns = new Set(likes.map((like) => (like.kind === 'like' ? columnOf(like.operand, nameOf) : null)))
  const [column] = columns
  return patterns.length === likes.length && columns.size === 1 && column ? { column, patterns } : undefined
}

function columnOf(operand: Operand, nameOf: (name: string) => string): string | null {
  if (operand.kind === 'field') return nameOf(operand.name)
  return operand.kind === 'upper' && operand.of.kind === 'field' ? `UPPER(${nameOf(operand.of.name)})` : null
}

function conjuncts(expression: Expression): Expression[] {
  return expression.kind === 'and' ? expression.terms.flatMap(conjuncts) : [expression]
}

function addEquals(hints: Hints, nameOf: (name: string) => string, column: Operand, values: Operand[]) {
  if (column.kind !== 'field') return
  const texts = values.flatMap((value) =>
    value.kind === 'text' || value.kind === 'number' ? [String(value.value)] : [],
  )
  if (texts.length < values.length) return
  const name = nameOf(column.name)
  const before = hints.equals[name]
  hints.equals[name] = before ? before.filter((text) => texts.includes(text)) : [...new Set(texts)]
}
