import { describe, expect, it } from 'vitest'
import { readCell } from './cell'
import type { ExportCell } from './table'

describe('readCell', () => {
  it.each<[ExportCell, ExportCell]>([
    ['-5', -5],
    ['10.5', 10.5],
    ['12.50', 12.5],
    ['+.5', 0.5],
    ['41.88000000000000001', 41.88],
    ['1.5e3', 1500],
    ['1e999', '1e999'],
    ['-', '-'],
    ['e5', 'e5'],
    ['0x10', '0x10'],
    ['007', '007'],
    ['1,000', '1,000'],
    ['', ''],
    ['Infinity', 'Infinity'],
    ['12345678901234567890', '12345678901234567890'],
    [Number.NaN, null],
    [false, false],
  ])('reads %j in a number column as %j', (value, expected) => {
    expect(readCell({ cells: { n: value } }, { key: 'n', label: 'N', type: 'number' })).toBe(expected)
  })

  it('keeps digits in a text column unchanged', () => {
    expect(readCell({ cells: { n: '-5' } }, { key: 'n', label: 'N', type: 'text' })).toBe('-5')
  })

  it.each<[ExportCell, ExportCell]>([
    ['2024-03-01T00:00:00.000', '2024-03-01'],
    ['2024-03-01T00:00:00', '2024-03-01'],
    ['2024-03-01T00:00:00Z', '2024-03-01T00:00:00Z'],
    ['2024-03-01T09:30:00.000', '2024-03-01T09:30:00.000'],
    ['in 2024', 'in 2024'],
  ])('reads %j in a date column as %j', (value, expected) => {
    expect(readCell({ cells: { d: value } }, { key: 'd', label: 'D', type: 'date' })).toBe(expected)
  })

  it.each(['absent', 'constructor', '__proto__'])('returns null for the missing key %s', (key) => {
    expect(readCell({ cells: {} }, { key, label: 'N', type: 'text' })).toBeNull()
  })
})
