import type { Point } from 'geojson'

type Row = Readonly<Record<string, unknown>>

export function positionOf(row: Row): Point | undefined {
  for (const value of Object.values(row)) {
    const point = pointIn(value)
    if (point) return point
  }
  return toPoint(find(row, /(^|_)(longitude|long|lon|lng)$/i), find(row, /(^|_)(latitude|lat)$/i))
}

export const mayHavePosition = (columns: readonly { field: string; type: string }[]) =>
  columns.some(({ type }) => type === 'point' || type === 'location') ||
  (columns.some(({ field }) => /(^|_)(latitude|lat)$/i.test(field)) &&
    columns.some(({ field }) => /(^|_)(longitude|long|lon|lng)$/i.test(field)))

const find = (row: Row, name: RegExp) => Object.entries(row).find(([field]) => name.test(field))?.[1]

function pointIn(value: unknown): Point | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, coordinates, latitude, longitude } = value as Partial<Record<string, unknown>>
  if (type === 'Point' && Array.isArray(coordinates)) return toPoint(coordinates[0], coordinates[1])
  return latitude === undefined ? undefined : toPoint(longitude, latitude)
}

/** Returns undefined for 0, 0, which means no position. */
function toPoint(longitude: unknown, latitude: unknown): Point | undefined {
  const [x, y] = [readDegrees(longitude), readDegrees(latitude)]
  const isPlace = Math.abs(x) <= 180 && Math.abs(y) <= 90 && !(x === 0 && y === 0)
  return isPlace ? { type: 'Point', coordinates: [x, y] } : undefined
}

const readDegrees = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN
