import type { DatasetSchema } from './get-dataset-schema'
import type { QueryParams } from './query-dataset'
import type { RowQuestion } from './row-question'

/** What must be read beside the rows of this very question. */
export function queryCaveats(
  { filters = [], orderBy, fullText }: QueryParams,
  { leftOut, words }: RowQuestion,
  { caveats }: DatasetSchema,
): string[] {
  const isNegated = filters.some(({ operator, value }) => operator === 'neq' && value !== null)
  return [
    'Rows are what the portal publishes: they may be late, incomplete or double. A row that is missing proves nothing.',
    ...(orderBy?.direction === 'desc' ? [`Rows with nothing in ${orderBy.field} come first.`] : []),
    ...(isNegated ? ['“Is not” leaves out rows with nothing in that field.'] : []),
    ...(fullText !== undefined && words === undefined
      ? ['Words were looked for in the text columns of this answer only, not in withheld ones.']
      : []),
    ...(leftOut > 0 ? [`${leftOut} more columns can be asked for by name in fields.`] : []),
    ...caveats,
  ]
}
