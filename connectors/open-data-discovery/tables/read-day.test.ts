import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDay } from './read-day'

const now = new Date('2026-11-21T12:00:00Z')

describe('readDay', () => {
  it.each([
    ['2026-10-01T00:00:00.000', '2026-10-01'],
    ['2026-10-01 14:31:07+00', '2026-10-01'],
    ['2026/10/01', '2026-10-01'],
    ['10/01/2026', '2026-10-01'],
    ['03/14/26  9:05:00 AM', '2026-03-14'],
    [Date.UTC(2026, 9, 1, 5), '2026-10-01'],
    ['2026-11-21', '2026-11-21'],
  ])('reads %s as %s', (text, day) => expect(readDay(text, now)).toBe(day))

  it.each([
    ['in the future', '2026-11-22'],
    ['a placeholder', '3201-01-01T00:00:00.000'],
    ['a placeholder in milliseconds', Date.UTC(9798, 0, 1)],
    ['in the year 1', '0001-01-01'],
    ['not in the calendar', '2026-02-30'],
    ['a sentence', 'Permit is not yet issued'],
    ['null', null],
    ['blank', ' '],
    ['too large a number', 1e20],
  ])('rejects a day that is %s', (_what, text) => expect(readDay(text, now)).toBeNull())

  it('reads every format of a day as the same day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: now, noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const [year, month, dayOfMonth] = day.split('-')
        const ways = [
          day,
          `${day}T00:00:00`,
          `${year}/${month}/${dayOfMonth}`,
          `${month}/${dayOfMonth}/${year}`,
        ]
        for (const way of [...ways, Date.parse(day)]) expect(readDay(way, now)).toBe(day)
      }),
      { numRuns: 200 },
    )
  })

  it('reads any text of a day without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readDay(value, now) ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
      { numRuns: 300 },
    )
  })
})
