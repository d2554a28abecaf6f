import { describe, expect, it } from 'vitest'
import type { FilterComparison } from './filter'
import { fieldOfIssue, toQuestion } from './to-question'
import { rowsUrl } from './url'

const name = { portal: 'data.quill.example', datasetId: 'quil-0001' }
const ordered = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const
const columns = [
  {
    field: 'status',
    title: 'Status',
    holds: 'text' as const,
    operators: [...ordered, 'contains' as const, 'startsWith' as const],
  },
  { field: 'cost', title: 'Cost', holds: 'number' as const, operators: [...ordered] },
  { field: 'issued', title: 'Issued on', holds: 'moment' as const, operators: [...ordered] },
  { field: 'is_new', title: 'New', holds: 'yes-no' as const, operators: ['eq' as const, 'neq' as const] },
  { field: 'place', title: 'Place', holds: 'other' as const, operators: ['eq' as const, 'neq' as const] },
]
const ask = (column: string, is: FilterComparison, value: string) =>
  toQuestion(name, { ...rowsUrl.parse({}).url, filters: [{ column, is, value }] }, columns)

describe('toQuestion', () => {
  it.each<[string, FilterComparison, string, unknown]>([
    ['status', 'contains', 'issued', { operator: 'contains', value: 'issued' }],
    ['status', 'eq', '007', { operator: 'eq', value: '007' }],
    ['cost', 'gte', '$1,200.50', { operator: 'gte', value: 1200.5 }],
    ['issued', 'lt', '2026-10-31', { operator: 'lt', value: '2026-10-31' }],
    ['is_new', 'eq', 'Yes', { operator: 'eq', value: true }],
    ['is_new', 'neq', 'no', { operator: 'neq', value: false }],
    ['place', 'filled', 'whatever', { operator: 'neq', value: null }],
    ['cost', 'empty', '', { operator: 'eq', value: null }],
    [':created_at', 'gt', '2026-01-01', { operator: 'gt', value: '2026-01-01' }],
  ])('accepts a filter on %s: %s %s', (column, is, value, filter) => {
    const { question, problems } = ask(column, is, value)
    expect(problems).toEqual([])
    expect(question.filters).toEqual([{ field: column, ...(filter as object) }])
  })

  it.each<[string, FilterComparison, string, string, RegExp]>([
    ['', 'eq', 'x', 'column1', /choose the column/],
    ['status', 'eq', '', 'value1', /give a value/],
    ['cost', 'contains', '5', 'is1', /We cannot compare Cost with “contains”/],
    ['cost', 'eq', 'many', 'value1', /Cost takes a number/],
    ['issued', 'gte', 'yesterday', 'value1', /Issued on takes a day/],
    ['is_new', 'eq', 'maybe', 'value1', /yes or no/],
    ['place', 'eq', 'here', 'is1', /Choose “has a value”, “has no value”/],
  ])(
    'reports the mistake in the filter "%s" %s "%s" at the field %s',
    (column, is, value, field, message) => {
      const { question, problems } = ask(column, is, value)
      expect(problems).toEqual([{ field, message: expect.stringMatching(message) }])
      expect(question.filters).toBeUndefined()
    },
  )
})

describe('fieldOfIssue', () => {
  const url = { ...rowsUrl.parse({}).url, filters: [{ column: 'cost', is: 'empty' as const, value: '' }] }
  it.each([
    ['filters.0.field', 'column1'],
    ['filters.0.operator', 'is1'],
    ['filters.0.value', 'is1'],
    ['filters.1.value', 'value2'],
    ['fields.3', 'field'],
    ['orderBy.field', 'order'],
    ['fullText', 'q'],
    ['portal', ''],
  ])('an error of the parameter %s is shown at the form field "%s"', (path, field) => {
    expect(fieldOfIssue({ path, message: '' }, url)).toBe(field)
  })
})
