import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatAcres,
  formatAge,
  formatAgo,
  formatCompact,
  formatCompactDollars,
  formatCount,
  formatDay,
  formatDistance,
  formatDollarChange,
  formatDollars,
  formatDuration,
  formatExact,
  formatFeet,
  formatList,
  formatMeters,
  formatMiles,
  formatMoment,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTenths,
  formatWait,
} from './format'
import { runInLanguage } from './language/run-in-language'

describe('numbers', () => {
  it('groups thousands and drops trailing zeros', () => {
    expect([1_204, 0.5, 12.3456, -0.0001].map((value) => formatNumber(value))).toEqual([
      '1,204',
      '0.5',
      '12.346',
      '0',
    ])
    expect(formatNumber(1234.5, 0)).toBe('1,235')
  })

  it('uses the singular only for a count of one', () => {
    expect([0, 1, 2, 1_204].map((count) => formatCount(count, 'row'))).toEqual([
      '0 rows',
      '1 row',
      '2 rows',
      '1,204 rows',
    ])
    expect(formatCount(2, 'facility', 'facilities')).toBe('2 facilities')
  })

  it('formats a column of figures with one decimal, and an exact figure with up to eight', () => {
    expect([100, 99.96, 1_234.25].map(formatTenths)).toEqual(['100.0', '100.0', '1,234.3'])
    expect([formatExact(2_021, false), formatExact(2_021.123456789, true)]).toEqual([
      '2021',
      '2,021.12345679',
    ])
  })

  it('puts the minus sign before the dollar sign', () => {
    expect([1_204.4, -35, 0].map((dollars) => formatDollars(dollars))).toEqual(['$1,204', '−$35', '$0'])
    expect(formatDollars(12.5, 2)).toBe('$12.50')
    expect(formatDollars(1_204, 2)).toBe('$1,204')
    expect([1_250_000, -35].map(formatCompactDollars)).toEqual(['$1.3M', '−$35'])
  })

  it('writes a minus sign instead of a hyphen before negative figures', () => {
    const figures = [
      formatDollarChange(-10),
      formatDollars(-10.5, 2),
      formatCompactDollars(-12_000),
      formatNumber(-0.197),
      formatPercent(-2.5),
      formatTenths(-1),
      formatExact(-2_021.5, true),
      formatCompact(-12_000),
      formatMeters(-3),
      formatAcres(-1),
      formatMiles(-1),
    ]
    expect(figures.filter((figure) => !figure.startsWith('−') || figure.includes('-'))).toEqual([])
  })

  it('joins a list with commas and a final "and" or "or"', () => {
    expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c')
    expect(formatList(['a', 'b'], 'or')).toBe('a or b')
  })
})

describe('days and months', () => {
  it('formats a day or a month with the name of the month', () => {
    expect(formatDay('2021-02-06')).toBe('February 6, 2021')
    expect(formatMonth('2021-02-28')).toBe('Feb 2021')
    expect(formatMonth('2021-02', 'long')).toBe('February 2021')
    expect(formatMonth('2021-12-31', 'name')).toBe('December')
  })
})

describe('formatDistance', () => {
  it('formats short distances in feet and long distances in miles', () => {
    expect([1, 100, 1_000, 20_000].map(formatDistance)).toEqual([
      '10 feet',
      '330 feet',
      '0.6 miles',
      '12 miles',
    ])
  })
})

describe('units on pages', () => {
  it('rounds feet to whole numbers, and small values to one decimal', () => {
    expect(formatFeet(2703.4567)).toBe('2,703 ft')
    expect(formatFeet(3.26)).toBe('3.3 ft')
    expect(formatFeet(-282.4)).toBe('−282 ft')
    expect(formatFeet(-0.01)).toBe('0 ft')
  })

  it('formats meters with at most one decimal', () => {
    expect(formatMeters(824.0137)).toBe('824 m')
    expect(formatMeters(1609.36)).toBe('1,609.4 m')
  })

  it('gives small areas more decimals than large ones', () => {
    expect(formatAcres(0.1836)).toBe('0.18 acres')
    expect(formatAcres(40.944)).toBe('40.9 acres')
    expect(formatAcres(23_040.2)).toBe('23,040 acres')
  })

  it('gives short distances more decimals than long ones', () => {
    expect(formatMiles(0.014)).toBe('0.01 mi')
    expect(formatMiles(0.2)).toBe('0.20 mi')
    expect(formatMiles(12.34)).toBe('12.3 mi')
    expect(formatMiles(2451.7)).toBe('2,452 mi')
  })
})

