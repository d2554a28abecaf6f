import type { FeatureCollection, Geometry, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { geojson } from './geojson'
import { exampleDocument } from './testing/example-document'
import { joinText } from './testing/join-text'

async function renderCollection(
  document = exampleDocument(),
): Promise<FeatureCollection & Record<string, unknown>> {
  return JSON.parse(joinText(geojson.render(document)))
}

async function renderGeometry(geometry: Geometry): Promise<Geometry | undefined> {
  const { table } = exampleDocument()
  const document = exampleDocument({ table: { ...table, rows: [{ cells: {}, geometry }] } })
  return (await renderCollection(document)).features[0]?.geometry
}

const counterclockwise: Position[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
]
const clockwise = counterclockwise.toReversed()
const hole: Position[] = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1],
  [1, 1],
]

describe('GeoJSON export', () => {
  it('writes a collection without a coordinate reference system and puts notes beside the features', async () => {
    const collection = await renderCollection()
    expect(Object.keys(collection)).not.toContain('crs')
    expect(collection).toMatchObject({
      type: 'FeatureCollection',
      title: 'Parcels near 12 Main St',
      question: { Address: '12 Main St' },
      notes: ['Showing 3 of 40.'],
      caveats: ['Not a title search.'],
      sample: false,
      retrievedAt: '2025-03-01T12:00:05.000Z',
      sources: [{ source: 'County parcels' }, { source: 'Elevation service' }],
    })
  })

  it('puts cells and provenance into flat properties, and writes null for a missing geometry', async () => {
    const { features } = await renderCollection()
    expect(features.map(({ type, geometry }) => [type, geometry])).toEqual([
      ['Feature', { type: 'Point', coordinates: [-81, 28] }],
      ['Feature', null],
      ['Feature', null],
    ])
    expect(features[0]?.properties).toMatchObject({
      id: '00123',
      elevation: -5,
      provenance_source: 'County parcels',
      provenance_retrieved_at: '2025-03-01T12:00:00.000Z',
      provenance_official_record: 'https://county.example/parcel/1',
      provenance_sample: 'no',
    })
    expect(JSON.stringify(features)).not.toMatch(/Not a title search|where=id|Public domain/)
    expect(features[1]?.properties).toMatchObject({ elevation: null, provenance_official_record: null })
  })

  it('gives a feature the id of its row if the row has one', async () => {
    const { table } = exampleDocument()
    const { features } = await renderCollection(
      exampleDocument({ table: { ...table, key: ['id', 'elevation'] } }),
    )
    expect(features.map(({ id }) => id)).toEqual(['00123:-5', '=1+1', 'both:10.5'])
    expect((await renderCollection()).features.some((feature) => 'id' in feature)).toBe(false)
  })

  it('prevents a column from replacing provenance', async () => {
    const { table } = exampleDocument()
    const columns = [{ key: 'provenance_source', label: 'x', type: 'text' as const }]
    const rows = [{ cells: { provenance_source: 'forged' }, source: 0 }]
    const { features } = await renderCollection(exampleDocument({ table: { ...table, columns, rows } }))
    expect(features[0]?.properties?.provenance_source).toBe('County parcels')
  })

  it('winds outer rings counterclockwise and holes clockwise', async () => {
    const right = { type: 'Polygon', coordinates: [counterclockwise, hole] } as const
    expect(await renderGeometry({ type: 'Polygon', coordinates: [clockwise, hole.toReversed()] })).toEqual(
      right,
    )
    expect(await renderGeometry({ type: 'Polygon', coordinates: [counterclockwise, hole] })).toEqual(right)
    expect(
      await renderGeometry({ type: 'MultiPolygon', coordinates: [[clockwise], [counterclockwise]] }),
    ).toEqual({
      type: 'MultiPolygon',
      coordinates: [[counterclockwise], [counterclockwise]],
    })
    const inner: Geometry = { type: 'Polygon', coordinates: [clockwise] }
    expect(await renderGeometry({ type: 'GeometryCollection', geometries: [inner] })).toEqual({
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', coordinates: [counterclockwise] }],
    })
  })

  it('leaves the document unchanged', async () => {
    const coordinates = [clockwise.map((position) => [...position])]
    await renderGeometry({ type: 'Polygon', coordinates })
    expect(coordinates).toEqual([clockwise])
  })

  it.each<Geometry>([
    { type: 'LineString', coordinates: clockwise },
    { type: 'LineString', coordinates: counterclockwise },
    { type: 'Point', coordinates: [1, 2, 3] },
    { type: 'Polygon', coordinates: [] },
  ])('writes a $type geometry without changing it', async (geometry) => {
    expect(await renderGeometry(geometry)).toEqual(geometry)
  })
})

it('writes the features of every part with the name of the part', async () => {
  const { table } = exampleDocument()
  const parts = ['Section', 'Parcel'].map((name) => ({ name, table }))
  const { features } = await renderCollection(exampleDocument({ parts }))
  expect(features).toHaveLength(2 * table.rows.length)
  expect(features[0]?.properties).toMatchObject({ part: 'Section', provenance_source: 'County parcels' })
  expect(features.at(-1)?.properties).toMatchObject({ part: 'Parcel' })
})

it('writes GeoJSON in many pieces that together are the same JSON', () => {
  const pieces = [...geojson.render(exampleDocument())]
  expect(pieces.join('')).toBe(JSON.stringify(JSON.parse(pieces.join(''))))
  expect(pieces.length).toBeGreaterThan(20)
})
