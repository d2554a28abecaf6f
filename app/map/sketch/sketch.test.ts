import fc from 'fast-check'
import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { crossesItself } from '@/lib/geography/crosses-itself'
import type { MapLayer } from '../layers/map-layer'
import type { MapLayerReport } from '../rows/layer-report'
import { boundsOfCorners, cornersOf, describeFigure, holds, refusalOf, rowsInside, viewOf } from './figure'
import { formatArea, formatLength, lengthOf } from './measure'
import { NO_SKETCH, reduceSketch, type SketchEvent, type SketchState, tools } from './reduce-sketch'
import { takeInside } from './take-inside'

const square: Position[] = [
  [-81.4, 28.5],
  [-81.39, 28.5],
  [-81.39, 28.51],
  [-81.4, 28.51],
]
const [a = [], b = [], c = [], d = []] = square

describe('crossesItself', () => {
  it('returns true for an outline that crosses itself and false for a simple outline', () => {
    expect(crossesItself(square)).toBe(false)
    expect(crossesItself([a, c, b, d])).toBe(true)
    expect(crossesItself([a, b, [-81.395, 28.5], d])).toBe(true)
    expect(crossesItself([a, b, c, a, d])).toBe(true)
    expect(crossesItself([a, b])).toBe(true)
    expect(crossesItself([a])).toBe(false)
  })

  it('returns false for a star-shaped outline, and true after two distant corners are exchanged', () => {
    const lengths = fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 6, maxLength: 20 })
    fc.assert(
      fc.property(lengths, (spokes) => {
        const star = spokes.map((length, index): Position => {
          const angle = (2 * Math.PI * index) / spokes.length
          return [length * Math.cos(angle), length * Math.sin(angle)]
        })
        expect(crossesItself(star)).toBe(false)
        const [first = [], second = [], third = [], ...rest] = star
        const middle = Math.floor(rest.length / 2)
        const far = rest[middle] ?? []
        const exchanged = [first, far, third, ...rest.slice(0, middle), second, ...rest.slice(middle + 1)]
        expect(crossesItself(exchanged)).toBe(true)
      }),
    )
  })
})

describe('measurement', () => {
  it('measures on the ellipsoid, and formats length and area', () => {
    expect(lengthOf([a, d])).toBeCloseTo(1_108.1, 0)
    expect(lengthOf([a, d, a])).toBeCloseTo(2 * lengthOf([a, d]), 6)
    expect(formatLength(100)).toBe('328 ft')
    expect(formatLength(1_609.344)).toBe('1.00 mi (5,280 ft)')
    expect(formatArea(square)).toMatch(/^268.1 acres \(11,6\d\d,\d{3} square feet\)$/)
  })
})

const row = (key: string, longitude: number, latitude: number) => ({
  key,
  name: key,
  at: [longitude, latitude] as const,
})
const inAndOut = [row('3', -81.395, 28.505), row('1', -81.38, 28.505), row('2', -81.391, 28.501)]

describe('selection in an area', () => {
  it('an area selects the rows whose point is inside, in the order of the table', () => {
    expect(rowsInside(square, inAndOut).map(({ key }) => key)).toEqual(['3', '2'])
    expect(boundsOfCorners(square)).toEqual([-81.4, 28.5, -81.39, 28.51])
  })

  it('any two opposite corners of a box select the same rows', () => {
    const from = (...corners: Position[]): SketchState => ({ tool: 'box', corners })
    for (const [one, other] of [
      [a, c],
      [c, a],
      [b, d],
      [d, b],
    ] as const) {
      const corners = cornersOf(from(one, other))
      expect(crossesItself(corners)).toBe(false)
      expect(rowsInside(corners, inAndOut)).toHaveLength(2)
    }
    expect(refusalOf(from(a, c))).toBeUndefined()
    expect(refusalOf(from(a))).toMatch(/At least 2/)
    expect(refusalOf(from(a, b)), 'no wider than a line').toMatch(/no inside/)
  })

  it('describeFigure returns the measurement, or the reason why the figure cannot be used', () => {
    expect(describeFigure({ tool: 'distance', corners: [a, d] })).toMatch(/^2 corners\. Distance: 0\.69 mi/)
    expect(describeFigure({ tool: 'area', corners: square })).toMatch(/^4 corners\. Area: 268\.1 acres/)
    expect(describeFigure({ tool: 'area', corners: [a] })).toBe('1 corner. At least 3 are needed.')
    expect(describeFigure({ tool: 'select', corners: [a, c, b, d] })).toMatch(/crosses itself/)
  })
})

