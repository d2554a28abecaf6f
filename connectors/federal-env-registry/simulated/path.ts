export interface RegistryPathCondition {
  column: string
  operator: string
  value: string
}

/** The query string is empty, because the path contains the whole request. */
export interface RegistryPathQuery {
  table: string
  conditions: RegistryPathCondition[]
  window: [number, number] | null
  isCount: boolean
  format: string
}

const formats = ['JSON', 'XML', 'CSV', 'EXCEL', 'HTML', 'JSONP', 'PARQUET', 'PDF']
const newOperators = [
  'equals',
  'notequals',
  'lessthan',
  'greaterthan',
  'beginswith',
  'endswith',
  'contains',
  'like',
]
const oldOperators = ['=', '!=', '<', '>', 'beginning', 'containing']

/** Returns null for a path that the source refuses, such as one with an encoded slash. */
export function readPath(pathname: string): RegistryPathQuery | null {
  if (/%2f/i.test(pathname)) return null
  const [, door, table = '', ...rest] = pathname.split('/').map(decodeURIComponent)
  const isNew = door === 'dmapservice' || table.includes('.')
  if (door !== 'efservice' && door !== 'dmapservice') return null
  const parts = rest.filter((part) => part !== '')
  const last = parts.at(-1)?.toUpperCase() ?? ''
  const hasFormat = formats.includes(last)
  if (hasFormat) parts.pop()
  const format = hasFormat ? last : isNew ? 'JSON' : 'XML'
  const isCount = parts.at(-1)?.toUpperCase() === 'COUNT'
  if (isCount) parts.pop()
  const window = takeWindow(parts)
  const conditions = isNew ? readNew(parts) : readOld(parts)
  if (!conditions) return null
  return { table: table.toLowerCase().replace(/^\w+\./, ''), conditions, window, isCount, format }
}

function takeWindow(parts: string[]): [number, number] | null {
  const [, first, last] = /^(\d+):(\d+)$/.exec(parts.at(-1) ?? '') ?? []
  if (first === undefined || last === undefined) return null
  parts.pop()
  if (parts.at(-1)?.toLowerCase() === 'rows') parts.pop()
  return [Number(first), Number(last)]
}

function readNew(parts: readonly string[]): RegistryPathCondition[] | null {
  const conditions: RegistryPathCondition[] = []
  for (let at = 0; at < parts.length; at += 4) {
    const [column, operator, value, join] = parts.slice(at, at + 4)
    if (!column || !value || !newOperators.includes(operator?.toLowerCase() ?? '')) return null
    if (join !== undefined && join.toLowerCase() !== 'and') return null
    conditions.push({ column: column.toLowerCase(), operator: operator?.toLowerCase() ?? '', value })
  }
  return conditions
}

function readOld(parts: readonly string[]): RegistryPathCondition[] | null {
  const conditions: RegistryPathCondition[] = []
  let at = 0
  while (at < parts.length) {
    const column = parts[at]
    const next = parts[at + 1]
    const hasOperator = next !== undefined && oldOperators.includes(next.toLowerCase())
    const value = parts[at + (hasOperator ? 2 : 1)]
    if (!column || value === undefined) return null
    conditions.push({ column: column.toLowerCase(), operator: hasOperator ? next.toLowerCase() : '=', value })
    at += hasOperator ? 3 : 2
  }
  return conditions
}

export function isMet({ operator, value }: RegistryPathCondition, cell: string | null): boolean {
  const [text, sought] = [(cell ?? '').toUpperCase(), value.toUpperCase()]
  if (operator === '=' || operator === 'equals') return cell !== null && text === sought
  if (operator === '!=' || operator === 'notequals') return text !== sought
  if (operator === '<' || operator === 'lessthan') return text < sought
  if (operator === '>' || operator === 'greaterthan') return text > sought
  if (operator === 'beginning' || operator === 'beginswith') return text.startsWith(sought)
  return operator === 'endswith' ? text.endsWith(sought) : text.includes(sought.replaceAll('%', ''))
}
