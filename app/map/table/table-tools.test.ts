import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MapTableColumn } from '@/lib/records/define-record'
import type { MapLayerRow } from '../layers/map-layer'
import { describeFigures } from './column-figures'
import { toTabText } from './copy-rows'

interface Lot extends MapLayerRow {
  value: number | null
}

const lot = (value: number | null, name = 'Lot'): Lot => ({
  key: `${name}${value}`,
  name,
  at: [-81, 28],
  value,
})

const column = (compares: MapTableColumn<Lot>['compares']) =>
  ({
    id: 'value',
    label: 'Value',
    numeric: true,
    cell: ({ value }: Lot) => (value === null ? '' : `$${value}`),
    value: ({ value }: Lot) => value,
    ...(compares && { compares }),
  }) as unknown as MapTableColumn<MapLayerRow>

describe('describeFigures', () => {
  it('computes figures only from rows that have a value', () => {
    const rows = [lot(300), lot(100), lot(null), lot(200), lot(1000)]
    expect(describeFigures(column('dollars'), rows)).toBe(
      'sum $1,600, median $250, lowest $100, highest $1,000; 4 of 5 listed have one',
    )
    expect(describeFigures(column('dollars'), [lot(null)])).toBe('0 of 1 listed have one')
  })

  it('the table shows no sum for a column of years', () => {
    expect(describeFigures(column('year'), [lot(1990), lot(2000)])).toBe(
      'median 1995, lowest 1990, highest 2000; 2 of 2 listed have one',
    )
  })

  it('numbers of an unknown kind are not added up', () => {
    expect(describeFigures(column('as published'), [lot(100), lot(300)])).toBe(
      'median 200, lowest 100, highest 300; 2 of 2 listed have one',
    )
  })
})

describe('toTabText', () => {
  it('copies one line for each row, with amounts as plain numbers', () => {
    expect(toTabText({ one: 'parcel' }, [lot(5, 'A'), lot(null, 'B')], [column('dollars')])).toBe(
      'parcel\tValue\nA\t5\nB\t',
    )
  })

  it('escapes text that would start a formula or leave its cell', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const [, line = ''] = toTabText({ one: 'lot' }, [lot(1, name)], [column('count')]).split('\n')
        const cells = line.split('\t')
        expect(cells).toHaveLength(2)
        expect(cells[0]).not.toMatch(/^\s*[=+@]/)
      }),
    )
  })
})
