import { describe, expect, it } from 'vitest'
import { facilities } from '../layers/facilities'
import { floridaParcels } from '../layers/florida-parcels'
import { lots } from '../layers/lots'
import type { MapLayer } from '../layers/map-layer'
import type { CoverageInView } from './use-coverage-in-view'
import { waysIn } from './ways-in'

const parcels: readonly MapLayer[] = [floridaParcels, lots]
const coverageOf = ({ coverage }: MapLayer) => coverage
const at = (latitude: number, longitude: number, zoom: number) => ({ latitude, longitude, zoom })
const onLand: CoverageInView = { atCenter: ['parcels'], nearest: {} }

const waysFrom = (
  view: ReturnType<typeof at>,
  inView: CoverageInView,
  layers: readonly MapLayer[] = parcels,
) => waysIn({ layers, coverageOf, inView, view })

describe('waysIn', () => {
  it('offers Florida and the nearest tinted area from the first view, whose center has no parcels', () => {
    const nearest = { lots: { latitude: 39.3, longitude: -94.1 } }
    const ways = waysFrom(at(38.43, -95.95, 3.6), { atCenter: ['parcels'], nearest })
    expect(ways.map(({ label }) => label)).toEqual(['Go to Florida', 'Go to the nearest tinted area'])
    expect(ways[0]?.view).toBe(floridaParcels.coverage[0]?.start)
    expect(ways[1]?.view).toEqual(at(39.3, -94.1, 15.25))
  })

  it('zooms in at a center that a layer covers', () => {
    const inFlorida = at(28.1, -81.7, 9)
    expect(waysFrom(inFlorida, onLand)).toEqual([{ label: 'Zoom in', view: at(28.1, -81.7, 15.25) }])
    const inTexas = at(31, -99, 6)
    expect(waysFrom(inTexas, { atCenter: ['parcels', 'lots'], nearest: {} })).toEqual([
      { label: 'Zoom in', view: at(31, -99, 15.25) },
    ])
  })

  it('goes to Florida from the open sea, which is inside of the box around Florida', () => {
    const nearest = { lots: { latitude: 28.2, longitude: -82.6 } }
    const [way, ...others] = waysFrom(at(28.1, -83.4, 6), { atCenter: [], nearest })
    expect(way?.label).toBe('Go to Florida')
    expect(others).toEqual([])
  })

  it('offers to zoom in anywhere for a nationwide layer, and only Florida from a close view outside of Florida', () => {
    const [way] = waysFrom(at(38.43, -95.95, 3.6), onLand, [facilities])
    expect(way?.label).toBe('Zoom in')
    expect(waysFrom(at(38.43, -95.95, 16), onLand).map(({ label }) => label)).toEqual(['Go to Florida'])
    expect(waysFrom(at(28.1, -81.7, 16), onLand)).toEqual([])
  })
})
