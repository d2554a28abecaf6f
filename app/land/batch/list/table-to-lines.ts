export function tableToLines(rows: readonly string[][], columns: PointColumns): string[] {
  return rows.map((row) => {
    const point = [columns.latitude, columns.longitude].map((index) => degreesOf(row, index)).join(', ')
    const label = columns.label === undefined ? '' : cellOf(row, columns.label)
    return label ? `${label}\t${point}` : point
  })
}

/** Removes the first line if it has no digit in either coordinate column. */
export function withoutHeadings(
  rows: readonly string[][],
  { latitude, longitude }: PointColumns,
): string[][] {
  const [first = [], ...rest] = rows
  return /\d/.test(cellOf(first, latitude) + cellOf(first, longitude)) ? [...rows] : rest
}

const names = {
  latitude: ['lat', 'latitude', 'y'],
  longitude: ['lon', 'lng', 'long', 'longitude', 'x'],
  label: ['label', 'name', 'id'],
} as const

export interface PointColumns {
  latitude: number
  longitude: number
  label?: number
}

export function findColumns(headings: readonly string[]): PointColumns | null {
  const plain = headings.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''))
  const find = (aliases: readonly string[]) =>
    aliases.map((name) => plain.indexOf(name)).find((index) => index >= 0)
  const [latitude, longitude, label] = [find(names.latitude), find(names.longitude), find(names.label)]
  if (latitude === undefined || longitude === undefined) return null
  return { latitude, longitude, ...(label === undefined ? {} : { label }) }
}

// Converts a decimal comma, which would separate degrees from minutes in a joined line. In a cell it has no
// other meaning.
const degreesOf = (row: readonly string[], index: number): string =>
  cellOf(row, index).replace(/^([+-]?\d{1,3}),(\d+)$/, '$1.$2')

const cellOf = (row: readonly string[], index: number): string =>
  (row[index] ?? '').replace(/\s+/g, ' ').trim()
