import { createPipe, type SampleCellValue } from './pipes'

/**
 * A text is a template: `{line|upper}[ UNIT {unit}]`. A template that is a single placeholder has the type of
 * the value. Text in square brackets is dropped if one of the values in it is blank. Numbers and null do not
 * change.
 */
export type SampleCellTemplate = string | number | null | Rule

export type SampleCellTemplates = Readonly<Record<string, SampleCellTemplate>>

export type CompiledCellTemplates<Subject> = ReturnType<typeof compileCells<Subject>>

type Rule =
  | { by: string; of: SampleCellTemplates; else?: SampleCellTemplate }
  /**
   * `if` is a condition such as `kind = house and roll(homestead) < 0.5`. Without `else`, the cell is empty
   * if the condition is false.
   */
  | { if: string; is: SampleCellTemplate; else?: SampleCellTemplate }
  | { test: string }
  /**
   * `day` is a day such as `2026-06-08`, or a template of a day. The cell is empty if the template is blank.
   */
  | { day: string }

/** `land@2025` passes 2025 as the argument, and `roll(sold)` passes "sold". */
export type TemplateValueReaders<Subject> = Readonly<
  Record<string, (subject: Subject, argument: string) => SampleCellValue>
>

interface Scope<Subject> {
  subject: Subject
  memo: Map<string, SampleCellValue>
}

type Reader<Subject> = (scope: Scope<Subject>) => SampleCellValue

