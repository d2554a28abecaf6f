import { describe, expect, it } from 'vitest'
import { describeEnding } from './describe-ending'

const at = '2026-11-22T04:30:00.000Z'

describe('describeEnding', () => {
  it.each([
    ['abc', 'ends in 43 characters, and this one has 3. Part of it was probably cut off'],
    [`${'a'.repeat(43)}.`, 'this one has 44. Something was probably added'],
    [`${'a'.repeat(42)}~`, 'other characters in it'],
  ])('explains the damaged link %s', (id, excerpt) => {
    expect(describeEnding({ kind: 'not-whole' }, id).lead).toContain(excerpt)
  })

  it.each([
    [{ kind: 'unknown' }, 'There is no frozen copy at this link'],
    [{ kind: 'removed', at }, 'removed it on Nov 22, 2026, 4:30 AM UTC'],
    [{ kind: 'expired', at }, 'We kept it until Nov 22, 2026, 4:30 AM UTC. It cannot be opened any more'],
    [{ kind: 'altered' }, 'we show none of it'],
    [{ kind: 'newer', version: 7 }, '(format 7)'],
    [{ kind: 'unavailable' }, 'Nothing is lost'],
  ] as const)('explains why the copy cannot be shown: %o', (opened, excerpt) => {
    const { title, lead, next } = describeEnding(opened, 'a'.repeat(43))
    expect(`${title}. ${lead}`).toContain(excerpt)
    expect(next).not.toBe('')
  })
})
