import { describe, expect, it } from 'vitest'
import type { Bounds } from '@/components/map/map-props'
import type { Tile } from '@/lib/tiles/tile-grid'
import type { MapLayerRow } from '../layers/map-layer'
import { createTileRows, type LoadedMapTile } from './tile-rows'

const area: Tile = { z: 15, x: 4, y: 6 }
const box: Bounds = [0, 0, 10, 10]

function rowsOf() {
  let readings = 0
  const tiles = createTileRows({
    kind: 'tiles',
    source: 'lots',
    sourceLayers: ['lots'],
    levels: [14, 15],
    toRow({ id, x = 1 }): MapLayerRow {
      readings += 1
      return { key: String(id), name: '', at: [Number(x), 1] }
    },
  })
  return {
    ...tiles,
    keys: (of = area) => tiles.read([of], box).map(({ key }) => key),
    timesRead: () => readings,
  }
}

const tileOf = (ids: readonly string[], etag?: string, canonical = area): LoadedMapTile => ({
  state: 'loaded',
  ...(etag ? { etag } : {}),
  tileID: { canonical },
  querySourceFeatures(target) {
    target.push(...ids.map((id) => ({ properties: { id } })))
  },
})

describe('createTileRows', () => {
  it('parses a tile once, even if the map loads the tile twice', () => {
    const { take, keys, timesRead } = rowsOf()
    take(tileOf(['a', 'b'], '"1"'))
    expect([keys(), keys()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    take(tileOf(['a', 'b'], '"1"'))
    expect([keys(), timesRead()]).toEqual([['a', 'b'], 2])
  })

  it('parses a tile again if its content changed', () => {
    const { take, keys } = rowsOf()
    const tile = tileOf(['a'], '"1"')
    take(tile)
    keys()
    take(Object.assign(tile, tileOf(['b'], '"2"')))
    expect(keys()).toEqual(['b'])
    take(tileOf(['c']))
    expect(keys()).toEqual(['c'])
  })

  it('the rows of an area remain while the map has a loaded tile of the area', () => {
    const { take, keys } = rowsOf()
    const [far, near] = [tileOf(['a'], '"1"'), tileOf(['a'], '"1"')]
    for (const tile of [far, near]) take(tile)
    near.state = 'unloaded'
    take(tileOf(['z'], '"2"', { z: 15, x: 9, y: 9 }))
    expect(keys()).toEqual(['a'])
    far.state = 'unloaded'
    take(tileOf(['z'], '"2"', { z: 15, x: 9, y: 9 }))
    expect(keys()).toEqual([])
  })

  it('returns the rows of the parent tile for an area that has not loaded', () => {
    const { take, keys } = rowsOf()
    take(tileOf(['town'], '"1"', { z: 14, x: 2, y: 3 }))
    expect(keys()).toEqual(['town'])
    take(tileOf(['lot'], '"2"'))
    expect(keys()).toEqual(['lot'])
  })
})
