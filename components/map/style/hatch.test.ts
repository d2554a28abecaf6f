import { describe, expect, it } from 'vitest'
import { drawHatch, hatchName } from './hatch'

describe('drawHatch', () => {
  it('draws lines in the named color that continue across tile edges', () => {
    const hatch = drawHatch(hatchName('#ebbd6a'))
    if (!hatch) throw new Error('no pattern')
    const { width, data } = hatch
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3]
    expect([...data.slice(0, 3)]).toEqual([0xeb, 0xbd, 0x6a])
    expect(new Set([alpha(0, 0), alpha(4, 0)]).size).toBe(2)
    for (let along = 0; along < width; along++) {
      expect(alpha(width - 1, along)).toBe(alpha(7, along))
    }
  })

  it('returns undefined for names of other images', () => {
    expect(drawHatch('marker')).toBeUndefined()
  })
})
