import { describe, expect, it } from 'vitest'
import { classifyViolation } from './violation-class'

describe('what a record says about violations', () => {
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
    '%s, significant %s, %s quarters: %s',
    (complianceStatus, significantViolation, quartersInNoncompliance, expected) => {
      expect(classifyViolation({ complianceStatus, significantViolation, quartersInNoncompliance })).toBe(
        expected,
      )
    },
  )
})
