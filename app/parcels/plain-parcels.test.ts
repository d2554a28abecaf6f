import { describe, expect, it } from 'vitest'
import { describePartial, describeRows } from './describe-view'

describe('sentence above the list', () => {
  const view = { matched: 4_186, total: 13_211, page: 1, rows: Array(500) }

  it('names the visible rows and the totals', () => {
    expect(describeRows(view, true)).toBe(
      'Showing 1 to 500 of 4,186 parcels in view that meet the filters (13,211 in view).',
    )
    expect(describeRows({ ...view, page: 9, rows: Array(186) }, false)).toBe(
      'Showing 4,001 to 4,186 of 4,186 parcels in view.',
    )
    expect(describeRows({ matched: 0, total: 9, page: 1, rows: [] }, true)).toBe(
      'No parcel in view meets the filters (9 in view).',
    )
    expect(describeRows({ matched: 0, total: 0, page: 1, rows: [] }, true)).toBe('No parcel is in view.')
  })

  it('reports how many areas did not load, and returns undefined if all areas loaded', () => {
    expect(describePartial({ asked: 12, loaded: 12, problem: null })).toBeUndefined()
    expect(describePartial({ asked: 12, loaded: 10, problem: 'The source is down.' })).toBe(
      '2 of 12 areas did not load, so this list is not complete. The source is down.',
    )
  })
})
