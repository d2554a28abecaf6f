import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import type { Expression } from './soql-parser'

type Hints = Pick<SimulatedRowQuery, 'equals' | 'like'>

/** What every matching row must have, so that a dataset that makes its rows up can go straight to them. */
export function soqlHints(where: Expression): Hints {
  const hints: Hints = { equals: {}, like: {} }
  for (const term of termsOf(where, 'and')) {
    if (term.is !== 'call') continue
    const [column, ...values] = term.args
    if (column?.is === 'column' && (term.name === '=' || term.name === 'in')) {
      addEquals(hints, column.name, values)
    }
    const alike = likesOf(term)
    if (alike) hints.like[alike.column] ??= alike.patterns
  }
  return hints
}

function addEquals(hints: Hints, column: string, values: Expression[]) {
  const texts = values.flatMap((value) =>
    value.is === 'text' || value.is === 'number' ? [String(value.value)] : [],
  )
  if (texts.length < values.length) return
  const before = hints.equals[column]
  hints.equals[column] = before ? before.filter((text) => texts.includes(text)) : [...new Set(texts)]
}

/** One pattern, or several on the same column of which one must hold; in capitals it is another question. */
function likesOf(term: Expression): { column: string; patterns: string[] } | undefined {
  const found = termsOf(term, 'or').map(likeOf)
  const known = found.filter((each) => each !== undefined)
  const columns = new Set(known.map(({ column }) => column))
  const [column] = columns
  return column && columns.size === 1 && known.length === found.length
    ? { column, patterns: known.map(({ pattern }) => pattern) }
    : undefined
}

function likeOf(term: Expression): { column: string; pattern: string } | undefined {
  if (term.is !== 'call') return undefined
  const [subject, wanted] = term.args
  const column = subject && columnOf(subject)
  const text = wanted && textOf(wanted)
  if (column === undefined || text === undefined) return undefined
  if (term.name === 'like') return { column, pattern: text }
  // A letter that is a wildcard in a pattern stands for any other one: that over-delivers, as hints may.
  if (term.name === 'contains') return { column, pattern: `%${text}%` }
  return term.name === 'starts_with' ? { column, pattern: `${text}%` } : undefined
}

function columnOf(subject: Expression): string | undefined {
  if (subject.is === 'column') return subject.name
  const [inner] = subject.is === 'call' && subject.name === 'upper' ? subject.args : []
  return inner?.is === 'column' ? `UPPER(${inner.name})` : undefined
}

function textOf(wanted: Expression): string | undefined {
  if (wanted.is === 'text') return wanted.value
  const [inner] = wanted.is === 'call' && wanted.name === 'upper' ? wanted.args : []
  return inner?.is === 'text' ? inner.value.toUpperCase() : undefined
}

const termsOf = (expression: Expression, name: 'and' | 'or'): Expression[] =>
  expression.is === 'call' && expression.name === name
    ? expression.args.flatMap((arg) => termsOf(arg, name))
    : [expression]
