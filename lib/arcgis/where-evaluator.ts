import { Refusal } from './refusal'
import type { SimulatedField, SimulatedRow } from './simulated-layer'
import type { Comparison, Expression, Operand } from './where-parser'

type Attributes = SimulatedRow['attributes']
type Cell = string | number | null
/** SQL's third truth: a comparison with null is neither true nor false. */
type Truth = boolean | null
type Test = (attributes: Attributes) => Truth

/** Refuses unknown fields before the first row is read, as the hosts do. */
export function compileWhere(
  expression: Expression,
  field: (name: string) => SimulatedField,
): (attributes: Attributes) => boolean {
  const test = compile(expression, field)
  return (attributes) => test(attributes) === true
}

function compile(expression: Expression, field: (name: string) => SimulatedField): Test {
  const cell = (operand: Operand) => read(operand, field)
  switch (expression.kind) {
    case 'and':
    case 'or':
      return combine(
        expression.terms.map((term) => compile(term, field)),
        expression.kind === 'or',
      )
    case 'not':
      return opposite(compile(expression.term, field))
    case 'null': {
      const value = cell(expression.operand)
      return (attributes) => (value(attributes) === null) !== expression.negated
    }
    case 'compare':
      return comparison(expression.operator, [expression.left, expression.right], field)
    case 'in': {
      const { operand, values } = expression
      const tests = values.map((value) => comparison('=', [operand, value], field))
      return unless(expression.negated, combine(tests, true))
    }
    case 'between': {
      const { operand, low, high } = expression
      const tests = [comparison('>=', [operand, low], field), comparison('<=', [operand, high], field)]
      return unless(expression.negated, combine(tests, false))
    }
    case 'like': {
      demandText(expression.operand, field)
      const value = cell(expression.operand)
      const pattern = patternOf(expression.pattern)
      return unless(expression.negated, (attributes) => {
        const text = value(attributes)
        return text === null ? null : typeof text === 'string' && pattern.test(text)
      })
    }
  }
}

/** `or` looks for a true term, `and` for a false one; failing that, an unknown term leaves it unknown. */
function combine(tests: Test[], decisive: boolean): Test {
  return (attributes) => {
    let unknown = false
    for (const test of tests) {
      const truth = test(attributes)
      if (truth === decisive) return decisive
      unknown ||= truth === null
    }
    return unknown ? null : !decisive
  }
}

const opposite =
  (test: Test): Test =>
  (attributes) => {
    const truth = test(attributes)
    return truth === null ? null : !truth
  }

const unless = (negated: boolean, test: Test) => (negated ? opposite(test) : test)

function comparison(
  operator: Comparison,
  operands: [Operand, Operand],
  field: (name: string) => SimulatedField,
): Test {
  const types = operands.map((operand) => operand.kind === 'field' && field(operand.name).type)
  // With standardized queries, epoch numbers are refused although that is how dates are answered.
  if (types.includes('esriFieldTypeDate') && operands.some(({ kind }) => kind === 'number')) {
    throw new Refusal("'where' parameter is invalid")
  }
  // Text against a number finds nothing, a number against text is refused: hosted layers turn neither into the other.
  const isText = types.includes('esriFieldTypeString') || operands.some(({ kind }) => kind === 'upper')
  if (isText && operands.some(({ kind }) => kind === 'number')) throw malformed()
  const style = operands.flatMap((one) => (one.kind === 'field' ? (field(one.name).daysAs ?? []) : []))[0]
  const [first, second] = operands
  const left = read(style ? asDay(first, style) : first, field)
  const right = read(style ? asDay(second, style) : second, field)
  return (attributes) => {
    const [a, b] = [left(attributes), right(attributes)]
    return a === null || b === null ? null : compareCells(operator, a, b)
  }
}

/** Only texts have letters to compare. */
function demandText(given: Operand, field: (name: string) => SimulatedField): void {
  const operand = given.kind === 'upper' ? given.of : given
  const isText = operand.kind === 'field' ? !isNumeric(field(operand.name)) : operand.kind !== 'number'
  if (!isText) throw malformed()
}

const isNumeric = ({ type }: SimulatedField) =>
  /^esriFieldType(OID|SmallInteger|Integer|BigInteger|Single|Double)$/.test(type)

const malformed = () => new Refusal("'where' parameter is invalid")

/** Some layers take days in one spelling and refuse the others. */
function asDay(operand: Operand, style: NonNullable<SimulatedField['daysAs']>): Operand {
  if (operand.kind === 'field') return operand
  if (operand.kind === 'date' && operand.written === style) return operand
  if (operand.kind !== 'text' || style !== 'text' || !/^\d{4}-\d{2}-\d{2}$/.test(operand.value)) {
    throw new Refusal("'where' parameter is invalid")
  }
  return { kind: 'date', value: Date.parse(operand.value), written: 'DATE' }
}

/** Text against a numeric column matches nothing, silently: seen on a statewide server. */
function compareCells(operator: Comparison, a: string | number, b: string | number): boolean {
  if (typeof a !== typeof b) return false
  switch (operator) {
    case '=':
      return a === b
    case '<>':
      return a !== b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
  }
}

function read(operand: Operand, field: (name: string) => SimulatedField): (attributes: Attributes) => Cell {
  if (operand.kind === 'field') return readField(field(operand.name))
  if (operand.kind === 'upper') {
    demandText(operand.of, field)
    const inner = read(operand.of, field)
    return (attributes) => {
      const value = inner(attributes)
      return typeof value === 'string' ? value.toUpperCase() : value
    }
  }
  return () => operand.value
}

function readField({ name, type }: SimulatedField): (attributes: Attributes) => Cell {
  // Answered as "2025-01-31", compared as a moment.
  if (type === 'esriFieldTypeDateOnly') {
    return (attributes) => {
      const value = attributes[name]
      return typeof value === 'string' ? Date.parse(value) : (value ?? null)
    }
  }
  return (attributes) => attributes[name] ?? null
}

function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.')
  return new RegExp(`^${source}$`, 'su')
}
