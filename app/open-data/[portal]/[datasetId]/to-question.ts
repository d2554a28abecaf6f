import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { ProblemIssue } from '@/lib/connector/errors'
import type { DatasetColumn } from '@/lib/records/dataset/fields'
import { comparisons, isWithoutValue, type RowFilter } from './filter'
import type { DatasetReference, DatasetRowsUrlParams } from './url'

type Value = string | number | boolean | null
type Operator = DatasetColumn['operators'][number]

export interface DatasetRowsQuery extends DatasetReference {
  fields?: string[]
  filters?: { field: string; operator: Operator; value: Value }[]
  orderBy?: { field: string; direction: 'asc' | 'desc' }
  fullText?: string
  limit: number
  offset: number
}

export type FilterColumn = Pick<DatasetColumn, 'field' | 'title' | 'holds' | 'operators'>

export function toQuestion(
  { portal, datasetId }: DatasetReference,
  url: DatasetRowsUrlParams,
  columns: readonly FilterColumn[],
): { question: DatasetRowsQuery; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const filters = url.filters.flatMap((filter, index) => {
    const parsed = readFilter(filter, index + 1, columns)
    if ('problem' in parsed) problems.push(parsed.problem)
    return 'problem' in parsed ? [] : [parsed]
  })
  const { fields, q, order, descending, rows, offset } = url
  const question: DatasetRowsQuery = {
    portal,
    datasetId,
    ...(fields.length > 0 ? { fields } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(order ? { orderBy: { field: order, direction: descending ? 'desc' : 'asc' } } : {}),
    ...(q ? { fullText: q } : {}),
    limit: rows,
    offset,
  }
  return { question, problems }
}

type FilterReading = NonNullable<DatasetRowsQuery['filters']>[number] | { problem: FieldProblem }

export function readFilter(
  { column: field, is, value }: RowFilter,
  number: number,
  columns: readonly FilterColumn[],
): FilterReading {
  const refuse = (part: string, message: string) => ({
    problem: { field: `${part}${number}`, message: `Filter ${number}: ${message}` },
  })
  if (!field) return refuse('column', 'choose the column of the value.')
  if (is === 'empty' || is === 'filled')
    return { field, operator: is === 'empty' ? 'eq' : 'neq', value: null }
  if (value === '') return refuse('value', 'give a value, or choose “has a value” or “has no value”.')
  const column = columns.find((each) => each.field === field)
  // The column may be a system column, which the schema does not list. The method validates it.
  if (!column) return { field, operator: is, value }
  const fitting = fittingComparisons(column)
  if (!fitting.includes(is)) {
    const others = fitting.slice(0, 4).map((each) => `“${comparisons[each]}”`)
    return refuse(
      'is',
      `We cannot compare ${column.title} with “${comparisons[is]}”. Choose ${others.join(', ')} or the like.`,
    )
  }
  const parsed = readValue(value, column.holds)
  return parsed === undefined
    ? refuse('value', `${column.title} takes ${expectations[column.holds]}.`)
    : { field, operator: is, value: parsed }
}

export function fittingComparisons({
  holds,
  operators,
}: Pick<DatasetColumn, 'holds' | 'operators'>): (keyof typeof comparisons)[] {
  const all = Object.keys(comparisons) as (keyof typeof comparisons)[]
  return all.filter((is) =>
    is === 'empty' || is === 'filled' ? true : holds !== 'other' && operators.includes(is),
  )
}

const expectations: Readonly<Record<DatasetColumn['holds'], string>> = {
  number: 'a number, such as 1200 or 12.5',
  moment: 'a day, such as 2026-10-31',
  'yes-no': 'yes or no',
  text: 'text',
  other: 'no value',
}

function readValue(text: string, holds: DatasetColumn['holds']): Value | undefined {
  if (holds === 'number') {
    const digits = text.replace(/[$,\s]/g, '')
    return /^-?\d{1,15}(\.\d{1,9})?$/.test(digits) ? Number(digits) : undefined
  }
  if (holds === 'yes-no') return /^(yes|true|no|false)$/i.test(text) ? /^(yes|true)$/i.test(text) : undefined
  if (holds === 'moment') return /^\d{4}-\d{2}-\d{2}(T[\d:.]{8,12}Z?)?$/.test(text) ? text : undefined
  return text
}

export function fieldOfIssue({ path }: ProblemIssue, url: DatasetRowsUrlParams): string {
  const [part = '', index = '', leaf = ''] = path.split('.')
  if (part === 'filters') {
    const number = Number(index) + 1
    const isBlank = isWithoutValue(url.filters[number - 1]?.is ?? 'eq')
    const names: Partial<Record<string, string>> = {
      field: 'column',
      operator: 'is',
      value: isBlank ? 'is' : 'value',
    }
    return `${names[leaf] ?? 'column'}${number}`
  }
  return { fields: 'field', orderBy: 'order', fullText: 'q', limit: 'rows', offset: 'rows' }[part] ?? ''
}
