import { describe, expect, it } from 'vitest'
import { cellName } from '../entries/entry-names'
import { type SubjectHomeRow, sourceLine } from '../similar/similar-home'
import {
  compareHome,
  compareRows,
  describeComparison,
  describeForBoard,
  readOwnRow,
  summarizeRows,
} from './compare-homes'

const of2026 = { kind: 'assessedValue', year: 2026 } as const
const line = (year = 2026) => sourceLine({ ...of2026, year }, 'Cook County assessed values', '2026-11-28')
const own: SubjectHomeRow = {
  home: {
    address: '742 W Inkwell St',
    parcel: '1',
    class: 'Two or more stories',
    value: '$20,000',
    from: line(),
  },
  kind: 'assessedValue',
  amount: 20_000,
  area: 1_000,
  valueName: 'Assessed value of 2026',
}
const rowOf = (cells: Record<string, string>) => (column: string) => cells[column] ?? ''
const ownerReads = (cells: Record<string, string>, home = own) => {
  const comparison = compareHome(home, rowOf(cells))
  return comparison && describeComparison(comparison)
}

describe('compareHome', () => {
  it('compares values per square foot if the floor areas of both homes are recorded', () => {
    expect(ownerReads({ value: '$31,600', area: '2,000 sq ft', from: line() })).toBe(
      'lower than yours by 21% per square foot',
    )
  })

  it('compares total values if a floor area is missing or was typed by the owner', () => {
    expect(ownerReads({ value: '$15,800', from: line() })).toBe('lower than yours by 21%')
    expect(
      ownerReads({ value: '$15,800', area: '500 sq ft', from: `${line()}; corrected by the owner` }),
    ).toBe('lower than yours by 21%')
    expect(ownerReads({ value: '$15,800', area: '500 sq ft', from: line() }, { ...own, area: null })).toBe(
      'lower than yours by 21%',
    )
  })

  it('explains that a higher or equal value of another home does not help', () => {
    expect(ownerReads({ value: '$25,000', from: line() })).toBe('higher than yours by 25%: it does not help')
    expect(ownerReads({ value: '$20,000', from: line() })).toBe('the same as yours: it does not help')
  })

  it('notes a different class, but not different capitals or spaces', () => {
    expect(ownerReads({ value: '$15,000', class: 'Condominium', from: line() })).toBe(
      'lower than yours by 25%; other class than yours',
    )
    expect(ownerReads({ value: '$15,000', class: 'TWO OR  MORE STORIES', from: line() })).toBe(
      'lower than yours by 25%',
    )
  })

  it('refuses to compare values of different years', () => {
    expect(ownerReads({ value: '$15,000', from: line(2025) })).toBe(
      'Assessed value of 2025, yours is the assessed value of 2026: not compared',
    )
  })

  it('returns undefined without a readable value', () => {
    expect(ownerReads({ value: '', from: line() })).toBeUndefined()
    expect(ownerReads({ value: 'a lot', from: line() })).toBeUndefined()
  })
})

describe('kind and year of a value in a row', () => {
  const value = { value: '$15,800', from: 'Assessed value of 2025, a roll, retrieved Nov 1, 2026' }

  it("the row's own kind and year take precedence over the source line", () => {
    expect(ownerReads({ ...value, kind: 'assessedValue', year: '2026' })).toBe('lower than yours by 21%')
    expect(ownerReads({ ...value, kind: 'marketValue', year: '2026' })).toContain('Market value of 2026')
  })

  it('the source line of a row from an older draft provides kind and year', () => {
    expect(ownerReads({ ...value, from: line() })).toBe('lower than yours by 21%')
    expect(ownerReads(value)).toContain('Assessed value of 2025, yours is')
  })

  it('the printed row of the subject home provides the value of this home', () => {
    const cells = { value: '$20,000', area: '1,000 sq ft', kind: 'assessedValue', year: '2026', class: 'A' }
    expect(readOwnRow(rowOf(cells))).toMatchObject({
      amount: 20_000,
      area: 1_000,
      valueName: 'Assessed value of 2026',
    })
    expect(readOwnRow(rowOf({ address: '1 Main St' }))).toBeUndefined()
  })
})

describe('describeForBoard', () => {
  it('states the difference and the class without advice', () => {
    const reads = (cells: Record<string, string>) => {
      const comparison = compareHome(own, rowOf(cells))
      return comparison && describeForBoard(comparison)
    }
    expect(reads({ value: '$31,600', area: '2,000 sq ft', from: line() })).toBe(
      'lower by 21% per square foot',
    )
    expect(reads({ value: '$25,000', class: 'Condominium', from: line() })).toBe('higher by 25%; other class')
    expect(reads({ value: '$20,000', from: line() })).toBe('equal')
    expect(reads({ value: '$20,000', from: line(2025) })).toBe('Assessed value of 2025')
  })
})

describe('summarizeRows', () => {
  it('counts rows compared per square foot separately from rows compared in total', () => {
    const cells: Record<string, string> = {}
    const rows = [
      { value: '$31,600', area: '2,000 sq ft', from: line() },
      { value: '$44,000', area: '2,000 sq ft', from: line() },
      { value: '$15,800', from: line() },
      { value: '$1', from: line(2025) },
    ]
    for (const [at, row] of rows.entries())
      for (const [column, text] of Object.entries(row)) cells[cellName('similar', at + 1, column)] = text
    const compared = compareRows(own, (entry) => cells[entry] ?? '')
    expect(compared.map(({ row }) => row)).toEqual([1, 2, 3, 4])
    expect(summarizeRows(own, compared)).toEqual([
      '1 of 2 homes has a lower assessed value per square foot than yours.',
      '1 of 1 home has a lower assessed value than yours.',
    ])
  })
})
