import type { FemaRow } from './claims'

type Test = (row: FemaRow) => boolean

export interface ODataFilter {
  test: Test
  textsOf(column: string): string[]
}

export class FilterError extends Error {}

const TOKEN = /\s*('(?:[^']|'')*'|[(),]|[^\s(),]+)/y

export function parseFilter(text: string, columns: ReadonlySet<string>): ODataFilter {
  const tokens = tokensOf(text)
  const named: [string, string][] = []
  let at = 0
  const next = () => tokens[at++] ?? ''
  const take = (token: string) => {
    const isNext = tokens[at]?.toLowerCase() === token
    if (isNext) at += 1
    return isNext
  }
  const column = () => {
    const name = next()
    if (!columns.has(name)) throw new FilterError(`Field "${name}" not found in the model path`)
    return name
  }

  function either(): Test {
    const tests = [both()]
    while (take('or')) tests.push(both())
    return (row) => tests.some((test) => test(row))
  }
  function both(): Test {
    const tests = [single()]
    while (take('and')) tests.push(single())
    return (row) => tests.every((test) => test(row))
  }
  function single(): Test {
    if (take('not')) {
      const test = single()
      return (row) => !test(row)
    }
    if (take('(')) {
      const test = either()
      expect(')')
      return test
    }
    const call = tokens[at + 1] === '(' ? next().toLowerCase() : undefined
    return call ? calling(call) : comparing()
  }
  function calling(name: string): Test {
    expect('(')
    const isContained = name === 'substringof'
    const first = isContained ? literal(next()) : column()
    expect(',')
    const second = isContained ? column() : literal(next())
    expect(')')
    const [field, value] = isContained ? [String(second), String(first)] : [String(first), String(second)]
    if (name === 'startswith') named.push([field, value])
    else if (!isContained) throw new FilterError(`Unknown function ${name}`)
    return (row) => {
      const cell = String(row[field] ?? '')
      return isContained ? cell.includes(value) : cell.startsWith(value)
    }
  }
  function comparing(): Test {
    const field = column()
    const operator = next().toLowerCase()
    const value = literal(next())
    if (operator === 'eq') named.push([field, String(value)])
    const compare = comparisons[operator]
    if (!compare) throw new FilterError(`Unknown operator ${operator}`)
    return (row) => compare(row[field] ?? null, value)
  }
  function expect(token: string) {
    if (!take(token)) throw new FilterError(`Expected ${token}`)
  }

  const test = either()
  if (at < tokens.length) throw new FilterError('Unexpected end')
  return { test, textsOf: (name) => named.flatMap(([field, value]) => (field === name ? [value] : [])) }
}

type Literal = string | number | boolean | null

const comparisons: Readonly<Record<string, (cell: Literal, value: Literal) => boolean>> = {
  eq: (cell, value) => cell === value,
  ne: (cell, value) => cell !== value,
  lt: (cell, value) => cell !== null && value !== null && cell < value,
  le: (cell, value) => cell !== null && value !== null && cell <= value,
  gt: (cell, value) => cell !== null && value !== null && cell > value,
  ge: (cell, value) => cell !== null && value !== null && cell >= value,
}

function literal(token: string): Literal {
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
  if (token === 'true' || token === 'false') return token === 'true'
  if (token === 'null') return null
  const value = Number(token)
  if (token === '' || Number.isNaN(value)) throw new FilterError(`Not a value: ${token}`)
  return value
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) tokens.push(match[1] ?? '')
  return tokens
}
