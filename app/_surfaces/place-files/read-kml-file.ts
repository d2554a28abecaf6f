import type { Geometry, Position } from 'geojson'
import { SaxesParser } from 'saxes'
import { readShape } from '@/lib/arcgis/geometry'
import { formatCount, formatNumber } from '@/lib/format'
import {
  createProblemList,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
  type PlaceFileOutcome,
  type PlaceFileRow,
  type PlaceFileTable,
  tooManyCells,
} from './file-table'
import { placeOf } from './read-geojson-file'

const texts = {
  broken: (file: string, line: number, column: number) =>
    `${file} is not whole XML: it breaks off or goes wrong at line ${formatNumber(line)}, character ${formatNumber(column)}. Save it again as KML or GeoJSON.`,
  declared: (file: string) =>
    `${file} declares a document type of its own (<!DOCTYPE>), which KML has not and we do not read. Save it again as KML or GeoJSON.`,
  foreign: (file: string) => `${file} is XML but not KML. Save it again as KML or GeoJSON.`,
  empty: (file: string) => `${file} has no placemarks. Choose a file with at least one.`,
  tooMany: (file: string) =>
    `${file} has more than ${formatNumber(MOST_ROWS)} placemarks. Divide it into several files.`,
  tooWide: (file: string) =>
    `${file} has more than ${formatNumber(MOST_COLUMNS)} kinds of data. Save it as CSV or GeoJSON with those that you need.`,
  where: (file: string, number: number) => `${file}, placemark ${number}`,
  shapeless: (where: string) =>
    `${where} has no point, line or area. Give it one, or take it out; tracks, models and pictures are not read.`,
  misplaced: (where: string) =>
    `${where}: its shape lies outside the world, or is not one that a map draws. KML writes longitude first, then latitude, in degrees, and closes each ring where it began.`,
  points: (where: string) => `${where} has several points. Give each a placemark of its own.`,
  mixed: (count: number) =>
    `${formatCount(count, 'placemark has', 'placemarks have')} shapes of several kinds: the map shows the areas, or the lines where there are none.`,
  links: 'The file links to other files (NetworkLink). They are not read.',
  placemark: (number: number) => `Placemark ${number}`,
}

/** Stops the parser, because the rest of the file cannot change that the file is refused. */
class Refusal extends Error {}

interface Draft {
  cells: string[]
  points: (Position[] | null)[]
  lines: (Position[] | null)[]
  areas: (Position[] | null)[][]
}

