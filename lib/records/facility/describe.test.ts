import { describe, expect, it } from 'vitest'
import { answerFacilities, describeTotal, describeViolations } from './describe'

const record = (complianceStatus: string, distanceMiles: number | null, quarters = 0) => ({
  complianceStatus,
  distanceMiles,
  significantViolation: null,
  quartersInNoncompliance: quarters,
})
const clean = record('No Violation Identified', 0.1)
const past = record('No Violation Identified', 0.2, 2)
const now = (miles: number | null) => record('Violation Identified', miles)

describe('facility summaries', () => {
  const filters = { media: 'all', activeOnly: false, radius: 1 } as const

  it.each([
    [{}, 108, '108 regulated facilities within 1 mile'],
    [{ radius: 0.5 }, 1, '1 regulated facility within 0.5 miles'],
    [{ media: 'air', activeOnly: true }, 2, '2 active air permits within 1 mile'],
    [{ bbox: [1, 2, 3, 4] }, 12, '12 regulated facilities in this box'],
    [{}, 0, 'No regulated facilities recorded within 1 mile'],
    [{}, null, 'More regulated facilities within 1 mile than EPA counts'],
  ] as const)('writes a headline for the filters %j and %s facilities', (other, matched, words) => {
    expect(describeTotal({ ...filters, ...other }, matched)).toBe(words)
  })

  it.each([
    [[clean, now(0.22), now(0.9)], '2 have a violation recorded now, the nearest 0.22 mi away.'],
    [[clean, now(0.22)], '1 has a violation recorded now, 0.22 mi away.'],
    [[now(null)], '1 has a violation recorded now.'],
    [[clean, past], 'None has a violation recorded now; 1 had one in the past 3 years.'],
    [[clean], 'None has a violation recorded now or in the past 3 years.'],
    [[], undefined],
  ])('counts current and past violations in the summary', (records, words) => {
    expect(describeViolations(records, true)).toBe(words)
  })

  it('states the number of loaded facilities if the list is incomplete', () => {
    expect(describeViolations([clean, now(0.5)], false)).toBe(
      'Of the 2 loaded, 1 has a violation recorded now, 0.50 mi away.',
    )
  })
})

it.each([
  [[clean, now(0.22)], 2, '1 of 2 with a violation now', 'nearest of these 0.22 mi · within 1 mile'],
  [[now(null)], 1, '1 of 1 with a violation now', 'within 1 mile'],
  [[clean, now(0.22)], 9, '1 with a violation now', 'nearest of these 0.22 mi · 9 within 1 mile'],
  [
    [now(0.22)],
    null,
    '1 with a violation now',
    'nearest of these 0.22 mi · More than we can count within 1 mile',
  ],
  [[clean, past], 2, '2 within 1 mile', 'none with a violation recorded now'],
  [[clean], 5, '5 within 1 mile', undefined],
])('summarizes $1 matching facilities as $2', (records, matched, value, detail) => {
  expect(answerFacilities(records, matched)).toEqual({ value, detail })
})
