import type { PointColumns } from './find-columns'

/** One line for each row, as the list takes them: label, tab, latitude, longitude. */
export function tableToLines(rows: readonly string[][], columns: PointColumns): string[] {
  return rows.map((row) => {
    const point = [columns.latitude, columns.longitude].map((index) => degreesOf(row, index)).join(', ')
    const label = columns.label === undefined ? '' : cellOf(row, columns.label)
    return label ? `${label}\t${point}` : point
  })
}

/** Where nothing names the columns, a first line without a figure in both is taken for headings. */
export function withoutHeadings(
  rows: readonly string[][],
  { latitude, longitude }: PointColumns,
): string[][] {
  const [first = [], ...rest] = rows
  return /\d/.test(cellOf(first, latitude) + cellOf(first, longitude)) ? [...rows] : rest
}

// In a cell of its own a comma can only be the decimal sign; in a line it would divide degrees from minutes.
const degreesOf = (row: readonly string[], index: number): string =>
  cellOf(row, index).replace(/^([+-]?\d{1,3}),(\d+)$/, '$1.$2')

const cellOf = (row: readonly string[], index: number): string =>
  (row[index] ?? '').replace(/\s+/g, ' ').trim()
