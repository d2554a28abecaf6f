import { parseDelimited, readDelimited } from '@/lib/delimited/parse-delimited'
import { formatNumber } from '@/lib/format'
import { MOST_ROWS, type PlaceList, type PlaceListColumnRole } from '@/lib/jobs/job'
import { textOfRow } from './row-text'

const MOST_COLUMNS = 60
const LONGEST_CELL = 1_000

const PLACE_HEADING = 'Place'

export const listProblems = [
  'empty',
  'only-headings',
  'rows',
  'columns',
  'long',
  'open',
  'formula',
  'headings',
  'binary',
  'bytes',
] as const

type ListProblem = (typeof listProblems)[number]

const sentences: Readonly<Record<ListProblem, (number: number) => string>> = {
  empty: () => 'Paste at least one place, one on each line, or choose a file.',
  'only-headings': () => 'The list has headings and no row below them.',
  rows: (count) =>
    `The list has ${formatNumber(count)} rows; the most is ${formatNumber(MOST_ROWS)}. Take out ${formatNumber(count - MOST_ROWS)} of them, or make ${Math.ceil(count / MOST_ROWS)} lists.`,
  columns: (count) =>
    `The list has ${count} columns; the most is ${MOST_COLUMNS}. Take out columns that you do not need.`,
  long: (row) =>
    `Row ${row} has a cell of more than ${formatNumber(LONGEST_CELL)} characters. Shorten it, or check its quotation marks.`,
  open: (line) => `Line ${line} opens a quotation mark that is never closed. Close it.`,
  formula: (row) => `Row ${row} has a formula. Save the file with values instead of formulas.`,
  headings: () => 'The list has two rows of headings. Keep one.',
  binary: () =>
    'This file is not one that we read. Save it as CSV, XLSX, GeoJSON, KML or GeoPackage, or paste its rows.',
  bytes: () =>
    `The list is larger than ${MOST_LIST_BYTES / 1024 / 1024} MB. Take out columns that you do not need.`,
}

export const MOST_LIST_BYTES = 4 * 1024 * 1024

export const describeListProblem = (problem: ListProblem, number: number): string =>
  sentences[problem](number)

/** Common headings of these columns, in lower case without blanks and punctuation. */
const names: Readonly<Record<Exclude<PlaceListColumnRole, 'mine'>, readonly string[]>> = {
  place: [
    'address',
    'streetaddress',
    'siteaddress',
    'situs',
    'situsaddress',
    'propertyaddress',
    'fulladdress',
    'street',
    'location',
    'place',
    'legal',
    'legaldescription',
    'coordinates',
  ],
  city: ['city', 'town', 'municipality'],
  state: ['state', 'st'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode'],
  county: ['county', 'countyname'],
  parcel: ['parcel', 'parcelnumber', 'parcelid', 'parcelno', 'apn', 'pin', 'folio', 'strap', 'parid'],
  latitude: ['lat', 'latitude', 'y'],
  longitude: ['lon', 'lng', 'long', 'longitude', 'x'],
}

export type PlaceListParseResult = { list: PlaceList } | { problem: ListProblem; number?: number }

export function readList(text: string): PlaceListParseResult {
  if (text.includes('\0')) return { problem: 'binary' }
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const [first] = lines
  if (first === undefined) return { problem: 'empty' }
  const [headings = []] = parseDelimited(first)
  if (!hasPlace(headings.map(roleOf)))
    return checkList({
      headings: [PLACE_HEADING],
      roles: ['place'],
      rows: lines.map((line) => [line]),
      facts: [],
    })
  const rows = [...readDelimited(text)]
  const open = rows.find(({ openAt }) => openAt !== undefined)
  if (open) return { problem: 'open', number: open.line }
  return readTable(rows.map(({ cells }) => cells))
}

export function readTable([headings = [], ...rows]: readonly string[][]): PlaceListParseResult {
  if (headings.length > MOST_COLUMNS) return { problem: 'columns', number: headings.length }
  const [top] = rows
  if (!top) return { problem: headings.length > 0 ? 'only-headings' : 'empty' }
  if (hasPlace(top.map(roleOf))) return { problem: 'headings' }
  return checkList({
    headings: headings.map((heading, at) => heading || `Column ${at + 1}`),
    roles: onlyNeeded(headings.map(roleOf)),
    rows: rows.map((cells) => headings.map((_, at) => cells[at] ?? '')),
    facts: [],
  })
}

export function checkList(list: PlaceList): PlaceListParseResult {
  const { headings, rows } = list
  if (headings.length > MOST_COLUMNS) return { problem: 'columns', number: headings.length }
  if (rows.length > MOST_ROWS) return { problem: 'rows', number: rows.length }
  for (const [at, cells] of rows.entries()) {
    const formula = cells.find((cell) => /^=\s*[A-Z(+\-"@]/i.test(cell))
    if (formula !== undefined) return { problem: 'formula', number: at + 1 }
    if (cells.some((cell) => cell.length > LONGEST_CELL)) return { problem: 'long', number: at + 1 }
  }
  return { list }
}

function roleOf(heading: string): PlaceListColumnRole {
  const plain = heading.toLowerCase().replace(/[^a-z]/g, '')
  for (const [role, aliases] of Object.entries(names))
    if (aliases.includes(plain)) return role as PlaceListColumnRole
  return 'mine'
}

export const hasPlace = (roles: readonly PlaceListColumnRole[]): boolean =>
  roles.includes('place') ||
  roles.includes('parcel') ||
  (roles.includes('latitude') && roles.includes('longitude'))

function onlyNeeded(roles: readonly PlaceListColumnRole[]): PlaceListColumnRole[] {
  const hasPosition = roles.includes('latitude') && roles.includes('longitude')
  const unneeded: readonly PlaceListColumnRole[] = hasPosition
    ? ['place', 'city', 'state', 'zip']
    : ['latitude', 'longitude']
  const usedRoles = new Set<PlaceListColumnRole>()
  return roles.map((role) => {
    const isNeeded = !unneeded.includes(role) && !usedRoles.has(role)
    usedRoles.add(role)
    return isNeeded ? role : 'mine'
  })
}

export const emptyRows = (list: PlaceList): number[] =>
  list.rows.flatMap((_, row) => (textOfRow(list, row) === '' ? [row + 1] : []))
