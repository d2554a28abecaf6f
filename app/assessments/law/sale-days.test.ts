import { describe, expect, it } from 'vitest'
import { checkedGuidance } from '../checked-guidance'
import { describeSaleDays, findSaleDays } from './sale-days'

const describeIn = (place: string, year: number | undefined) =>
  describeSaleDays(checkedGuidance(`${place}-assessments`)?.rules.saleDates?.window, year)

describe('findSaleDays and describeSaleDays', () => {
  it.each([
    ['florida', 'from January 1, 2025 to December 31, 2025'],
    ['massachusetts', 'from January 1, 2024 to December 31, 2024'],
    ['harris-county-tx', 'from January 1, 2023 to December 31, 2025'],
    ['woodbury-county-ia', 'from January 1, 2026 to December 31, 2026'],
    ['san-francisco-ca', 'up to March 31, 2026'],
  ])('derives from the year of the record the days of sales that count in %s', (place, days) => {
    expect(describeIn(place, 2026)).toBe(`For the values of 2026 these are sales ${days}.`)
  })

  it.each(['washington', 'connecticut', 'cook-county-il', 'north-carolina', 'new-york-state', 'utah'])(
    'derives no days of sales in %s from the year of the record',
    (place) => expect(describeIn(place, 2026)).toBeUndefined(),
  )

  it('derives no days of sales if the record has no year', () => {
    expect(describeIn('florida', undefined)).toBeUndefined()
  })

  it('returns the first day of our own sales list if the law names no first day', () => {
    expect(findSaleDays('cook-county-il-assessments', 2025)).toMatchObject({ listedFrom: '2022-01-01' })
    expect(findSaleDays('connecticut-assessments', 2023)).toMatchObject({
      listedFrom: '2022-10-01',
      lastDay: '2023-10-01',
    })
    expect(findSaleDays('utah-assessments', 2026)).toBeUndefined()
  })
})