describe('formatAge', () => {
  it.each([
    [0, 'just now'],
    [59, 'just now'],
    [60, '1 minute old'],
    [200, '3 minutes old'],
    [3_599, '59 minutes old'],
    [3_600, '1 hour old'],
    [86_399, '23 hours old'],
    [86_400, '1 day old'],
    [400 * 86_400, '400 days old'],
  ])('formats an age of %i seconds as "%s"', (seconds, words) => {
    expect(formatAge(seconds)).toBe(words)
  })

  it('rounds an age down, never up', () => {
    const secondsIn: Record<string, number> = { minute: 60, hour: 3_600, day: 86_400 }
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 10 ** 9 }), (seconds) => {
        const [count, unit = ''] = formatAgo(seconds).split(' ')
        const claimed = Number(count?.replaceAll(',', '')) * (secondsIn[unit.replace(/s$/, '')] ?? Number.NaN)
        expect(claimed).toBeGreaterThan(0)
        expect(claimed).toBeLessThanOrEqual(seconds)
      }),
    )
  })
})

describe('formatMoment', () => {
  it('formats a moment with the name of the month and the time zone', () => {
    expect(formatMoment('2026-11-20T16:58:09.120Z').replaceAll(/\s/g, ' ')).toBe('Nov 20, 2026, 4:58 PM UTC')
  })

  it('converts a time with an offset to UTC', () => {
    expect(formatMoment('2026-12-31T20:05:00-05:00').replaceAll(/\s/g, ' ')).toBe('Jan 1, 2027, 1:05 AM UTC')
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [45, '45 seconds'],
    [5_400, '90 minutes'],
    [3_600, '1 hour'],
    [86_400, '1 day'],
    [7 * 86_400, '7 days'],
  ])('formats a duration of %i seconds as "%s"', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words)
  })
})

describe('formatWait', () => {
  it.each([
    [1, 'in 1 second'],
    [0.2, 'in 1 second'],
    [90, 'in 90 seconds'],
    [91, 'in 2 minutes'],
    [600, 'in 10 minutes'],
    [5_401, 'in 2 hours'],
    [43_200, 'in 12 hours'],
  ])('formats a wait of %d seconds as "%s"', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words)
  })

  it('rounds a wait up, never down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seconds) => {
        const [, count, unit = ''] = formatWait(seconds).split(' ')
        const size = unit.startsWith('hour') ? 3_600 : unit.startsWith('minute') ? 60 : 1
        expect(Number(count) * size).toBeGreaterThanOrEqual(seconds)
      }),
    )
  })
})

describe('in Spanish', () => {
  const spanish = <T>(run: () => T) => runInLanguage('es', run)

  it('writes dates in Spanish, and numbers as in the United States', () => {
    expect(spanish(() => [formatDay('2026-05-03'), formatMonth('2026-05', 'long')])).toEqual([
      '3 de mayo de 2026',
      'mayo de 2026',
    ])
    expect(spanish(() => [formatNumber(1_204.5), formatDollars(1_204)])).toEqual(['1,204.5', '$1,204'])
  })

  it('writes spans, distances and lists in Spanish', () => {
    expect(
      spanish(() => [formatAgo(7_200), formatAge(86_400), formatWait(120), formatDuration(3_600)]),
    ).toEqual(['hace 2 horas', 'de hace 1 día', 'en 2 minutos', '1 hora'])
    expect(spanish(() => [formatDistance(2_000), formatFeet(12), formatList(['a', 'b', 'c'])])).toEqual([
      '1.2 millas',
      '12 pies',
      'a, b y c',
    ])
    expect([formatAgo(7_200), formatDistance(2_000), formatList(['a', 'b', 'c'])]).toEqual([
      '2 hours ago',
      '1.2 miles',
      'a, b, and c',
    ])
  })
})
