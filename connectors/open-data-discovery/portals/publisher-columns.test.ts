import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publisherTable } from './publisher-columns'

function cellOf(type: string, value: unknown) {
  const row = { it: value }
  const { columns, cellsOf } = publisherTable([{ name: 'it', label: 'It', type }], [row], (name) => name)
  return { columns, cells: cellsOf(row) }
}

describe('portal cells', () => {
  it.each([
    ['number', '40.699374', 40.699374],
    ['money', '1200000', 1_200_000],
    ['number', '-87.686777', -87.686777],
    ['number', '72.0', 72],
    ['numeric', '12345678901234567890', '12345678901234567890'],
    ['number', 'about 5', 'about 5'],
    ['number', '007', '007'],
    ['number', '.5', 0.5],
    ['number', '-0.25', -0.25],
    ['number', '-', '-'],
    ['number', null, null],
    ['text', '0123', '0123'],
    ['text', '-87.686777', '-87.686777'],
    ['calendar_date', '2025-01-21T00:00:00.000', '2025-01-21'],
    ['calendar_date', '2025-01-21T13:45:00.000', '2025-01-21T13:45:00'],
    ['fixed_timestamp', '2025-01-21T00:00:00.000Z', '2025-01-21T00:00:00.000Z'],
    ['timestamp', '2025-01-21T00:00:00', '2025-01-21'],
    ['esriFieldTypeDate', Date.UTC(2025, 0, 21), '2025-01-21'],
    ['esriFieldTypeDate', Date.UTC(2025, 0, 21, 5), '2025-01-21T05:00:00.000Z'],
    ['date', '944611200', '1999-12-08'],
    ['esriFieldTypeDate', 9e18, 9e18],
    ['esriFieldTypeDouble', 3.5, 3.5],
    ['checkbox', true, true],
    ['url', { url: 'https://example.gov/1', description: 'One' }, 'https://example.gov/1'],
    ['url', { description: 'One' }, '{"description":"One"}'],
    ['polygon', { type: 'Polygon', coordinates: [] }, '{"coordinates":[],"type":"Polygon"}'],
  ])('writes a cell of type %s with %j as %j', (type, value, text) => {
    expect(cellOf(type, value).cells).toEqual({ it: text })
  })

  it('writes a position as two numbers and keeps its address', () => {
    const point = cellOf('point', { type: 'Point', coordinates: [-87.68515, 41.877772] })
    expect(point.columns.map(({ label, type }) => [label, type])).toEqual([
      ['It: latitude', 'number'],
      ['It: longitude', 'number'],
    ])
    expect(Object.values(point.cells)).toEqual([41.877772, -87.68515])
    const human_address = '{"address":"1 INK ST","city":"SEATTLE","state":"WA","zip":""}'
    const location = { latitude: '47.6', longitude: '-122.3', human_address, needs_recoding: false }
    expect(Object.values(cellOf('location', location).cells)).toEqual([47.6, -122.3, '1 INK ST, SEATTLE, WA'])
    expect(Object.values(cellOf('point', null).cells)).toEqual([null, null])
  })

  it('recognizes a column of positions that has no type', () => {
    const { cells } = cellOf('text', { coordinates: [-87.68515, 41.877772], type: 'Point' })
    expect(Object.values(cells)).toEqual([41.877772, -87.68515])
  })

  it('writes a number without changing its value', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (number) => {
        const text = number.toFixed(6)
        expect(cellOf('number', text).cells.it).toBeCloseTo(number, 5)
        expect(typeof cellOf('number', text).cells.it).toBe('number')
      }),
    )
  })
})
