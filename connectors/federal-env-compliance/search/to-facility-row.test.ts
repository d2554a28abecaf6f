import { describe, expect, it } from 'vitest'
import { toFacilityRow } from './to-facility-row'

describe('significant violations of an air permit', () => {
  it.each([
    ['No High Priority Violation', 'No Violation Identified', false],
    ['No High Priority Violation', 'Violation w/in 1 Year', false],
    ['Addressed-State', 'High Priority Violation', true],
    ['Unaddressed-EPA', 'High Priority Violation', true],
    [null, 'High Priority Violation', true],
    ['Addressed-State', 'Violation w/in 1 Year', null],
    ['Unknown words', null, null],
    [null, null, null],
    ['Y', 'Violation w/in 1 Year', true],
    ['N', null, false],
  ])('reads the flag %j with the status %j as %j', (AIRHpvStatus, AIRComplStatus, expected) => {
    const row = toFacilityRow('air', { AIRHpvStatus, AIRComplStatus })
    expect(row).toMatchObject({ significantViolation: expected, significantViolationText: AIRHpvStatus })
  })
})
