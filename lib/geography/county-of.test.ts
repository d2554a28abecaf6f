import { expect, it } from 'vitest'
import { countyOf } from './county-of'

it.each([
  [-81.38, 28.54, 'FL', 'Orange County'],
  [-90.07, 29.95, 'LA', 'Orleans Parish'],
  [-77.44, 37.54, 'VA', 'Richmond'],
  [-149.9, 61.2, 'AK', 'Anchorage'],
  [-81.38, 28.54, 'GA', undefined],
  [-150, 20, 'HI', undefined],
  [-81.38, 28.54, 'XX', undefined],
])('finds the county at %d, %d in %s: %s', (longitude, latitude, state, name) => {
  expect(countyOf(longitude, latitude, state)).toBe(name)
})
