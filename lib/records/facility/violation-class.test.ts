import { describe, expect, it } from 'vitest'
import { classifyViolation, describeFrames } from './violation-class'

describe('classifyViolation', () => {
  it.each([
    ['No Violation Identified', false, 0, 'none'],
    ['No Violation', null, null, 'none'],
    ['No Violation Identified', false, 3, 'past'],
    ['Violation Identified', false, 1, 'current'],
    ['In Violation', null, null, 'current'],
    ['Significant/Category I Noncompliance', true, 4, 'current'],
    ['High Priority Violation', null, null, 'current'],
    ['SNC/Serious Viol', null, null, 'current'],
    ['Terminated Permit', false, 0, 'unknown'],
    ['Undetermined', null, 2, 'past'],
    ['A word of tomorrow', null, null, 'unknown'],
    [null, null, null, 'unknown'],
  ] as const)(
    'classifies the status %s with the significance %s and %s quarters as %s',
    (complianceStatus, significantViolation, quartersInNoncompliance, expected) => {
      expect(classifyViolation({ complianceStatus, significantViolation, quartersInNoncompliance })).toBe(
        expected,
      )
    },
  )
})

describe('describeFrames', () => {
  it.each([
    ['No Violation Identified', 3, 'Now: none. Past 3 years: yes'],
    ['Undetermined', 2, 'Now: no status. Past 3 years: yes'],
    ['Violation Identified', 1, 'Violation now'],
    ['No Violation Identified', 0, 'None recorded'],
    [null, null, 'No status'],
  ] as const)(
    'describes the status %s with %s quarters as %s',
    (complianceStatus, quartersInNoncompliance, expected) => {
      const row = { complianceStatus, quartersInNoncompliance, significantViolation: null }
      expect(describeFrames(row).join(' ')).toBe(expected)
    },
  )
})