export function compileCells<Subject>(
  vocabulary: TemplateValueReaders<Subject>,
  facts: SampleCellTemplates,
  columns: SampleCellTemplates,
) {
  const own = new Map<string, Reader<Subject>>()
  for (const name of Object.keys(facts)) own.set(name, (scope) => readOwn(name, scope))
  const definitions = new Map(Object.entries(facts).map(([name, cell]) => [name, compile(cell)]))
  const cells = Object.entries(columns).map(([name, cell]) => [name, compile(cell)] as const)

  function readOwn(name: string, scope: Scope<Subject>): SampleCellValue {
    return recall(scope, name, () => definitions.get(name)?.(scope) ?? null)
  }

  function compile(cell: SampleCellTemplate): Reader<Subject> {
    if (cell === null || typeof cell === 'number') return () => cell
    if (typeof cell === 'string') return compileTemplate(cell)
    if ('test' in cell) return compileTest(cell.test)
    if ('day' in cell) {
      const day = compileTemplate(cell.day)
      return (scope) => {
        const text = textOf(day(scope))
        return text === '' ? null : new Date(text)
      }
    }
    const otherwise = compile(cell.else ?? null)
    if ('if' in cell) {
      const [holds, exact] = [compileTest(cell.if), compile(cell.is)]
      return (scope) => (holds(scope) ? exact : otherwise)(scope)
    }
    const key = compileExpression(cell.by)
    const cases = new Map(Object.entries(cell.of).map(([value, each]) => [value, compile(each)]))
    return (scope) => (cases.get(String(key(scope))) ?? otherwise)(scope)
  }

  function compileTemplate(template: string): Reader<Subject> {
    const [, single] = /^\{([^{}]*)\}$/.exec(template) ?? []
    if (single !== undefined) return compileExpression(single)
    const parts = template.split(/(\[[^\]]*\])/).map(compilePart)
    return (scope) => parts.map((part) => part(scope)).join('')
  }

  function compilePart(part: string): (scope: Scope<Subject>) => string {
    const isOptional = part.startsWith('[')
    const pieces = (isOptional ? part.slice(1, -1) : part)
      .split(/\{([^{}]*)\}/)
      .map((piece, index) => (index % 2 === 0 ? piece : compileExpression(piece)))
    return (scope) => {
      let text = ''
      for (const piece of pieces) {
        const value = typeof piece === 'string' ? piece : textOf(piece(scope))
        if (isOptional && typeof piece !== 'string' && value === '') return ''
        text += value
      }
      return text
    }
  }

  function compileExpression(expression: string): Reader<Subject> {
    const [first = '', ...steps] = expression.split('|')
    let evaluate = compileFact(first)
    for (const step of steps) {
      const [name = '', ...words] = step.split(' ')
      const pipe = createPipe(name)
      const operands = words.map(compileOperand)
      const before = evaluate
      evaluate = (scope) => pipe(before(scope), ...operands.map((operand) => operand(scope)))
    }
    return evaluate
  }

  function compileFact(text: string): Reader<Subject> {
    const [, name = '', ...captures] = /^([\w.]+)(?:@(.+)|\((.+)\))?$/.exec(text) ?? []
    const argument = captures.find((each) => each !== undefined)
    const ownFact = own.get(name)
    if (ownFact && argument === undefined) return ownFact
    const fact = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined
    if (!fact) throw new Error(`A sample table asks for ${text}: that fact does not exist`)
    if (argument === undefined) return ({ subject }) => fact(subject, '')
    const words = argument
      .split(/(\$\w+)/)
      .map((word) => (word.startsWith('$') ? compileOperand(word) : word))
    const write = (scope: Scope<Subject>) =>
      words.map((word) => (typeof word === 'string' ? word : textOf(word(scope)))).join('')
    return (scope) => {
      const exact = write(scope)
      return recall(scope, `${name}@${exact}`, () => fact(scope.subject, exact))
    }
  }

  function compileOperand(word: string): Reader<Subject> {
    if (word.startsWith('$')) return compileFact(word.slice(1))
    const value = word !== '' && Number.isFinite(Number(word)) ? Number(word) : word
    return () => value
  }

  function compileTest(test: string): (scope: Scope<Subject>) => boolean {
    const either = test.split(' or ').map((text) => text.split(' and ').map(compileClause))
    return (scope) => either.some((clauses) => clauses.every((clause) => clause(scope)))
  }

  function compileClause(clause: string): (scope: Scope<Subject>) => boolean {
    const [, no, left = '', sign, right = ''] =
      /^(not )?(\S+?\([^)]*\)|\S+)(?: (=|!=|<=|>=|<|>) (.+))?$/.exec(clause) ?? []
    const value = compileExpression(left)
    if (sign === undefined) return (scope) => Boolean(value(scope)) !== (no !== undefined)
    const other = compileOperand(right)
    const compare = comparisons[sign]
    return (scope) => compare?.(value(scope), other(scope)) ?? false
  }

  const scopeOf = (subject: Subject): Scope<Subject> => ({ subject, memo: new Map() })
  return {
    row(
      subject: Subject,
      others: ReadonlyArray<readonly [string, Reader<Subject>]> = [],
    ): Record<string, SampleCellValue> {
      const scope = scopeOf(subject)
      const row: Record<string, SampleCellValue> = {}
      for (const [name, evaluate] of cells) row[name] = evaluate(scope)
      for (const [name, readCell] of others) row[name] = readCell(scope)
      return row
    },
    reader(cell: SampleCellTemplate): (subject: Subject) => SampleCellValue {
      const evaluate = compile(cell)
      return (subject) => evaluate(scopeOf(subject))
    },
    others: (columns: SampleCellTemplates) =>
      Object.entries(columns).map(([name, cell]) => [name, compile(cell)] as const),
  }
}

function recall<Subject>(
  { memo }: Scope<Subject>,
  key: string,
  evaluate: () => SampleCellValue,
): SampleCellValue {
  const before = memo.get(key)
  if (before !== undefined) return before
  const value = evaluate()
  memo.set(key, value)
  return value
}

const textOf = (value: SampleCellValue) => (value === null ? '' : String(value))

const comparisons: Readonly<Record<string, (a: SampleCellValue, b: SampleCellValue) => boolean>> = {
  '=': (a, b) => a === b || (a !== null && String(a) === String(b)),
  '!=': (a, b) => String(a) !== String(b),
  '<': (a, b) => a !== null && b !== null && a < b,
  '<=': (a, b) => a !== null && b !== null && a <= b,
  '>': (a, b) => a !== null && b !== null && a > b,
  '>=': (a, b) => a !== null && b !== null && a >= b,
}
