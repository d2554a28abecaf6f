import { describe, expect, it } from 'vitest'
import { compareSale } from './compare-sale'

const own = { amount: 300_000, area: 1_500 }

describe('compareSale', () => {
  it.each([
    ['$150,000', '1,000 sq ft', '$150 per square foot, 25% below the record’s value of yours'],
    [
      '$200,000',
      '1,000 sq ft',
      '$200 per square foot, equal to the record’s value of yours: it does not help',
    ],
    [
      '$400,000',
      '1,600 sq ft',
      '$250 per square foot, 25% above the record’s value of yours: it does not help',
    ],
    ['$240,000', undefined, '20% below the record’s value of yours ($300,000)'],
  ])('compares a price of %s (floor area: %s) with the recorded value', (price, area, sentence) => {
    expect(compareSale(own, { price, ...(area ? { area } : {}) })).toBe(sentence)
  })

  it('compares the total price if the record has no floor area of the home', () => {
    expect(compareSale({ ...own, area: null }, { price: '$330,000', area: '900 sq ft' })).toBe(
      '10% above the record’s value of yours ($300,000): it does not help',
    )
  })
})
