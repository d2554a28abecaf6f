import { describe, expect, it } from 'vitest'
import { drawState } from './draw-state'
import { stateOutlines } from './state-at'

describe('drawState', () => {
  it.each(stateOutlines().outlines.map(({ properties }) => properties.postal))(
    'draws %s inside its square',
    (postal) => {
      const drawing = drawState(postal, 300)
      const numbers = (drawing?.path.match(/-?[\d.]+/g) ?? []).map(Number)
      expect(numbers.length).toBeGreaterThan(5)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(300)
    },
  )

  it('puts a place where it is: Denver right of the middle, Miami near the foot', () => {
    const denver = drawState('CO', 300)?.toPixels(-104.99, 39.74)
    expect(denver?.x).toBeGreaterThan(150)
    const miami = drawState('FL', 300)?.toPixels(-80.19, 25.77)
    expect(miami?.y).toBeGreaterThan(200)
  })

  it('keeps Alaska in one piece over the antimeridian', () => {
    const alaska = drawState('AK', 300)
    const attu = alaska?.toPixels(173.18, 52.9)
    const anchorage = alaska?.toPixels(-149.9, 61.2)
    expect(attu?.x).toBeLessThan(anchorage?.x ?? 0)
  })

  it('knows no drawing of what is no state', () => {
    expect(drawState('XX', 300)).toBeUndefined()
  })
})
