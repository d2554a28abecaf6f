import { describe, expect, it } from 'vitest'
import { describePart } from './describe'

describe('describePart', () => {
  it.each([
    ['aliquot', 'SESW', 'The southeast quarter of the southwest quarter'],
    ['aliquot', 'N2', 'The north half'],
    ['aliquot', 'NE', 'The northeast quarter'],
    ['lot', 'L 2', 'Government lot 2'],
    ['aliquot', 'XYZW', 'XYZW'],
    ['other', 'TR 41', 'TR 41'],
  ] as const)('describes %s %s as “%s”', (kind, label, words) => {
    expect(describePart({ kind, label })).toBe(words)
  })
})
