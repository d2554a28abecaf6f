import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PermitComplianceQuarter } from '@/lib/records/facility/report-permit'
import { markStatus } from './facility-mark'
import {
  formatPeriod,
  groupQuarters,
  groupYears,
  quarterNumber,
  summarizeQuarters,
} from './facility-quarters'

const CLEAR = 'No Violation Identified'
const VIOLATION = 'Violation Identified'
const SIGNIFICANT = 'Significant/Category I Noncompliance'

function quartersOf(statuses: (string | null)[], lastIsPartial = false): PermitComplianceQuarter[] {
  return statuses.map((status, index) => {
    const at = (months: number, day: number) =>
      new Date(Date.UTC(2023, 6 + 3 * index + months, day)).toISOString().slice(0, 10)
    return {
      from: at(0, 1),
      through: at(3, 0),
      status,
      partial: lastIsPartial && index === statuses.length - 1,
    }
  })
}

const many = (count: number, status: string | null) => Array.from({ length: count }, () => status)

describe('summarizeQuarters', () => {
  it.each([
    [[], false, 'The source gives no quarters for this permit.'],
    [many(12, CLEAR), false, 'No violation recorded in any of the 12 quarters.'],
    [
      [...many(9, CLEAR), ...many(3, VIOLATION)],
      true,
      'Violation recorded in 3 of 12 quarters; the latest quarter is partial.',
    ],
    [
      [...many(8, CLEAR), VIOLATION, ...many(3, SIGNIFICANT), 'Undetermined'],
      true,
      'Violation recorded in 4 of 13 quarters, a significant one in 3; undetermined in 1; the latest quarter is partial.',
    ],
    [[...many(11, CLEAR), SIGNIFICANT], false, 'Violation recorded in 1 of 12 quarters, a significant one.'],
    [
      many(12, 'High Priority Violation'),
      false,
      'Violation recorded in 12 of 12 quarters, all of them significant.',
    ],
    [many(12, null), false, 'No data in any of the 12 quarters. That is not the same as clean.'],
    [
      [...many(10, CLEAR), 'Unknown', null],
      false,
      'No violation recorded in 10 of 12 quarters; no data in 2.',
    ],
    [
      [...many(12, 'Unknown'), 'Undetermined'],
      true,
      'Nothing determined in any of the 13 quarters; no data in 12; undetermined in 1; the latest quarter is partial.',
    ],
    [
      [CLEAR, 'Referred to the moon'],
      false,
      'No violation recorded in 1 of 2 quarters; something else recorded in 1.',
    ],
  ] as const)('summarizes the quarters %j (last quarter is partial: %s)', (statuses, partial, sentence) => {
    expect(summarizeQuarters(quartersOf([...statuses], partial))).toBe(sentence)
  })

  it('describes a record as clean only if every quarter is known to be clean', () => {
    const statuses = fc.array(
      fc.constantFrom(CLEAR, VIOLATION, SIGNIFICANT, 'Undetermined', 'Unknown', null),
      {
        minLength: 1,
        maxLength: 13,
      },
    )
    fc.assert(
      fc.property(statuses, (list) => {
        const sentence = summarizeQuarters(quartersOf(list))
        expect(sentence.includes('No violation recorded in any')).toBe(list.every((each) => each === CLEAR))
        const violating = list.filter((each) => each === VIOLATION || each === SIGNIFICANT).length
        expect(sentence.startsWith(`Violation recorded in ${violating} of ${list.length}`)).toBe(
          violating > 0,
        )
      }),
    )
  })
})

describe('groupQuarters and formatPeriod', () => {
  it('joins consecutive quarters with the same status into one line that names the months', () => {
    const quarters = quartersOf([...many(8, CLEAR), VIOLATION, ...many(2, SIGNIFICANT), null], true)
    expect(groupQuarters(quarters).map(({ when, status }) => `${when}: ${status}`)).toEqual([
      'July 2023 to June 2025 (8 quarters): No Violation Identified',
      'July to September 2025: Violation Identified',
      'October 2025 to March 2026 (2 quarters): Significant/Category I Noncompliance',
      'April to June 2026 (partial quarter): No data',
    ])
  })

  it('formats days if a period does not end with a month, and says if dates are not published', () => {
    expect(formatPeriod({ from: '2019-07-01', through: '2019-11-01' })).toBe(
      'July 1, 2019 to November 1, 2019',
    )
    expect(formatPeriod({ from: null, through: null })).toBe('Dates not published')
    expect(formatPeriod({ from: '2024-02-01', through: '2024-02-29' })).toBe('February 2024')
  })

  it('every quarter is in exactly one group by status, and in one group by year', () => {
    const statuses = fc.array(fc.constantFrom(CLEAR, VIOLATION, 'Unknown', null), { maxLength: 13 })
    fc.assert(
      fc.property(statuses, fc.boolean(), (list, partial) => {
        const quarters = quartersOf(list, partial)
        const inLines = groupQuarters(quarters).map(({ when }) =>
          Number(/\((\d+) quarters/.exec(when)?.[1] ?? 1),
        )
        const inYears = groupYears(quarters).map((year) => year.quarters)
        const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
        expect(sum(inLines)).toBe(list.length)
        expect(sum(inYears)).toBe(list.length)
      }),
    )
  })

  it('numbers quarters within the calendar year', () => {
    expect(quartersOf(many(4, CLEAR)).map(quarterNumber)).toEqual([3, 4, 1, 2])
    expect(quarterNumber({ from: null, through: null, status: CLEAR, partial: false })).toBeNull()
  })
})

describe('markStatus', () => {
  it.each([
    ['No Violation Identified', 'clear'],
    ['No Violation', 'clear'],
    ['Violation Identified', 'violation'],
    ['In Violation', 'violation'],
    ['Significant/Category I Noncompliance', 'significant'],
    ['High Priority Violation', 'significant'],
    ['Serious Violator', 'significant'],
    ['SNC/Serious Viol', 'significant'],
    ['Undetermined', 'undetermined'],
    ['Unknown', 'nodata'],
    [null, 'nodata'],
    ['Terminated Permit', 'other'],
    ['Compliant', 'other'],
  ] as const)('maps the status %s to %s', (status, mark) => {
    expect(markStatus(status)).toBe(mark)
  })
})
