import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDays } from './describe-days'

const today = '2026-11-28'

describe('describeDays', () => {
  it.each([
    [
      '12/1/2026',
      '',
      '2026-12-01',
      'Today is November 28, 2026. 3 days to the day you typed, December 1, 2026. We count to your day only. The notice decides.',
    ],
    [
      'November 29, 2026',
      '11/1/2026',
      '2026-11-29',
      'Today is November 28, 2026. 1 day to the day you typed, November 29, 2026. We count to your day only. The notice decides.',
    ],
    [
      '2026-11-28',
      '',
      '2026-11-28',
      'Today is November 28, 2026. The day you typed is today. We count to your day only. The notice decides.',
    ],
  ])('counts the days until the last day %s, given the notice date “%s”', (deadline, notice, day, text) => {
    expect(describeDays({ notice, deadline }, today)).toEqual({
      kind: 'days',
      day,
      isPast: false,
      text,
    })
  })

  it('reports how long ago a past day was, and refers to the office', () => {
    expect(describeDays({ notice: '', deadline: '11/20/2026' }, today)).toEqual({
      kind: 'days',
      day: '2026-11-20',
      isPast: true,
      text: 'Today is November 28, 2026. The day you typed, November 20, 2026, was 8 days ago. Ask the office whether a late appeal is possible.',
    })
  })

  it.each([
    ['June 31, 2027', '', 'deadline', /^Type the last day/],
    ['soon', '', 'deadline', /^Type the last day/],
    ['12/1/2026', 'last week', 'notice', /^Type the date/],
    ['12/1/2026', '12/15/2026', 'deadline', /before the date of the notice/],
    ['12/1/2028', '', 'deadline', /over a year away/],
  ] as const)(
    'names the invalid field, with advice, for the last day “%s” and the notice date “%s”',
    (deadline, notice, field, message) => {
      expect(describeDays({ notice, deadline }, today)).toEqual({
        kind: 'problem',
        field,
        message: expect.stringMatching(message),
      })
    },
  )

  it('returns no text before a day is typed', () => {
    expect(describeDays({ notice: '11/1/2026', deadline: ' ' }, today)).toEqual({ kind: 'empty' })
  })

  it('the count of days is never below zero', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (notice, day) => {
          const days = describeDays({ notice, deadline: day.toISOString().slice(0, 10) }, today)
          if (days.kind === 'days') expect(days.text).not.toMatch(/-\d/)
        },
      ),
    )
  })
})
