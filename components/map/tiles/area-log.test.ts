import { describe, expect, it } from 'vitest'
import type { Problem } from '@/lib/connector/errors'
import { areasOf, createAreaLog, levelOf } from './area-log'
import { failedTile } from './use-areas'

const PARCELS = [15, 15] as const
const view = (zoom: number) => ({ longitude: -82.46, latitude: 27.95, zoom })
const bounds: [number, number, number, number] = [-82.475, 27.94, -82.445, 27.96]

describe('createAreaLog', () => {
  it('lists areas that cover the view only from the first zoom of the layer', () => {
    const areas = areasOf(view(15.4), bounds, PARCELS)
    expect(new Set(areas.map(({ x }) => x))).toEqual(new Set([8876, 8877, 8878, 8879]))
    expect(areas.every(({ z }) => z === 15)).toBe(true)
    expect(areasOf(view(14.99), bounds, PARCELS)).toEqual([])
    expect(areasOf(view(12.5), bounds, [9, 13]).every(({ z }) => z === 12)).toBe(true)
    expect(areasOf(view(16), bounds, [9, 13]).every(({ z }) => z === 13)).toBe(true)
  })

  it('counts loaded, loading and failed areas of a view, separately for each zoom level', () => {
    const log = createAreaLog()
    const areas = areasOf(view(15), bounds, PARCELS)
    const [first, second, third] = areas
    if (!first || !second || !third) throw new Error('no areas')
    log.note(15, first, 'loaded')
    log.note(15, second, 'loading')
    log.note(15, third, 'failed')
    log.note(16, second, 'loaded')
    expect(log.progress(levelOf(view(15.9), PARCELS), areas)).toEqual({
      asked: areas.length,
      loaded: 1,
      failed: [third],
      problems: [],
    })
    expect(log.progress(levelOf(view(16.2), PARCELS), areas)).toEqual({
      asked: areas.length,
      loaded: 1,
      failed: [],
      problems: [],
    })
    expect(log.progress(15, areas).failed).toEqual([third])
    log.note(15, third, undefined)
    expect(log.progress(15, areas).failed).toEqual([])
  })

  it('reports each cause of failed areas once, and no cause for an area that loaded later', () => {
    const log = createAreaLog()
    const areas = areasOf(view(15), bounds, PARCELS)
    const gone: Problem = { code: 'upstream_changed', message: 'The layer is gone.', issues: [] }
    for (const area of areas) {
      log.note(15, area, 'failed')
      log.explain(15, area, gone)
    }
    expect(log.progress(15, areas).problems).toEqual([gone])
    for (const area of areas) log.note(15, area, 'loaded')
    expect(log.progress(15, areas).problems).toEqual([])
  })

  it('counts an area as loaded if its parent tile loaded', () => {
    const log = createAreaLog()
    const [area] = areasOf(view(15), bounds, PARCELS)
    if (!area) throw new Error('no area')
    log.note(17, area, 'failed')
    expect(log.progress(17, [area]).failed).toEqual([area])
    log.note(16, area, 'failed')
    log.note(15, area, 'loading')
    expect(log.progress(17, [area])).toEqual({ asked: 1, loaded: 0, failed: [], problems: [] })
    log.note(15, area, 'loaded')
    expect(log.progress(17, [area])).toEqual({ asked: 1, loaded: 1, failed: [], problems: [] })
    log.note(15, area, 'failed')
    expect(log.progress(17, [area]).failed).toEqual([area])
  })
})

describe('failedTile', () => {
  const tileID = { overscaledZ: 16, canonical: { z: 15, x: 1, y: 2 } }

  it('returns the tile of an error only if it belongs to the parcel source', () => {
    expect(failedTile({ sourceId: 'parcels', tile: { tileID } }, 'parcels')).toBe(tileID)
    expect(failedTile({ sourceId: 'topo', tile: { tileID } }, 'parcels')).toBeUndefined()
    expect(failedTile({ sourceId: 'parcels', error: new Error('style') }, 'parcels')).toBeUndefined()
  })
})
