import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'

export const datasetKind = z
  .enum(['table', 'view', 'map', 'link', 'file', 'viewer'])
  .check(z.describe('table and view have rows; a link leads to another site, a viewer shows other data.'))

const text = z.nullable(z.string())

export const dataset = defineRecord('dataset', {
  name: { schema: z.string(), label: 'Dataset' },
  portal: { schema: z.string(), label: 'Portal' },
  datasetId: { schema: z.string(), label: 'Id' },
  kind: { schema: datasetKind, label: 'Kind' },
  queryable: {
    schema: z.boolean().check(z.describe('Whether queryDataset can read rows of it.')),
    label: 'Has rows',
  },
  description: { schema: text, label: 'Description' },
  category: { schema: text, label: 'Category' },
  publisher: { schema: text, label: 'Publisher' },
  licence: { schema: z.string(), label: 'License' },
  updatedAt: { schema: text, type: 'date', label: 'Updated' },
  columns: { schema: z.int().check(z.minimum(0)), label: 'Columns' },
  page: { schema: z.string().check(z.describe('Its page at the portal.')), type: 'link', label: 'Page' },
})

export const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'contains', 'startsWith'] as const

export const datasetColumn = defineRecord('dataset-column', {
  field: {
    schema: z.string().check(z.describe('The name to give in fields, filters and orderBy.')),
    label: 'Field',
  },
  title: { schema: z.string(), label: 'Title' },
  type: { schema: z.string().check(z.describe('In the portal’s own word.')), label: 'Type' },
  holds: { schema: z.enum(['text', 'number', 'moment', 'yes-no', 'other']), label: 'Holds' },
  description: { schema: text, label: 'Description' },
  operators: {
    schema: z.array(z.enum(operators)),
    label: 'Operators',
    file: { operators: { type: 'text', cell: (names) => names.join(', ') } },
  },
})

export type Dataset = RecordOfKind<typeof dataset>
export type DatasetColumn = RecordOfKind<typeof datasetColumn>
export type DatasetColumnContent = DatasetColumn['holds']
export type FilterOperator = DatasetColumn['operators'][number]
