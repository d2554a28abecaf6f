import type { Position } from 'geojson'
import { escapeXml } from '@/lib/escape-xml'
import type { ExportDocument } from '../document'
import { type ExportFormat, formatLabel } from '../format'
import type { ExportCell } from '../table'
import {
  type MapColumnKind,
  type MapFileLayer,
  type MapFileRow,
  measureLayers,
  ROWS_TO_PAUSE,
} from './layers'
import { describeDocument, metadataOf } from './metadata'
import type { MapFileShape } from './shape'

export const kml = {
  id: 'kml',
  label: formatLabel('kml'),
  extension: 'kml',
  contentType: 'application/vnd.google-earth.kml+xml',
  *render(document) {
    const layers = yield* measureLayers(document, ownElements)
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>\n'
    yield writeHead(document, layers)
    for (const [at, layer] of layers.entries()) yield writeSchema(layer, at)
    for (const [at, layer] of layers.entries()) yield* writeFolder(layer, at)
    yield '</Document>\n</kml>\n'
  },
} satisfies ExportFormat

/** GDAL would mistake a column with one of these names for an element of the placemark. */
const ownElements =
  'name description timestamp begin end altitudemode tessellate extrude visibility draworder icon'.split(' ')

const unplacedIn = (layers: readonly MapFileLayer[]) =>
  layers.reduce((sum, { count, placed }) => sum + count - placed, 0)

function writeHead(document: ExportDocument, layers: readonly MapFileLayer[]): string {
  const { sources, caveats, notes, question, ...rest } = metadataOf(document)
  const lines = describeDocument(document, notes, unplacedIn(layers))
  const data: [string, unknown][] = [
    ...Object.entries(rest),
    ...Object.entries(question).map(([name, value]): [string, unknown] => [`question: ${name}`, value]),
    ...sources.flatMap((source, at) =>
      Object.entries(source).map(([name, value]): [string, unknown] => [`source ${at + 1}: ${name}`, value]),
    ),
    ...caveats.map((caveat, at): [string, unknown] => [`caveat ${at + 1}`, caveat]),
    ...notes.map((note, at): [string, unknown] => [`note ${at + 1}`, note]),
  ]
  return [
    element('name', document.title),
    // Readers treat a description as HTML, so its text is escaped for HTML too.
    element('description', lines.map(escapeXml).join('<br>\n')),
    '<ExtendedData>\n',
    ...data.map(
      ([name, value]) => `<Data name="${escapeXml(name)}">${element('value', value).trim()}</Data>\n`,
    ),
    '</ExtendedData>\n',
  ].join('')
}

const types = {
  number: 'double',
  boolean: 'bool',
  date: 'string',
  text: 'string',
} as const satisfies Record<MapColumnKind, string>

const schemaId = (at: number) => `layer-${at + 1}`

const writeSchema = ({ name, columns }: MapFileLayer, at: number): string =>
  [
    `<Schema id="${schemaId(at)}" name="${escapeXml(name)}">\n`,
    ...columns.map(
      (column) =>
        `<SimpleField type="${types[column.kind]}" name="${escapeXml(column.name)}">${element('displayName', column.label).trim()}</SimpleField>\n`,
    ),
    '</Schema>\n',
  ].join('')

function* writeFolder(layer: MapFileLayer, at: number): Generator<string> {
  yield `<Folder>\n${element('name', layer.name)}`
  let count = 0
  for (const row of layer.rows()) {
    yield writePlacemark(row, layer, at)
    count += 1
    if (count % ROWS_TO_PAUSE === 0) yield ''
  }
  yield '</Folder>\n'
}

function writePlacemark({ cells, shape }: MapFileRow, { columns }: MapFileLayer, at: number): string {
  const data = cells.flatMap((cell, n) =>
    cell === null
      ? []
      : [`<SimpleData name="${escapeXml(columns[n]?.name ?? '')}">${writeValue(cell)}</SimpleData>`],
  )
  const name = cells.find((cell) => cell !== null) ?? ''
  return `<Placemark>\n${element('name', name)}<ExtendedData><SchemaData schemaUrl="#${schemaId(at)}">${data.join('')}</SchemaData></ExtendedData>\n${shape ? `${writeShape(shape)}\n` : ''}</Placemark>\n`
}

const writeValue = (cell: Exclude<ExportCell, null>): string =>
  typeof cell === 'boolean' ? String(Number(cell)) : escapeXml(String(cell))

function writeShape(shape: MapFileShape): string {
  switch (shape.type) {
    case 'Point':
      return writePoint(shape.coordinates)
    case 'MultiPoint':
      return writeParts(shape.coordinates.map(writePoint))
    case 'MultiLineString':
      return writeParts(shape.coordinates.map((line) => `<LineString>${coordinates(line)}</LineString>`))
    case 'MultiPolygon':
      return writeParts(shape.coordinates.map(writePolygon))
    case 'GeometryCollection':
      return writeParts(shape.geometries.map(writeShape))
  }
}

const writeParts = (parts: readonly string[]): string =>
  parts.length === 1 ? parts.join('') : `<MultiGeometry>${parts.join('')}</MultiGeometry>`

const writePoint = (position: Position) => `<Point>${coordinates([position])}</Point>`

const writePolygon = ([outer = [], ...holes]: Position[][]) =>
  `<Polygon><outerBoundaryIs>${writeRing(outer)}</outerBoundaryIs>${holes.map((hole) => `<innerBoundaryIs>${writeRing(hole)}</innerBoundaryIs>`).join('')}</Polygon>`

const writeRing = (ring: readonly Position[]) => `<LinearRing>${coordinates(ring)}</LinearRing>`

const coordinates = (positions: readonly Position[]) =>
  `<coordinates>${positions.map(([x, y]) => `${x},${y}`).join(' ')}</coordinates>`

const element = (name: string, value: unknown) => `<${name}>${escapeXml(String(value))}</${name}>\n`
