import { expect, it } from 'vitest'
import { z } from 'zod'
import { createTaker } from './read-query'

it.each([
  ['b', 'b', []],
  [['', 'b'], 'b', []],
  [['b', 'b'], 'b', []],
  [['b', 'c'], 'b', ['q']],
  [['b'.repeat(9), 'c'], undefined, ['q']],
  ['', undefined, []],
  [undefined, undefined, []],
])('%j is taken for %j and names %j as left out', (given, expected, named) => {
  const { take, dropped } = createTaker({ q: given })
  expect(take('q', z.string().max(8))).toBe(expected)
  expect(dropped).toEqual(named)
})
