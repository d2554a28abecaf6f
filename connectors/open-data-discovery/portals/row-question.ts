import { z } from 'zod'
import { all, any, type Condition, contains } from '@/lib/conditions/condition'
import { socrata } from '@/lib/conditions/dialects'
import { print } from '@/lib/conditions/print'
import { ConnectorError, type ProblemIssue } from '@/lib/connector/errors'
import { encodeValue } from '@/lib/query-url'
import { operators } from '@/lib/records/dataset/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { DatasetSchema } from '../get-dataset-schema'
import { type PortalColumn, readFilter } from './read-filter'
import { datasetId, portal, words } from './record'

const texts = defineSentences('open-data-discovery.row-question', {
  isTooLong:
    'Together with the words to look for these make too long a question. Give fewer filters, or shorter values.',
  fieldIsLettersDigits: 'A field is letters, digits and underscores, as getDatasetSchema lists it.',
  weCannotSortRows: 'We cannot sort rows by {field}, because it does not hold a plain value.',
  noneOfTheFields: 'None of the fields holds text to look in. Name others in fields.',
  wordsInColumnsOfText:
    '{words} words in {searched} columns of text make too long a question. Give fewer words, or name fewer fields to look in.',
  nothingToRead:
    'No column of this dataset may be read here: all that it lists are withheld, or it lists none.',
  isWithheld:
    'We withhold {name} because it is about people or firms: we do not show it, and you cannot ask for it.',
  thereIsNoField: 'There is no field {name}; it is written {alike}.',
  thereIsNoFieldThe: 'There is no field {name}. The dataset’s schema lists its fields.',
})

const field = z.string().regex(/^:?[A-Za-z_][A-Za-z0-9_]*$/, texts.fieldIsLettersDigits)

const filter = z.strictObject({
  field,
  operator: z.enum(operators).describe('contains and startsWith ask text, whatever its case.'),
  value: z
    .union([z.string().max(500), z.number(), z.boolean(), z.null()], {
      error: 'must be text of at most 500 characters, a number, true, false or null',
    })
    .describe('Days as 2026-10-31. null with eq or neq: nothing is there, or something is.'),
})

export const queryParams = z.strictObject({
  portal,
  datasetId,
  fields: z.array(field).min(1).max(100).optional().describe('Columns to read. Left out: all, 100 at most.'),
  filters: z.array(filter).max(10).optional().describe('A row must meet all of them.'),
  orderBy: z
    .strictObject({ field, direction: z.enum(['asc', 'desc']).default('asc') })
    .optional()
    .describe('Left out: the portal’s own order of rows.'),
  fullText: words.optional().describe('Words that must all be in a row.'),
  limit: z.int().min(1).max(1000).default(25).describe('Rows at most.'),
  offset: z.int().min(0).max(100_000).default(0).describe('Rows to leave out from the beginning.'),
})

export type DatasetQueryParams = z.output<typeof queryParams>

export interface PortalQuery {
  select: string[]
  columns: { field: string; title: string; type: string }[]
  where: Condition
  words: string | undefined
  orderBy: { column: string; descending?: boolean }[]
  limit: number
  offset: number
  /**
   * True if the query scans too many rows for a fast response. A timeout then says nothing about the portal's
   * health.
   */
  demanding: boolean
  leftOut: number
}

const MOST_FIELDS = 100
const MOST_EASY_FILTERS = 3

const system: readonly PortalColumn[] = [
  { field: ':id', title: 'Row id', type: 'text', holds: 'text', operators: ['eq', 'neq'] },
  ...[':created_at', ':updated_at'].map(
    (field): PortalColumn => ({
      field,
      title: field === ':created_at' ? 'Row created' : 'Row updated',
      type: 'fixed_timestamp',
      holds: 'moment',
      operators: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'],
    }),
  ),
]

