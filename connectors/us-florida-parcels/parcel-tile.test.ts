import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { toMapId } from '@/lib/records/parcel/parcel-key'
import { parcelRanges } from '@/lib/records/parcel/ranges'
import { boundsOfTile, tileAt } from '@/lib/tiles/tile-grid'
import { mapEngine, type ParcelMapEngine } from './testing/map-engine'

const town = tileAt(-81.3792, 28.5384, 15)
const sea = tileAt(-85, 26.5, 15)

async function readTile(engine: ParcelMapEngine, { x, y }: { x: number; y: number }) {
  const internal = { internal: true }
  const { layer, edition } = await dataOf(engine.call('us-florida-parcels', 'readLayerState', {}, internal))
  const params = { z: 15, x, y, layer, edition } as const
  return dataOf(engine.call('us-florida-parcels', 'parcelTile', params, internal))
}

const layersOf = (tile: Awaited<ReturnType<typeof readTile>>) =>
  new VectorTile(new PbfReader(gunzipSync(tile?.bytes ?? new Uint8Array()))).layers

function propertiesIn(tile: Awaited<ReturnType<typeof readTile>>, name: string) {
  const layer = layersOf(tile)[name]
  return Array.from({ length: layer?.length ?? 0 }, (_, n) => layer?.feature(n).properties ?? {})
}

const idsOf = (properties: Record<string, unknown>[]) => new Set(properties.map(({ id }) => id))

describe('parcelTile', () => {
  it('contains the same parcels as the list of the area, at the same points', async () => {
    const { engine } = mapEngine()
    const tile = await readTile(engine, town)
    const [west, south, east, north] = boundsOfTile(town)
    const bbox: [number, number, number, number] = [west, south, east, north]
    const params = { bbox, all: true }
    const view = await dataOf(engine.call('us-florida-parcels', 'parcelsInView', params, { internal: true }))
    const listed = new Set(view.rows.map(({ key }) => toMapId(key)))
    const features = propertiesIn(tile, 'parcels')
    const isIn = ({ x, y }: Record<string, unknown>) =>
      Number(x) >= west && Number(x) < east && Number(y) >= south && Number(y) < north
    expect(idsOf(features.filter(isIn))).toEqual(listed)
    expect(idsOf(features.filter(({ n }) => n !== undefined))).toEqual(listed)
    expect(features.filter(({ n }) => n !== undefined)).toHaveLength(listed.size)
    expect(tile?.parcels).toBe(listed.size)
    expect(features.length).toBeGreaterThan(1000)
  })

  it('contains the figures by which the map colors and filters, and nothing about owners', async () => {
    const { engine } = mapEngine()
    const tile = await readTile(engine, town)
    const figures = Object.values(parcelRanges).map((range) => range.tile)
    const names = ['id', 'name', ...figures, 'u', 'q', 'c', 'x', 'y', 'n']
    for (const properties of propertiesIn(tile, 'parcels')) {
      expect(Object.keys(properties).filter((name) => !names.includes(name))).toEqual([])
      expect(String(properties.id)).toMatch(/^\d{2}:[^\s]+$/)
      for (const name of figures.filter((each) => each !== 'p'))
        expect(properties[name] ?? 1).toBeGreaterThan(0)
    }
    expect(layersOf(tile).parcels?.extent).toBe(8192)
    expect(tile?.bytes.length).toBeLessThan(80_000)
  })

  it('gives each polygon of a parcel the size of the whole parcel', async () => {
    const { engine } = mapEngine()
    const features = propertiesIn(await readTile(engine, town), 'parcels')
    const sizes = new Map<unknown, Set<unknown>>()
    for (const { id, o } of features) sizes.set(id, (sizes.get(id) ?? new Set()).add(o))
    expect([...sizes.values()].every((each) => each.size === 1)).toBe(true)
    expect(features.every(({ o }) => Number(o) > 0)).toBe(true)
  })

  it('contains only points while the layer of outlines requires a token', async () => {
    const { engine } = mapEngine({ closed: true })
    const tile = await readTile(engine, town)
    expect(tile?.layer).toBe('centroids')
    expect(Object.keys(layersOf(tile))).toEqual(['labels'])
    expect(propertiesIn(tile, 'labels')).toHaveLength(tile?.parcels ?? 0)
    expect(tile?.parcels).toBeGreaterThan(1000)
  })

  it('returns null at sea', async () => {
    expect(await readTile(mapEngine().engine, sea)).toBeNull()
  })

  it('reads each cell once, and only the missing cells for a neighboring tile', async () => {
    const { engine, queries } = mapEngine()
    await readTile(engine, town)
    const first = queries().length
    await readTile(engine, town)
    expect(queries().length).toBe(first)
    await readTile(engine, { x: town.x ^ 1, y: town.y })
    expect(queries().length).toBe(first + 1)
  })
})
