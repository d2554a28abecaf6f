import { describe, expect, it } from 'vitest'
import { countiesOf } from './county-of'
import { drawMap } from './draw-map'
import { stateOutlines } from './state-at'

const size = { width: 400, height: 300 }
const stateOf = (postal: string) => {
  const state = stateOutlines().outlines.find(({ properties }) => properties.postal === postal)
  if (!state) throw new Error(`No state ${postal}`)
  return state
}
const draw = (postal: string) => drawMap(stateOf(postal), size)
const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

describe('drawMap', () => {
  it.each(stateOutlines().outlines.map(({ properties }) => properties.postal))(
    'draws the outline of %s inside the map',
    (postal) => {
      const numbers = numbersOf(draw(postal).pathOf(stateOf(postal)))
      expect(numbers.length).toBeGreaterThan(5)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-0.1)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(size.width + 0.1)
    },
  )

  it('places Denver right of the middle of Colorado, and Miami near the bottom of Florida', () => {
    expect(draw('CO').toPixels(-104.99, 39.74).x).toBeGreaterThan(200)
    expect(draw('FL').toPixels(-80.19, 25.77).y).toBeGreaterThan(200)
  })

  it('keeps Alaska in one piece across the antimeridian', () => {
    const { toPixels } = draw('AK')
    expect(toPixels(173.18, 52.9).x).toBeLessThan(toPixels(-149.9, 61.2).x)
  })

  it('draws the outline of a county around a point inside the county', () => {
    const { pathOf, toPixels } = draw('IL')
    const cook = countiesOf('IL').at(-87.7, 41.8)
    if (!cook) throw new Error('No county')
    const numbers = numbersOf(pathOf(cook))
    const { x, y } = toPixels(-87.7, 41.8)
    const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2)]
    expect([Math.min(...xs) < x, x < Math.max(...xs)]).toEqual([true, true])
    expect([Math.min(...ys) < y, y < Math.max(...ys)]).toEqual([true, true])
  })
})