export function readQuestion(params: DatasetQueryParams, schema: DatasetSchema): PortalQuery {
  const issues: ProblemIssue[] = []
  const find = finderOf(schema, issues)
  const select = params.fields
    ? [...new Map(params.fields.map((name, index) => [name, find(name, `fields.${index}`)])).values()]
    : schema.columns.slice(0, MOST_FIELDS)
  const filters = (params.filters ?? []).map((filter, index) => {
    const column = find(filter.field, `filters.${index}.field`)
    return column && readFilter(column, filter, `filters.${index}`, issues)
  })
  const order = params.orderBy && find(params.orderBy.field, 'orderBy.field')
  if (order?.holds === 'other') {
    issues.push({
      path: 'orderBy.field',
      message: texts.weCannotSortRows({ field: order.field }),
    })
  }
  const columns = select.filter((column) => column !== undefined)
  const words = params.fullText === undefined ? {} : anywhere(params.fullText, columns, schema, issues)
  const where = all(...filters, words.where)
  if (issues.length === 0 && !fitsAddress(where)) issues.push({ path: 'filters', message: texts.isTooLong })
  if (issues[0]) throw invalid(issues, issues[0])
  if (columns.length === 0) throw nothingToRead()
  return {
    select: columns.map(({ field }) => field),
    columns: columns.map(({ field, title, type }) => ({ field, title, type })),
    where,
    words: words.words,
    orderBy: orderOf(order, params.orderBy?.direction === 'desc'),
    limit: params.limit,
    offset: params.offset,
    demanding: isDemanding(params),
    leftOut: params.fields ? 0 : schema.columns.length - columns.length,
  }
}

/**
 * The portal's own word search covers withheld columns too, and would reveal names in them. If columns are
 * withheld, only the other columns are searched.
 */
function anywhere(
  text: string,
  columns: readonly PortalColumn[],
  { withheldFields }: DatasetSchema,
  issues: ProblemIssue[],
): { words?: string; where?: Condition } {
  if (withheldFields.length === 0) return { words: text }
  const path = 'fullText'
  const searched = columns.filter((column) => column.operators.includes('contains'))
  if (searched.length === 0) {
    issues.push({ path, message: texts.noneOfTheFields })
    return {}
  }
  const words = text.split(/\s+/u).filter(Boolean)
  const where = all(...words.map((word) => any(...searched.map(({ field }) => contains(field, word)))))
  if (!fitsAddress(where)) {
    const message = texts.wordsInColumnsOfText({ words: words.length, searched: searched.length })
    issues.push({ path, message })
    return {}
  }
  return { where }
}

/** Some portals refuse longer URLs. */
const MOST_CHARACTERS = 6_000

/** Compares the encoded length, because one letter can take nine characters in a URL. */
const fitsAddress = (where: Condition): boolean =>
  encodeValue(print(where, socrata)).length <= MOST_CHARACTERS

/** Portals have no index for text searches, sorting or many combined filters. */
const isDemanding = ({ filters = [], fullText, orderBy }: DatasetQueryParams) =>
  fullText !== undefined ||
  (orderBy !== undefined && orderBy.field !== ':id') ||
  filters.length > MOST_EASY_FILTERS ||
  filters.some(({ operator }) => operator === 'contains' || operator === 'startsWith')

/** The row's id is the last sort key, so that pages neither overlap nor omit rows. */
const orderOf = (column: PortalColumn | undefined, descending: boolean): PortalQuery['orderBy'] => [
  ...(column ? [{ column: column.field, descending }] : []),
  ...(column?.field === ':id' ? [] : [{ column: ':id' }]),
]

function finderOf({ columns, withheldFields }: DatasetSchema, issues: ProblemIssue[]) {
  const columnsByName = new Map<string, PortalColumn>(
    [...system, ...columns].map((column) => [column.field, column]),
  )
  const withheld = new Set(withheldFields)
  return (name: string, path: string): PortalColumn | undefined => {
    const column = columnsByName.get(name)
    if (!column)
      issues.push({ path, message: withheld.has(name) ? isWithheld(name) : isUnknown(name, columnsByName) })
    return column
  }
}

const nothingToRead = () => new ConnectorError('not_supported', texts.nothingToRead, { field: 'datasetId' })

const isWithheld = (name: string) => texts.isWithheld({ name })

function isUnknown(name: string, columnsByName: ReadonlyMap<string, PortalColumn>): string {
  const alike = [...columnsByName.keys()].find((each) => each.toLowerCase() === name.toLowerCase())
  return alike ? texts.thereIsNoField({ name, alike }) : texts.thereIsNoFieldThe({ name })
}

const invalid = (issues: ProblemIssue[], first: ProblemIssue) =>
  new ConnectorError('invalid_params', `${first.path}: ${first.message}`, { issues })
