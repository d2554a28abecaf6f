import { expect, it } from 'vitest'
import { SHAPES_VIEW, stateShapes } from './state-shapes'
import { states } from './states'

it('returns one small path for each of the fifty states and the District of Columbia', () => {
  const shapes = stateShapes()
  expect(shapes).toHaveLength(51)
  expect(new Set(shapes.map(({ postal }) => postal)).size).toBe(51)
  const names = new Map(states.map(({ code, name }) => [code, name]))
  for (const { postal, name, path } of shapes) {
    expect(name).toBe(names.get(postal))
    expect(path).toMatch(/^(M\d+,\d+l(-?\d+,-?\d+ ?)+z)+$/)
  }
  expect(shapes.reduce((length, { path }) => length + path.length, 0)).toBeLessThan(25_000)
})

it('marks only DC, Delaware, New Jersey and Rhode Island as too small for a figure', () => {
  const tight = stateShapes().filter(({ middle }) => middle.room < 4)
  expect(tight.map(({ postal }) => postal).sort()).toEqual(['DC', 'DE', 'NJ', 'RI'])
  for (const { middle } of stateShapes()) {
    expect(middle.x).toBeGreaterThan(0)
    expect(middle.x).toBeLessThan(SHAPES_VIEW.width)
    expect(middle.y).toBeGreaterThan(0)
    expect(middle.y).toBeLessThan(SHAPES_VIEW.height)
  }
})