export function readKmlFile(file: string, text: string): PlaceFileOutcome {
  try {
    return { kind: 'table', table: readPlacemarks(file, text) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', why: error.message }
    throw error
  }
}

function readPlacemarks(file: string, text: string): PlaceFileTable {
  const parser = new SaxesParser()
  const list = createProblemList()
  const columns = new Map<string, number>()
  const rows: PlaceFileRow[] = []
  const path: string[] = []
  const folders: string[] = []
  let draft: Draft | undefined
  let words = ''
  let datum = ''
  let mixed = 0
  let hasLinks = false

  const inside = (levels: number) => path[path.length - 1 - levels]

  function put(column: string, cell: string) {
    if (!draft || cell === '') return
    const at = columns.get(column) ?? columns.size
    if (at >= MOST_COLUMNS) throw new Refusal(texts.tooWide(file))
    columns.set(column, at)
    draft.cells[at] = cell
  }

  function open(name: string, key: string | undefined) {
    if (path.length === 0 && name !== 'kml') throw new Refusal(texts.foreign(file))
    path.push(name)
    words = ''
    if (name === 'Placemark') draft = { cells: [], points: [], lines: [], areas: [] }
    if (name === 'Folder') folders.push('')
    if (name === 'NetworkLink') hasLinks = true
    if (name === 'Polygon') draft?.areas.push([])
    if (name === 'Data' || name === 'SimpleData') datum = key ?? ''
  }

  function close(name: string) {
    const text = words.trim()
    const parent = inside(1)
    if (name === 'coordinates') takeCoordinates(text)
    else if (name === 'SimpleData' || (name === 'value' && parent === 'Data')) put(dataColumn(datum), text)
    else if (parent === 'Placemark' && isOwn(name)) put(name, text)
    else if (parent === 'Folder' && name === 'name') folders[folders.length - 1] = text
    else if (name === 'Folder') folders.pop()
    else if (name === 'Placemark') end()
    path.pop()
    words = ''
  }

  function takeCoordinates(text: string) {
    const coordinates = readCoordinates(text)
    const [parent, around] = [inside(1), inside(2)]
    if (parent === 'Point') draft?.points.push(coordinates)
    else if (around === 'innerBoundaryIs') draft?.areas.at(-1)?.push(coordinates)
    else if (around === 'outerBoundaryIs') draft?.areas.at(-1)?.unshift(coordinates)
    else if (parent === 'LineString' || parent === 'LinearRing') draft?.lines.push(coordinates)
  }

  function end() {
    if (!draft) return
    if (rows.length >= MOST_ROWS) throw new Refusal(texts.tooMany(file))
    const number = rows.length + 1
    if (number * columns.size > MOST_CELLS) throw new Refusal(tooManyCells(file))
    put('folder', folders.filter(Boolean).join(' / '))
    const { cells, points, lines, areas } = draft
    const where = texts.where(file, number)
    const kinds = [points, lines, areas].filter(({ length }) => length > 0).length
    const shape = shapeOf(draft)
    if (kinds === 0) list.add(texts.shapeless(where))
    else if (kinds === 1 && points.length > 1) list.add(texts.points(where))
    else if (!shape) list.add(texts.misplaced(where))
    else if (kinds > 1) mixed += 1
    const name = cells[columns.get('name') ?? -1] ?? texts.placemark(number)
    rows.push({ number, name, cells, ...(shape ? placeOf(shape) : {}) })
    draft = undefined
  }

  parser.on('doctype', () => {
    throw new Refusal(texts.declared(file))
  })
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes.name))
  parser.on('closetag', ({ name }) => close(localName(name)))
  parser.on('text', (piece) => {
    words += piece
  })
  parser.on('cdata', (piece) => {
    words += piece
  })
  parser.on('error', () => {
    throw new Refusal(texts.broken(file, parser.line, parser.column))
  })
  parser.write(text.replace(/^\uFEFF/, '')).close()

  if (rows.length === 0) throw new Refusal(texts.empty(file))
  const names = [...columns.keys()]
  return {
    columns: names,
    rows: rows.map((row) => ({ ...row, cells: names.map((_, at) => row.cells[at] ?? '') })),
    ...list.end(),
    notes: [...(mixed > 0 ? [texts.mixed(mixed)] : []), ...(hasLinks ? [texts.links] : [])],
  }
}

const own = ['name', 'description', 'address', 'phoneNumber'] as const
const isOwn = (name: string) => own.some((each) => each === name)

const dataColumn = (name: string) => (isOwn(name) || name === 'folder' ? `${name} (data)` : name || 'data')

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function readCoordinates(text: string): Position[] | null {
  const positions = text.split(/\s+/).map((tuple) => {
    const [longitude = '', latitude = '', ...more] = tuple.split(',')
    return more.length <= 1 && isNumber(longitude) && isNumber(latitude)
      ? [Number(longitude), Number(latitude)]
      : null
  })
  return positions.every((position) => position !== null) ? positions : null
}

const isNumber = (text: string) => /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)

function shapeOf({ points, lines, areas }: Draft): Geometry | null {
  if (areas.length > 0) {
    const coordinates = allOf(areas.map(allOf))
    const [area, ...others] = coordinates ?? []
    if (area && others.length === 0) return readShape({ type: 'Polygon', coordinates: area })
    return coordinates && readShape({ type: 'MultiPolygon', coordinates })
  }
  if (lines.length > 0) {
    const coordinates = allOf(lines)
    const [line, ...others] = coordinates ?? []
    if (line && others.length === 0) return readShape({ type: 'LineString', coordinates: line })
    return coordinates && readShape({ type: 'MultiLineString', coordinates })
  }
  const [only, ...more] = points
  const [coordinates, ...others] = only ?? []
  if (!coordinates || more.length > 0 || others.length > 0) return null
  return readShape({ type: 'Point', coordinates })
}

const allOf = <T>(list: readonly (T | null)[]): T[] | null =>
  list.every((each) => each !== null) ? [...list] : null
