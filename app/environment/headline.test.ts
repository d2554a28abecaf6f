import { describe, expect, it } from 'vitest'
import type { Facilities } from './fetch-facilities'
import { describeAsked, describeTotal, describeViolations } from './headline'
import { environmentUrl } from './url'

const asked = (query: Record<string, string> = {}) => environmentUrl.parse({ at: '1,2', ...query }).url
const row = (complianceStatus: string, distanceMiles: number | null, quarters = 0) => ({
  ...{ complianceStatus, distanceMiles },
  ...{ significantViolation: null, quartersInNoncompliance: quarters },
})
const found = (rows: object[], matched: number | null = rows.length, loadedThroughRing = 3) =>
  ({
    rows,
    loadedThroughRing,
    counts: { matched, notLoaded: matched === null ? null : matched - rows.length },
  }) as unknown as Facilities
const clean = row('No Violation Identified', 0.1)
const past = row('No Violation Identified', 0.2, 2)
const now = (miles: number | null) => row('Violation Identified', miles)

describe('the headline', () => {
  it.each([
    [{}, 108, '108 regulated facilities within 1 mile'],
    [{ radius: '0.5' }, 1, '1 regulated facility within 0.5 miles'],
    [{ media: 'air', active: '1' }, 2, '2 active air permits within 1 mile'],
    [{ at: '', bbox: '1,2,3,4' }, 12, '12 regulated facilities in this box'],
    [{}, 0, 'No regulated facilities recorded within 1 mile'],
    [{}, null, 'More regulated facilities within 1 mile than EPA counts'],
  ])('of %j with %s says how many', (query, matched, words) => {
    expect(describeTotal(asked(query), found([], matched))).toBe(words)
  })

  it.each([
    [{}, '1, 2 · within 1 mile · All facilities'],
    [{ media: 'air', active: '1' }, '1, 2 · within 1 mile · Air permits · active only'],
    [
      { program: 'water', status: 'none', within: '1' },
      '1, 2 · within 1 mile · All facilities · listed: Water discharge, None recorded, within 0.25 mi',
    ],
  ])('of %j says on paper what was asked, and what narrows the rows', (query, words) => {
    expect(describeAsked(asked(query))).toBe(words)
  })

  it.each([
    [[clean, now(0.22), now(0.9)], '2 have a violation recorded now, the nearest 0.22 mi away.'],
    [[clean, now(0.22)], '1 has a violation recorded now, 0.22 mi away.'],
    [[now(null)], '1 has a violation recorded now.'],
    [[clean, past], 'None has a violation recorded now; 1 had one in the past 3 years.'],
    [[clean], 'None has a violation recorded now or in the past 3 years.'],
    [[], undefined],
  ])('names what matters', (rows, words) => {
    expect(describeViolations(found(rows))).toBe(words)
  })

  it('says of how many it speaks where not all are loaded', () => {
    expect(describeViolations(found([clean, now(0.5)], 90, 1))).toBe(
      'Of the 2 loaded, 1 has a violation recorded now, 0.50 mi away.',
    )
  })
})
