import type { SimulatedCell, SimulatedColumn, SimulatedRecord } from './simulated-dataset'
import type { Expression } from './soql-parser'
import { malformed, SoqlRefusal } from './soql-refusal'

type Family = 'text' | 'number' | 'moment' | 'boolean' | 'shape'
type Scalar = string | number | boolean
/** A text literal fits a text and, cast by the portal, a moment. */
interface Term {
  family: Family | 'text literal'
  of(row: SimulatedRecord): SimulatedCell
}

const families: Record<SimulatedColumn['type'], Family> = {
  text: 'text',
  number: 'number',
  money: 'number',
  calendar_date: 'moment',
  fixed_timestamp: 'moment',
  checkbox: 'boolean',
  url: 'shape',
  point: 'shape',
  location: 'shape',
  polygon: 'shape',
  multipolygon: 'shape',
}

/** Refuses unknown columns and functions, and values of another type, before the first row is read. */
export function compileSoql(
  expression: Expression,
  columnOf: (name: string) => SimulatedColumn,
): (row: SimulatedRecord) => boolean {
  const term = compile(expression, columnOf)
  if (term.family !== 'boolean') throw mismatch('a condition')
  return (row) => term.of(row) === true
}

function compile(expression: Expression, columnOf: (name: string) => SimulatedColumn): Term {
  switch (expression.is) {
    case 'text':
      return { family: 'text literal', of: () => expression.value }
    case 'number':
    case 'boolean':
      return { family: expression.is, of: () => expression.value }
    case 'column': {
      const { name, type } = columnOf(expression.name)
      return { family: families[type], of: (row) => row[name] ?? null }
    }
    case 'call':
      return apply(
        expression.name,
        expression.args.map((arg) => compile(arg, columnOf)),
      )
  }
}

function apply(name: string, args: Term[]): Term {
  const [first, second] = args
  if (!first) throw malformed('expected an argument')
  switch (name) {
    case 'and':
    case 'or':
      return truth(combine(args, name === 'or'))
    case 'not':
      return truth((row) => opposite(first.of(row)))
    case 'is null':
      return truth((row) => first.of(row) === null)
    case 'is not null':
      return truth((row) => first.of(row) !== null)
    case 'in':
      return truth(
        combine(
          args.slice(1).map((value) => apply('=', [first, value])),
          true,
        ),
      )
    case 'upper':
    case 'lower':
      return changed(name, args)
  }
  if (!second || args.length > 2) throw noFunction(name)
  return compare(name, first, second)
}

function compare(name: string, first: Term, second: Term): Term {
  const test = Object.hasOwn(tests, name) ? tests[name] : undefined
  if (!test) throw noFunction(name)
  const isOfText = name === 'like' || name === 'contains' || name === 'starts_with'
  const family = commonFamily(first, second)
  if (family === 'shape' || (isOfText && family !== 'text')) throw mismatch(name)
  return truth((row) => {
    const [a, b] = [scalarOf(first.of(row), family), scalarOf(second.of(row), family)]
    return a === null || b === null ? null : test(a, b)
  })
}

const noFunction = (name: string) =>
  new SoqlRefusal('query.soql.no-such-function', `No such function: ${name}`)

const tests: Record<string, (a: Scalar, b: Scalar) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  like: (a, b) => patternOf(String(b)).test(String(a)),
  contains: (a, b) => String(a).includes(String(b)),
  starts_with: (a, b) => String(a).startsWith(String(b)),
}

const truth = (of: Term['of']): Term => ({ family: 'boolean', of })

function changed(name: 'upper' | 'lower', [term, ...others]: Term[]): Term {
  if (!term || others.length > 0 || !/^text/.test(term.family)) throw mismatch(name)
  return {
    family: term.family,
    of: (row) => {
      const value = term.of(row)
      if (typeof value !== 'string') return value
      return name === 'upper' ? value.toUpperCase() : value.toLowerCase()
    },
  }
}

function commonFamily(a: Term, b: Term): Family {
  const [one, other] = a.family === 'text literal' ? [b.family, a.family] : [a.family, b.family]
  if (one === 'text literal') return 'text'
  const isCast = other === 'text literal' && (one === 'text' || one === 'moment')
  if (one !== other && !isCast) throw mismatch(`${a.family} and ${b.family}`)
  return one
}

/** Moments compare as moments, however many zeros they are written with. */
function scalarOf(cell: SimulatedCell, family: Family): Scalar | null {
  if (family !== 'moment' || cell === null) return typeof cell === 'object' ? null : cell
  const moment = Date.parse(/Z$/.test(String(cell)) ? String(cell) : `${String(cell)}Z`)
  if (Number.isNaN(moment)) throw mismatch('a moment')
  return moment
}

/** `or` looks for a true term, `and` for a false one; failing that, an unknown term leaves it unknown. */
function combine(terms: Term[], decisive: boolean): Term['of'] {
  if (terms.some(({ family }) => family !== 'boolean')) throw mismatch('a condition')
  return (row) => {
    let isUnknown = false
    for (const term of terms) {
      const value = term.of(row)
      if (value === decisive) return decisive
      isUnknown ||= value === null
    }
    return isUnknown ? null : !decisive
  }
}

const opposite = (value: SimulatedCell) => (value === null ? null : value !== true)

function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.')
  return new RegExp(`^${source}$`, 'su')
}

const mismatch = (what: string) => new SoqlRefusal('query.soql.type-mismatch', `Type mismatch for ${what}`)
