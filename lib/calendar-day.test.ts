import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCalendarDay, localDay, readUsDay, toDay, toIso } from './calendar-day'

describe('toIso', () => {
  it('formats days from 1970 to 9999 in ISO 8601', () => {
    expect(toIso(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(toDay(Date.UTC(2026, 9, 31, 23))).toBe('2026-10-31')
    expect(toIso(Date.UTC(9999, 11, 31))).toBe('9999-12-31T00:00:00.000Z')
  })

  it.each([
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    -1e15,
    1e15,
    8.64e15,
    9.4e12 * 1000,
  ])('returns null for the moment %s', (milliseconds) => {
    expect(toIso(milliseconds)).toBeNull()
    expect(toDay(milliseconds)).toBeNull()
  })

  it('returns a calendar day or null for any number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), (milliseconds) => {
        const day = toDay(milliseconds)
        expect(day === null || isCalendarDay(day)).toBe(true)
      }),
    )
  })
})

describe('readUsDay', () => {
  it.each(['0/5/2013', '13/5/2013', '12/45/2020', '2/30/2024', '2/29/2023', '00/00/0000', '01/01/0001', ''])(
    'returns null for the impossible day %j',
    (text) => {
      expect(readUsDay(text)).toBeNull()
    },
  )

  it('reads M/D/YYYY days with or without leading zeros', () => {
    const days = fc.date({
      min: new Date('1800-01-01T00:00:00Z'),
      max: new Date('2999-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10)
        const [year, month, day] = iso.split('-')
        expect(readUsDay(`${Number(month)}/${Number(day)}/${year}`)).toBe(iso)
        expect(readUsDay(` ${month}/${day}/${year} `)).toBe(iso)
      }),
    )
  })
})

describe('localDay', () => {
  it("returns the calendar day in the device's time zone", () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
