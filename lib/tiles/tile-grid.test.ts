import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bounds } from '@/lib/geography/types'
import { boundsOfTile, childrenOf, countTiles, parentOf, tileAt, tilesOver } from './tile-grid'

const longitude = fc.double({ min: -179.9, max: 179.9, noNaN: true })
const latitude = fc.double({ min: -84, max: 84, noNaN: true })
const level = fc.integer({ min: 0, max: 18 })

describe('tile grid', () => {
  it('returns a tile whose bounds contain the position', () => {
    fc.assert(
      fc.property(longitude, latitude, level, (x, y, z) => {
        const [west, south, east, north] = boundsOfTile(tileAt(x, y, z))
        expect(x).toBeGreaterThanOrEqual(west - 1e-9)
        expect(x).toBeLessThanOrEqual(east + 1e-9)
        expect(y).toBeGreaterThanOrEqual(south - 1e-9)
        expect(y).toBeLessThanOrEqual(north + 1e-9)
      }),
    )
  })

  it('returns four children of a tile, each with this tile as the parent', () => {
    fc.assert(
      fc.property(longitude, latitude, level, (x, y, z) => {
        const tile = tileAt(x, y, z)
        expect(childrenOf(tile).map(parentOf)).toEqual([tile, tile, tile, tile])
        expect(childrenOf(tile)).toContainEqual(tileAt(x, y, z + 1))
      }),
    )
  })

  it('lists the tiles of a box once each, from the middle outward', () => {
    const box: Bounds = [-81.42, 28.5, -81.36, 28.56]
    const tiles = tilesOver(box, 15)
    expect(tiles).toHaveLength(countTiles(box, 15))
    expect(new Set(tiles.map(({ x, y }) => `${x}/${y}`)).size).toBe(tiles.length)
    expect(tiles).toContainEqual(tileAt(-81.42, 28.5, 15))
    expect(tiles).toContainEqual(tileAt(-81.36, 28.56, 15))
    const middle = tileAt(-81.39, 28.53, 15)
    const away = tiles.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))
    expect(Math.max(...away.slice(0, 4))).toBeLessThan(2)
    expect(away.at(-1)).toBeGreaterThan(3)
  })
})
