import { all } from '@/lib/conditions/condition'
import { type Dialect, socrata } from '@/lib/conditions/dialects'
import {
  type ConditionValueKind,
  cellsOf,
  compile,
  hintsOf,
  type RowFilterHints,
} from '@/lib/conditions/evaluate'
import { parse } from '@/lib/conditions/parse'
import { malformed, Refusal } from '@/lib/conditions/refusal'
import { type ConditionToken, tokenize } from '@/lib/conditions/tokens'
import type { SimulatedCell, SimulatedColumn, SimulatedDataset, SimulatedRecord } from './simulated-dataset'

const lexerWords = new Set(
  [
    'select distinct except as where group having order limit offset search asc desc filter from full in',
    'inner join left right on outer lateral and or not is between like true false null union intersect minus by',
  ]
    .join(' ')
    .split(' '),
)

const isLexerWord = (word: string) => lexerWords.has(word.toLowerCase())

const soql: Dialect = { ...socrata, reserved: new RegExp(`^(${[...lexerWords, 'upper'].join('|')})$`, 'i') }

export interface SimulatedSocrataQuery {
  matches(row: SimulatedRecord): boolean
  hints: RowFilterHints
  columns: readonly SimulatedColumn[]
  isDistinct: boolean
  order: { name: string; sign: 1 | -1; emptyLast: boolean }[]
  offset: number
  limit: number
  namesSystem: boolean
}

/** Every row has these columns, but a response contains them only if the query names them. */
const systemColumns: readonly SimulatedColumn[] = [
  { name: ':id', type: 'text' },
  { name: ':created_at', type: 'fixed_timestamp' },
  { name: ':updated_at', type: 'fixed_timestamp' },
]

const clauses = ['$select', '$where', '$group', '$order', '$limit', '$offset'] as const
const defaultLimit = 1000

export function readQuery(params: URLSearchParams, dataset: SimulatedDataset): SimulatedSocrataQuery {
  const clause = clausesOf(params)
  const named = new Set<SimulatedColumn>()
  const column = columnFinder(dataset, named)
  const condition = clause.$where === undefined ? all() : parse(clause.$where, soql)
  const fits = compile(condition, socrata, (name) => cellsOf(name, kinds[column(name).type]))
  const words = wordsOf(params.get('$q') ?? '')
  const query: Omit<SimulatedSocrataQuery, 'namesSystem'> = {
    matches: (row) => fits(row) && hasWords(row, words),
    hints: hintsOf(condition, socrata),
    columns: readColumns(clause.$select, dataset, column),
    isDistinct: clause.$group !== undefined,
    order: readOrder(clause.$order, column),
    offset: count(clause.$offset) ?? 0,
    limit: count(clause.$limit) ?? defaultLimit,
  }
  if (clause.$group !== undefined) refuseUngrouped(query, readColumns(clause.$group, dataset, column))
  return { ...query, namesSystem: systemColumns.some((each) => named.has(each)) }
}

const kinds: Record<SimulatedColumn['type'], ConditionValueKind> = {
  text: 'text',
  number: 'number',
  money: 'number',
  calendar_date: 'moment',
  fixed_timestamp: 'moment',
  checkbox: 'truth',
  url: 'other',
  point: 'other',
  location: 'other',
  polygon: 'other',
  multipolygon: 'other',
}

type Clauses = Partial<Record<(typeof clauses)[number], string>>

function clausesOf(params: URLSearchParams): Clauses {
  const names: readonly string[] = [...clauses, '$query', '$q', '$$app_token']
  for (const name of params.keys()) {
    if (!names.includes(name)) throw malformed(`Unrecognized argument: ${name}`)
    if (params.getAll(name).length > 1) throw malformed(`Repeated argument: ${name}`)
  }
  const whole = params.get('$query')
  if (whole === null)
    return Object.fromEntries(clauses.flatMap((name) => [[name, params.get(name) ?? undefined]]))
  const pattern =
    /^\s*select\s+(.+?)(?:\s+where\s+(.+?))?(?:\s+order\s+by\s+(.+?))?(?:\s+limit\s+(\d+))?(?:\s+offset\s+(\d+))?\s*$/is
  const [, select, where, order, limit, offset] = pattern.exec(whole) ?? []
  if (select === undefined) throw malformed('Expected SELECT')
  return { $select: select, $where: where, $order: order, $limit: limit, $offset: offset }
}

function columnFinder(dataset: SimulatedDataset, named: Set<SimulatedColumn>) {
  const byName = new Map([...systemColumns, ...dataset.columns].map((column) => [column.name, column]))
  return (name: string): SimulatedColumn => {
    const column = byName.get(name)
    if (!column) throw new Refusal(`No such column: ${name}`, 'no-such-column')
    named.add(column)
    return column
  }
}

function partsOf(text: string): ConditionToken[][] {
  const parts: ConditionToken[][] = [[]]
  for (const token of tokenize(text, socrata)) {
    if (token.kind === 'sign' && token.value === ',') parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

function readColumns(
  text: string | undefined,
  { columns }: SimulatedDataset,
  column: (name: string) => SimulatedColumn,
): readonly SimulatedColumn[] {
  if (text === undefined || text.trim() === '*') return columns
  return partsOf(text).map(([name, ...rest]) => column(nameOf(name, rest.length > 0)))
}

function refuseUngrouped(
  { columns, order }: Pick<SimulatedSocrataQuery, 'columns' | 'order'>,
  group: readonly SimulatedColumn[],
) {
  const grouped = new Set(group.map(({ name }) => name))
  const stray = [...columns, ...order].find(({ name }) => !grouped.has(name))
  if (stray) throw malformed(`${stray.name} is not in the group`)
}

function readOrder(
  text: string | undefined,
  column: (name: string) => SimulatedColumn,
): SimulatedSocrataQuery['order'] {
  if (text === undefined) return []
  return partsOf(text).map(([name, direction, ...end]) => {
    const emptyLast = end.map(({ value }) => String(value).toUpperCase()).join(' ') === 'NULL LAST'
    const rest = emptyLast ? [] : end
    const word = direction?.kind === 'word' ? direction.value.toUpperCase() : 'ASC'
    const isDirection = !direction || (direction.kind === 'word' && (word === 'ASC' || word === 'DESC'))
    return {
      name: column(nameOf(name, rest.length > 0 || !isDirection)).name,
      sign: word === 'DESC' ? -1 : 1,
      emptyLast,
    }
  })
}

function nameOf(token: ConditionToken | undefined, isMore: boolean): string {
  const isBare = token?.kind === 'word'
  if (isMore || (!isBare && token?.kind !== 'name')) throw malformed('expected a column')
  if (isBare && isLexerWord(token.value)) throw malformed(`expected a column, found ${token.value}`)
  return token.value
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** `$q` is no phrase search: it matches rows that contain all words, in any column and order. */
function hasWords(row: SimulatedRecord, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const vocabulary = new Set(wordsOf(Object.values(row).map(textOf).join(' ')))
  return words.every((word) => vocabulary.has(word))
}

const textOf = (cell: SimulatedCell) =>
  typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : String(cell ?? '')

function count(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw malformed('expected a number')
  return Number(text)
}
