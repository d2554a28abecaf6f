import { expect, it } from 'vitest'
import { formatCell } from './say-cell'

it.each([
  [null, ''],
  [true, 'Yes'],
  [0, '0'],
  ['2026-10-01T00:00:00.000', '2026-10-01'],
  ['2026-10-01T09:30:00.000', '2026-10-01T09:30:00.000'],
  [{ type: 'Point', coordinates: [-87.6, 41.9] }, '41.9, -87.6'],
  [{ url: 'https://permits.example/1', description: 'Permit' }, 'Permit: https://permits.example/1'],
  [{ url: 'https://permits.example/1' }, 'https://permits.example/1'],
  [{}, ''],
  [{ latitude: '41.9' }, '{"latitude":"41.9"}'],
])('formats the cell value %j as "%s"', (value, words) => {
  expect(formatCell(value)).toBe(words)
})