describe('takeInside', () => {
  const layer = {
    id: 'wells',
    one: 'well',
    many: 'wells',
    publisher: 'the survey',
    below: 'Wells show from city zoom.',
  } as MapLayer
  const report = (change: Partial<MapLayerReport>): MapLayerReport => ({
    state: 'ready',
    rows: inAndOut,
    inView: 3,
    total: null,
    notes: [],
    words: {},
    optionsInView: {},
    rowsInView: [],
    drawing: undefined,
    choices: {},
    rowOf: () => undefined,
    retry: () => {},
    ...change,
  })
  const view = { longitude: -81.395, latitude: 28.505, zoom: 15 }
  const bounds = [-81.41, 28.49, -81.37, 28.52] as const
  const take = (change: Partial<MapLayerReport>, within: readonly number[] = bounds) =>
    takeInside(square, {
      layer,
      report: report(change),
      view,
      bounds: [...within] as [number, number, number, number],
    })

  it('returns the loaded rows inside of the area, or the reason why no rows are loaded', () => {
    expect(take({})).toMatchObject({ kind: 'rows', gaps: undefined, rows: [{ key: '3' }, { key: '2' }] })
    expect(take({ state: 'loading' })).toMatchObject({
      kind: 'none',
      why: expect.stringMatching(/Asking the survey/),
    })
    expect(take({ state: 'failed' })).toMatchObject({
      kind: 'none',
      why: expect.stringMatching(/we did not load/),
    })
    expect(take({ state: 'below' })).toEqual({ kind: 'none', why: 'Wells show from city zoom.' })
  })

  it('reports areas that are missing from the list', () => {
    const areas = { asked: 3, loaded: 2, failed: ['a'], problems: [] } as unknown as NonNullable<
      MapLayerReport['areas']
    >
    expect(take({ areas })).toMatchObject({
      gaps: expect.stringMatching(/^The survey: 1 of 3 areas did not load/),
    })
    expect(take({ total: 900 })).toMatchObject({ gaps: 'Showing 3 of 900 wells in view.' })
  })

  it('returns a view that shows the whole area if part of the area is not visible', () => {
    const inside = take({}, [-81.4, 28.5, -81.395, 28.505])
    expect(inside).toMatchObject({ kind: 'none', why: expect.stringMatching(/out of view/) })
    if (inside.kind === 'none') expect(inside.view?.zoom).toBeLessThan(15 - 1)
  })

  it('the view shows the full width of any area, and is never closer than the previous view', () => {
    const degrees = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true })
    fc.assert(
      fc.property(
        degrees(-87, -80),
        degrees(25, 30),
        degrees(0.0001, 1),
        degrees(0.0001, 1),
        (x, y, w, h) => {
          const viewport = [-82, 28, -81.9, 28.08] as [number, number, number, number]
          const area = [x, y, x + w, y + h] as [number, number, number, number]
          const fit = viewOf(area, 14, viewport)
          expect(fit.zoom).toBeLessThanOrEqual(14)
          const wide = 0.1 * 2 ** (14 - fit.zoom)
          const [west, east] = [fit.longitude - wide / 2, fit.longitude + wide / 2]
          expect(holds([west, -90, east, 90], area)).toBe(true)
        },
      ),
    )
  })
})

describe('reduceSketch', () => {
  const play = (...events: SketchEvent[]) => events.reduce(reduceSketch, NO_SKETCH)
  const started: SketchEvent = { type: 'started', tool: 'area' }

  it('adds corners one by one, counts a double click once, and removes the corners again', () => {
    const corner = (at: Position): SketchEvent => ({ type: 'corner', corner: at })
    expect(play(corner(a)).corners).toEqual([])
    expect(play(started, corner(a), corner([...a]), corner(b)).corners).toEqual([a, b])
    expect(play(started, corner(a), corner(b), { type: 'undone' }).corners).toEqual([a])
    expect(play({ type: 'started', tool: 'box' }, corner(a), corner(b), corner(c)).corners).toEqual([a, b])
    expect(play(started, corner(a), { type: 'ended' })).toEqual(NO_SKETCH)
  })

  it('a drawing has at most the allowed number of corners', () => {
    const many = Array.from({ length: tools.area.most + 5 }, (_, index): SketchEvent => {
      return { type: 'corner', corner: [index / 1_000, 28] }
    })
    expect(play(started, ...many).corners).toHaveLength(tools.area.most)
  })
})
