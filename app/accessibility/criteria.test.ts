import { describe, expect, it } from 'vitest'
import { criteria } from './criteria'

describe('accessibility criteria', () => {
  it('the list has each of the 55 criteria of WCAG 2.2 A and AA once', () => {
    expect(criteria().filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(criteria().filter(({ level }) => level === 'AA')).toHaveLength(24)
    expect(new Set(criteria().map(({ number }) => number)).size).toBe(55)
  })

  it('the criteria are in numeric order, such as 1.4.10 after 1.4.5', () => {
    const numbers = criteria().map(({ number }) => number)
    expect(numbers.indexOf('1.4.5') + 1).toBe(numbers.indexOf('1.4.10'))
    expect(numbers.indexOf('2.4.7') + 1).toBe(numbers.indexOf('2.4.11'))
  })

  it('a criterion has a gap if and only if it is partly met', () => {
    for (const { number, outcome, gap } of criteria()) {
      expect(gap !== undefined, number).toBe(outcome === 'partly')
    }
  })
})
