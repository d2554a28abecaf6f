import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import type { ExportCell, ExportColumn, ExportRow, ExportTable } from '@/lib/export/table'
import { upperFirst } from '@/lib/upper-first'
import { compareRows, compareTables } from './compare-tables'
import { isVolatile, joinComparisons, type ResultComparison, writePosition } from './difference'
import { isNaming } from './match-rows'

type Fields = Readonly<Record<string, unknown>>

interface Part extends ExportTable {
  where: string[]
  columns: ExportColumn[]
  rows: ExportRow[]
}

const shapes = /^(geometry|geometries|coordinates|outline|rings)$/
const kinds = ['kind', 'valueKind', 'type'] as const
const noPart: Part = { where: [], columns: [], rows: [], notes: [] }

export function compareAnswers(was: unknown, is: unknown): ResultComparison {
  const [then, now] = [partsOf(was), partsOf(is)]
  const keys = [...new Set([...then.keys(), ...now.keys()])]
  return joinComparisons(
    keys.map((key, at) => {
      const [first, second] = [then.get(key) ?? noPart, now.get(key) ?? noPart]
      const { where } = then.has(key) ? first : second
      return at === 0 ? comparePlain(first, second) : within(where, compareTables(first, second))
    }),
  )
}

const comparePlain = (was: Part, is: Part): ResultComparison =>
  compareRows(was.rows[0] ?? { cells: {} }, is.rows[0] ?? { cells: {} }, was.columns, is.columns)

const within = (where: readonly string[], { compared, differences }: ResultComparison): ResultComparison => ({
  compared,
  differences: differences.map((each) => ({ ...each, where: [...where, ...each.where] })),
})

function partsOf(answer: unknown): Map<string, Part> {
  const parts = new Map<string, Part>()
  addRecord(parts, [], isFields(answer) ? answer : { answer }, {})
  return parts
}

function addRecord(parts: Map<string, Part>, path: readonly string[], record: Fields, above: Fields): void {
  const key = path.join('.')
  const part = parts.get(key) ?? { where: path.map(formatName), columns: [], rows: [], notes: [] }
  parts.set(key, part)
  const { cells, lists, geometry } = readFields({ ...above, ...record }, [])
  for (const name of Object.keys(cells)) {
    const label = name.split('.').map(formatName).join(': ')
    if (part.columns.every((column) => column.key !== name))
      part.columns.push({ key: name, label, type: 'text' })
  }
  part.rows.push({ cells, ...(geometry && { geometry }) })
  const names = Object.entries(cells).flatMap(([name, value]) =>
    isNaming(name) && value !== null ? [[`${name} above`, value]] : [],
  )
  for (const [name, records] of lists)
    for (const each of records) {
      const { kind, rest } = takeKind(each)
      addRecord(parts, [...path, ...name, ...kind], rest, Object.fromEntries(names))
    }
}

interface SideContent {
  cells: ExportRow['cells']
  lists: [path: readonly string[], records: readonly Fields[]][]
  geometry?: NonNullable<ExportRow['geometry']>
}

function readFields(fields: Fields, path: readonly string[]): SideContent {
  const reading: SideContent = { cells: {}, lists: [] }
  for (const [name, value] of Object.entries(fields)) {
    if (isVolatile(name) || value === undefined) continue
    const here = [...path, name]
    const position = writePosition(value)
    if (shapes.test(name) && value !== null && typeof value === 'object' && !reading.geometry)
      reading.geometry = value as NonNullable<ExportRow['geometry']>
    else if (isFields(value) && position === undefined) {
      const { kind, rest } = takeKind(value)
      const { cells, lists, geometry } = readFields(rest, [...here, ...kind])
      Object.assign(reading.cells, cells)
      reading.lists.push(...lists)
      if (geometry) reading.geometry ??= geometry
    } else if (Array.isArray(value) && value.length > 0 && value.every(isFields))
      reading.lists.push([here, value])
    else reading.cells[here.join('.')] = position ?? toCell(value)
  }
  return reading
}

function takeKind(fields: Fields): { kind: string[]; rest: Fields } {
  const name = kinds.find((each) => typeof fields[each] === 'string')
  if (name === undefined) return { kind: [], rest: fields }
  const { [name]: kind, ...rest } = fields
  return { kind: [String(kind)], rest }
}

function toCell(value: unknown): ExportCell {
  if (Array.isArray(value)) {
    const texts = value.map((each) => String(toCell(each))).toSorted()
    return texts.length === 0 ? null : texts.join(', ')
  }
  if (value instanceof Object) return canonicalKey(value)
  return typeof value === 'number' || typeof value === 'string'
    ? value
    : value === null
      ? null
      : String(value)
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function formatName(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return upperFirst(words)
}
