import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareAttribute } from '@/lib/comparison/compare-sides'
import type { ColumnComparisonKind, MapTableColumn } from '@/lib/records/define-record'
import { attributeOf, describeMark } from './marked-table'

type Cell = string | number | null
const columnOf = (compares?: ColumnComparisonKind): MapTableColumn<Cell> => ({
  id: 'cell',
  label: 'Cell',
  ...(compares ? { compares } : {}),
  cell: (value) => String(value ?? ''),
  value: (value) => value,
})

function mark(compares: ColumnComparisonKind | undefined, ...cells: Cell[]) {
  const compared = compareAttribute(attributeOf(columnOf(compares)), cells)
  return cells.map((_, side) => describeMark(compared, side))
}
const none = undefined

describe('markTable', () => {
  it('marks an amount far from the median, and states the difference with a unit', () => {
    expect(mark('dollars', 200_000, 210_000, 190_000, 400_000)).toEqual([none, none, none, '$200,000 more'])
    expect(mark('dollars', 200_000, 249_000)).toEqual([none, none])
    expect(mark('dollars', 200_000, 300_000)).toEqual(['$100,000 less', '$100,000 more'])
    expect(mark('dollars per square foot', 4, 4.5, 8)).toEqual([none, none, '$3.50 per square foot more'])
    expect(mark('acres', 1, 1.1, 1.1, 0.2)).toEqual([none, none, none, '0.8 acres less'])
    expect(mark('dollars', 0, 0, 5)).toEqual([none, none, '$5 more'])
  })

  it('marks a different year, a class that is not the most common, and a count that differs by more than one', () => {
    expect(mark('year', 1998, 1998, 2003)).toEqual([none, none, '5 years later'])
    expect(mark('year', 1998, 1997, 1998)).toEqual([none, '1 year earlier', none])
    expect(mark('class', 'Home', 'Home', 'Store')).toEqual([none, none, 'another than most'])
    expect(mark('class', 'Home', 'Store')).toEqual(['differs', 'differs'])
    expect(mark('count', 1, 2, 1)).toEqual([none, none, none])
    expect(mark('count', 1, 4, 1)).toEqual([none, '3 more', none])
  })

  it('marks neither a missing value nor a value of a column without a kind of comparison', () => {
    expect(mark(undefined, 'A-1', 'A-2')).toEqual([none, none])
    expect(mark('class', 'Home', '', 'Home')).toEqual([none, none, none])
    expect(mark('dollars', 100, null, 110)).toEqual([none, none, none])
  })

  it('the marks do not depend on order or scale, and equal values have no marks', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 9 })
    const isMarked = (cells: readonly number[]) => mark('dollars', ...cells).map((each) => each !== undefined)
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2, max: 64 }), (cells, times) => {
        const marked = isMarked(cells)
        expect(isMarked(cells.map((cell) => cell * times))).toEqual(marked)
        expect(isMarked(cells.toReversed()).toReversed()).toEqual(marked)
        expect(isMarked(cells.map(() => 7))).not.toContain(true)
      }),
    )
  })
})
