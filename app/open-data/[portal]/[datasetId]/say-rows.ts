import type { RowsAnswer } from './read-rows'
import type { RowsUrl } from './url'

const count = (number: number) => number.toLocaleString('en-US')

/** "Rows 26 to 50; there are more": the portal is not asked how many there are in all. */
export function sayRows({ offset }: RowsUrl, { returned, truncated }: RowsAnswer['data']): string {
  if (returned === 0) return offset > 0 ? 'No rows from here on' : 'No rows'
  const last = offset + returned
  if (truncated) return `Rows ${count(offset + 1)} to ${count(last)}; there are more`
  if (offset === 0) return returned === 1 ? '1 row, and no more' : `${count(returned)} rows, and no more`
  return `Rows ${count(offset + 1)} to ${count(last)}, the last ones`
}

/** Why there is nothing: an end, a question that nothing fits, or a table without rows. */
export function sayNone({ offset, filters, q }: RowsUrl): string {
  if (offset > 0) return 'This is beyond the last row.'
  return filters.length > 0 || q
    ? 'No row fits all of this. Text is compared letter by letter, capitals included: “contains” takes any case.'
    : 'The portal publishes no rows in this data set.'
}
