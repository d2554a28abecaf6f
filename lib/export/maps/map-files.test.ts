import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { isGdalMissing, readWithGdal } from '@/lib/testing/gdal'
import type { ExportDocument } from '../document'
import { formatById } from '../formats'
import { lots, mappedDocument } from '../testing/mapped-document'
import { renderBytes } from '../testing/render-bytes'
import { boundsOfShape, joinBounds, toShape } from './shape'

async function openIn(id: string, document: ExportDocument) {
  const format = formatById(id)
  if (!format) throw new Error(`There is no ${id}`)
  return readWithGdal(await renderBytes(format, document), format.extension)
}

const oneLayer = mappedDocument({ parts: undefined as never })

const extentOf = (geometries: readonly (Geometry | null | undefined)[]) =>
  geometries
    .flatMap((geometry) => toShape(geometry) ?? [])
    .map(boundsOfShape)
    .reduce(joinBounds)

describe.skipIf(isGdalMissing).each(['gpkg', 'kml', 'geojson'])('%s in GDAL', (id) => {
  it('writes the rows, columns and extent of the table into a file that opens without a warning', async () => {
    const [layer, ...others] = await openIn(id, oneLayer)
    expect(others).toEqual([])
    expect(layer?.count).toBe(lots.rows.length)
    expect(layer?.extent).toEqual(extentOf(lots.rows.map(({ geometry }) => geometry)))
    const names = lots.columns.map(({ key }) => key)
    const inFile = names.map((name) => (id === 'kml' && name === 'name' ? 'name_2' : name))
    expect(Object.keys(layer?.columns ?? {})).toEqual(expect.arrayContaining(inFile))
    expect(layer?.columns).toMatchObject({ id: 'String', acres: 'Real', provenance_source: 'String' })
    const inLayer = layer?.features.map(({ properties }) => inFile.map((name) => properties[name] ?? null))
    const inTable = lots.rows.map(({ cells }) => names.map((name) => cells[name] ?? null))
    expect(inLayer?.map((cells) => cells.map(plain))).toEqual(inTable.map((cells) => cells.map(plain)))
    expect(layer?.features.map(({ properties }) => properties.provenance_source)).toEqual([
      'County parcels',
      'Elevation service',
      'County parcels',
    ])
    expect(layer?.features.map(({ geometry }) => geometry !== null)).toEqual([true, true, false])
  })
})

// The formats return booleans in different ways, as true or as 1.
const plain = (cell: unknown) => (typeof cell === 'boolean' ? Number(cell) : cell)

describe.skipIf(isGdalMissing).each(['gpkg', 'kml'])('several layers as %s in GDAL', (id) => {
  it('writes one layer per part, and a text column for a mix of numbers and codes', async () => {
    const layers = await openIn(id, mappedDocument())
    expect(layers.map(({ name }) => name)).toEqual(
      id === 'gpkg' ? ['lots_more', 'places', 'lists'] : ['Lots & more', 'Places', 'Lists'],
    )
    expect(layers.map(({ count }) => count)).toEqual([3, 2, 1])
    const [, places, lists] = layers
    expect(places?.columns).toMatchObject({ ID: 'String', id_2: 'String', count: 'String' })
    expect(places?.features.map(({ properties }) => properties.count)).toEqual(['3', '007'])
    expect(places?.extent).toEqual([-80.5, 27, -80.25, 27.5])
    expect(lists?.extent).toBeUndefined()
    expect(lists?.features).toMatchObject([
      { geometry: null, properties: { list: 'Nothing is drawn of it' } },
    ])
  })
})

it.skipIf(isGdalMissing)(
  'declares the shape type of each GeoPackage layer, and writes lots as multipolygons',
  async () => {
    const layers = await openIn('gpkg', mappedDocument())
    expect(layers.map(({ geometry }) => geometry)).toEqual(['Multi Polygon', 'Point', 'None'])
    expect(layers[0]?.columns).toMatchObject({ sold: 'Date', vacant: 'Integer(Boolean)' })
    expect(layers[0]?.features[1]?.geometry).toEqual(toShape(lots.rows[1]?.geometry))
  },
)

it.skipIf(isGdalMissing)('writes a file that GDAL opens although the file has no rows', async () => {
  const empty = { ...oneLayer, table: { ...lots, rows: [] } }
  for (const id of ['gpkg', 'kml', 'geojson'])
    expect((await openIn(id, empty)).map(({ count }) => count)).toEqual([0])
})
