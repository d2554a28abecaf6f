import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import fc from 'fast-check'
import type { Feature, Polygon } from 'geojson'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { boundsOfTile, tileAt } from './tile-grid'
import { writeVectorTile } from './vector-tile'

const tile = tileAt(-81.38, 28.54, 15)
const [west, south, east, north] = boundsOfTile(tile)
const [wide, high] = [east - west, north - south]

function rectangle(left: number, bottom: number, right: number, top: number, properties = {}): Feature {
  const corners = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ] as const
  const ring = corners.map(([x, y]) => [west + x * wide, south + y * high])
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }
}

async function write(features: Feature[]) {
  const bytes = await writeVectorTile(tile, { areas: features })
  return bytes && new VectorTile(new PbfReader(gunzipSync(bytes))).layers.areas
}

describe('vector tiles', () => {
  it('writes shapes in tile units, and all properties except nulls', async () => {
    const layer = await write([rectangle(0.25, 0.25, 0.5, 0.75, { id: '27%3A1', v: 12.5, b: null })])
    const feature = layer?.feature(0)
    expect(feature?.properties).toEqual({ id: '27%3A1', v: 12.5 })
    const positions = feature?.loadGeometry().flat() ?? []
    expect([Math.min(...positions.map(({ x }) => x)), Math.max(...positions.map(({ x }) => x))]).toEqual([
      2048, 4096,
    ])
    expect(layer?.extent).toBe(8192)
  })

  it('clips shapes 64 units beyond the edges of the tile', async () => {
    const layer = await write([rectangle(-1, 0.5, 2, 0.6), rectangle(1.1, 0, 1.2, 1)])
    expect(layer?.length).toBe(1)
    const across =
      layer
        ?.feature(0)
        .loadGeometry()
        .flat()
        .map(({ x }) => x) ?? []
    expect([Math.min(...across), Math.max(...across)]).toEqual([-64, 8192 + 64])
  })

  it('restores values of every type and any text', async () => {
    const values = fc.dictionary(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.maxSafeInteger(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 5 }), async (all) => {
        const layer = await write(all.map((properties) => rectangle(0.1, 0.1, 0.9, 0.9, properties)))
        const features = all.map((_, at) => layer?.feature(at).properties)
        expect(features).toEqual(all.map((properties) => ({ ...properties })))
      }),
    )
  })

  it('restores points, holes and the parts of a shape', async () => {
    const square = (left: number, size: number) =>
      rectangle(left, 0.1, left + size, 0.1 + size).geometry as Polygon
    const [outer, hole, island] = [square(0.1, 0.4), square(0.2, 0.1), square(0.6, 0.2)]
    const geometry: Feature['geometry'] = {
      type: 'MultiPolygon',
      coordinates: [
        [...outer.coordinates, ...hole.coordinates.map((ring) => ring.toReversed())],
        island.coordinates,
      ],
    }
    const point: Feature['geometry'] = { type: 'Point', coordinates: [west + wide / 4, south + high / 2] }
    const layer = await write([
      { type: 'Feature', properties: {}, geometry },
      { type: 'Feature', properties: {}, geometry: point },
    ])
    expect(
      layer
        ?.feature(0)
        .loadGeometry()
        .map((ring) => ring.length),
    ).toEqual([5, 5, 5])
    expect(layer?.feature(0).toGeoJSON(tile.x, tile.y, tile.z).geometry).toMatchObject({
      type: 'MultiPolygon',
      coordinates: [{ length: 2 }, { length: 1 }],
    })
    expect(layer?.feature(1).loadGeometry()).toEqual([[{ x: 2048, y: 4096 }]])
  })

  it('returns null for an empty tile', async () => {
    expect(await write([])).toBeNull()
    expect(await write([rectangle(2, 2, 3, 3)])).toBeNull()
  })
})
