import { describe, expect, it } from 'vitest'
import { formatMoment } from './format-moment'

describe('formatMoment', () => {
  it('writes the moment in words and names the zone', () => {
    expect(formatMoment('2026-11-20T16:58:09.120Z').replaceAll(/\s/g, ' ')).toBe('Nov 20, 2026, 4:58 PM UTC')
  })

  it('turns an offset into UTC', () => {
    expect(formatMoment('2026-12-31T20:05:00-05:00').replaceAll(/\s/g, ' ')).toBe('Jan 1, 2027, 1:05 AM UTC')
  })
})
