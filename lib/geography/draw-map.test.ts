import { describe, expect, it } from 'vitest'
import { boundsOfShape, drawMap } from './draw-map'
import { stateOutlines } from './state-at'

const size = { width: 400, height: 300 }
const stateOf = (postal: string) => {
  const state = stateOutlines().outlines.find(({ properties }) => properties.postal === postal)
  if (!state) throw new Error(`No state ${postal}`)
  return state
}
const draw = (postal: string) => drawMap(boundsOfShape(stateOf(postal)), size, stateOf(postal))

describe('drawMap', () => {
  it.each(stateOutlines().outlines.map(({ properties }) => properties.postal))(
    'draws %s inside its picture',
    (postal) => {
      const numbers = (draw(postal).own.match(/-?[\d.]+/g) ?? []).map(Number)
      expect(numbers.length).toBeGreaterThan(5)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(size.width + 0.1)
    },
  )

  it('puts a place where it is: Denver right of the middle, Miami near the foot', () => {
    expect(draw('CO').toPixels(-104.99, 39.74).x).toBeGreaterThan(200)
    expect(draw('FL').toPixels(-80.19, 25.77).y).toBeGreaterThan(200)
  })

  it('keeps Alaska in one piece over the antimeridian', () => {
    const { toPixels } = draw('AK')
    expect(toPixels(173.18, 52.9).x).toBeLessThan(toPixels(-149.9, 61.2).x)
  })

  it('draws the counties and states of its part of the country, and no others', () => {
    const { counties, states } = drawMap([-87.8, 41.7, -87.4, 42], size)
    const count = (path: string) => path.split('M').length - 1
    expect(count(states)).toBe(2)
    expect(count(counties)).toBeGreaterThan(1)
    expect(count(counties)).toBeLessThan(8)
  })
})
