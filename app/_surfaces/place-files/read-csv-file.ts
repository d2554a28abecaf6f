import { type DelimitedRow, readDelimited } from '@/lib/delimited/parse-delimited'
import { formatNumber } from '@/lib/format'
import {
  createProblemList,
  type LonLatPair,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
  nameColumn,
  type PlaceFileOutcome,
  type PlaceFileRow,
  type PositionColumns,
  type PositionColumnsAnswer,
  tooManyCells,
} from './file-table'

const texts = {
  empty: (file: string) => `${file} has no rows. Choose a file with a line of headings and rows below it.`,
  tooMany: (file: string) =>
    `${file} has more than ${formatNumber(MOST_ROWS)} rows. Divide it into several files.`,
  tooWide: (file: string) =>
    `${file} has more than ${formatNumber(MOST_COLUMNS)} columns. Save it with those that you need.`,
  open: (where: string) =>
    `${where}: a quotation mark is opened and never closed. Close it, or write it twice where it is meant.`,
  noNumber: (where: string, cell: string, axis: Axis) =>
    cell === ''
      ? `${where} is empty. Fill in the ${axis} in decimal degrees.`
      : `${where}: “${cell.slice(0, 40)}” is not a ${axis} in decimal degrees. Write it like ${examples[axis]}.`,
  outside: (where: string, cell: string, axis: Axis) =>
    `${where}: ${axis} ${cell.slice(0, 40)} is outside ${bounds[axis] === 90 ? '-90 to 90' : '-180 to 180'}. Write degrees (WGS 84), not feet or meters, and see that latitude and longitude have not changed places.`,
  where: (file: string, line: number, column: string) => `${file}, row ${line}, column ${column}`,
  row: (number: number) => `Row ${number}`,
}

type Axis = 'latitude' | 'longitude'

const bounds = { latitude: 90, longitude: 180 } as const
const examples = { latitude: '39.7392', longitude: '-104.9903' } as const
const headings = {
  latitude: ['lat', 'latitude', 'y'],
  longitude: ['lon', 'lng', 'long', 'longitude', 'x'],
} as const

export const readCsvFile = (file: string, text: string, answer?: PositionColumnsAnswer): PlaceFileOutcome =>
  readTableRows(file, readDelimited(text), answer)

export function readTableRows(
  file: string,
  rows: Iterator<DelimitedRow, undefined> & Iterable<DelimitedRow>,
  answer?: PositionColumnsAnswer,
): PlaceFileOutcome {
  const first = rows.next()
  if (first.done) return { kind: 'refused', why: texts.empty(file) }
  if (first.value.cells.length > MOST_COLUMNS) return { kind: 'refused', why: texts.tooWide(file) }
  const hasHeadings = first.value.cells.every((cell) => !isNumber(cell))
  const columns = namesOf(first.value.cells, hasHeadings)
  const places = answer ?? (hasHeadings ? findPositions(columns) : undefined)
  if (!places) {
    const sample = hasHeadings ? rows.next().value : first.value
    if (!sample) return { kind: 'refused', why: texts.empty(file) }
    const samples = columns.map((name, index) => ({ name, sample: (sample.cells[index] ?? '').slice(0, 40) }))
    return { kind: 'question', question: { columns: samples } }
  }
  const list = createProblemList()
  const fileRows: PlaceFileRow[] = []
  const named = nameColumn(columns)
  const take = ({ line, cells, openAt }: DelimitedRow) => {
    const problem = (at: number, say: (where: string) => string) =>
      list.add(say(texts.where(file, line, columns[at] ?? String(at + 1))))
    if (openAt !== undefined) return problem(openAt, texts.open)
    const at = places === 'none' ? undefined : readPosition(places, cells, problem)
    fileRows.push({
      number: line,
      name: cells[named] || texts.row(line),
      ...(at ? { at } : {}),
      cells: columns.map((_, index) => cells[index] ?? ''),
    })
  }
  if (!hasHeadings) take(first.value)
  for (const row of rows) {
    if (fileRows.length >= MOST_ROWS) return { kind: 'refused', why: texts.tooMany(file) }
    if ((fileRows.length + 1) * columns.length > MOST_CELLS)
      return { kind: 'refused', why: tooManyCells(file) }
    take(row)
  }
  const { problems, left } = list.end()
  if (fileRows.length === 0 && left === 0) return { kind: 'refused', why: texts.empty(file) }
  return { kind: 'table', table: { columns, rows: fileRows, problems, left, notes: [] } }
}

type Tell = (column: number, say: (where: string) => string) => void

function readPosition(places: PositionColumns, cells: readonly string[], tell: Tell): LonLatPair | undefined {
  const latitude = readAxis('latitude')
  const longitude = latitude === undefined ? undefined : readAxis('longitude')
  return latitude === undefined || longitude === undefined ? undefined : [longitude, latitude]

  function readAxis(axis: Axis): number | undefined {
    const column = places[axis]
    const cell = cells[column] ?? ''
    const degrees = readDegrees(cell)
    if (degrees !== undefined && Math.abs(degrees) <= bounds[axis]) return degrees
    tell(column, (where) => (degrees === undefined ? texts.noNumber : texts.outside)(where, cell, axis))
    return undefined
  }
}

/** Accepts a decimal comma, because a comma has no other meaning in a single coordinate. */
function readDegrees(cell: string): number | undefined {
  const number = cell.trim()
  const plain = (number.endsWith('°') ? number.slice(0, -1).trimEnd() : number).replace(
    /^([+-]?\d+),(\d+)$/,
    '$1.$2',
  )
  return isNumber(plain) ? Number(plain) : undefined
}

const isNumber = (text: string) => /^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(text.replace(',', '.'))

function namesOf(cells: readonly string[], areHeadings: boolean): string[] {
  const used = new Set<string>()
  return cells.map((cell, index) => {
    const name = (areHeadings && cell) || `Column ${index + 1}`
    const unique = used.has(name) ? `${name} (${index + 1})` : name
    used.add(unique)
    return unique
  })
}

function findPositions(columns: readonly string[]): PositionColumns | undefined {
  const plain = columns.map((column) => column.toLowerCase().replace(/[^a-z]/g, ''))
  const find = (axis: Axis) => {
    const at = headings[axis].map((name) => plain.indexOf(name)).find((index) => index >= 0)
    return at
  }
  const [latitude, longitude] = [find('latitude'), find('longitude')]
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}
