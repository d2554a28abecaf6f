import { describe, expect, it } from 'vitest'
import { readCell } from './cell'
import type { Cell } from './table'

describe('readCell', () => {
  it.each<[Cell, Cell]>([
    ['-5', -5],
    ['10.5', 10.5],
    ['007', '007'],
    ['1,000', '1,000'],
    ['', ''],
    ['Infinity', 'Infinity'],
    ['12345678901234567890', '12345678901234567890'],
    [Number.NaN, null],
    [false, false],
  ])('reads %j of a number column as %j', (value, expected) => {
    expect(readCell({ cells: { n: value } }, { key: 'n', label: 'N', type: 'number' })).toBe(expected)
  })

  it('keeps digits in a text column as text', () => {
    expect(readCell({ cells: { n: '-5' } }, { key: 'n', label: 'N', type: 'text' })).toBe('-5')
  })

  it.each(['absent', 'constructor', '__proto__'])('reads %s as empty', (key) => {
    expect(readCell({ cells: {} }, { key, label: 'N', type: 'text' })).toBeNull()
  })
})
