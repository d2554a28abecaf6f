import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { type FieldCheckOutcome, fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { describeTable, placesOf, urlOf } from './recipe/fetch-table'
import type { AssessmentRecipe, RecipeTable } from './recipe/source'
import { sources } from './recipe/source-list'
import { declaredTables, statusOf } from './search/choose-source'

function toCheck(declared: RecipeTable): RecipeTable[] {
  const [first, second] = placesOf(declared)
  return second ? [first, { ...second, optional: [] }] : [first]
}

interface SourceTable {
  source: AssessmentRecipe
  table: RecipeTable
}

async function examine({ source, table }: SourceTable, context: MethodContext): Promise<FieldCheckOutcome> {
  const url = urlOf(table, context) ?? ''
  const what = `${source.id} ${url}`
  try {
    const { fields } = await context.call(describeTable, { url })
    return { what, ...compareColumns(table, fields) }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return error.code === 'upstream_changed' ? { what, missing: ['at least one column'] } : what
  }
}

function compareColumns(
  { columns, optional = [], spellings = {} }: RecipeTable,
  fields: readonly string[],
): { missing: string[]; absent: string[] } {
  const listed = new Set(fields.map((field) => field.toLowerCase()))
  const isListed = (column: string) =>
    [column, ...(spellings[column] ?? [])].some((name) => listed.has(name.toLowerCase()))
  const without = (names: readonly string[]) => names.filter((column) => !isListed(column))
  return { missing: without(columns), absent: without(optional) }
}

export const checkFields = fieldCheck(
  'Compares the columns of each table with those this connector reads.',
  (context) =>
    sources
      .filter((source) => statusOf(source, context) === 'enabled')
      .flatMap((source) =>
        declaredTables(source)
          .flatMap(toCheck)
          .map((table) => ({ source, table })),
      ),
  examine,
)
