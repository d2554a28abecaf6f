import { expect, it } from 'vitest'
import { describeTownshipCycle } from './township-cycle'

const west = { sourceAttributes: { townshipCode: '77', townshipName: 'West Chicago' } }

it.each([
  [2026, 'in 2024 and 2027. 2026 is not such a year.'],
  [2027, '2027 is such a year.'],
  [2028, 'in 2027 and 2030. 2028 is not such a year.'],
])('reports whether a township in Chicago is reassessed in %i', (year, ending) => {
  const cycle = describeTownshipCycle(west, year)
  expect(cycle?.text).toContain('Your township, West Chicago, is in the City of Chicago')
  expect(cycle?.text.endsWith(ending)).toBe(true)
  expect(cycle?.sure).toBe('seen')
})

it('returns undefined for a suburb, and for a record without a township', () => {
  const suburb = { sourceAttributes: { townshipCode: '23', townshipName: 'New Trier' } }
  expect(describeTownshipCycle(suburb, 2026)).toBeUndefined()
  expect(describeTownshipCycle({ sourceAttributes: { townshipCode: '77' } }, 2026)).toBeUndefined()
  expect(describeTownshipCycle(undefined, 2026)).toBeUndefined()
})
