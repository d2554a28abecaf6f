import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedChanges } from './listed-changes'

const ids = fc.uniqueArray(fc.constantFrom('27%3A1', '27%3A2', '28%3A1', '28%3A3*', '29%3A4'))

describe('another page of the list', () => {
  it('comes from the last one by what changed alone', () => {
    fc.assert(
      fc.property(ids, ids, (before: string[], after) => {
        const listed = new Set(before)
        const { added, removed } = listedChanges(listed, new Set(after))
        for (const id of added) expect(listed.has(id)).toBe(false)
        for (const id of removed) expect(listed.delete(id)).toBe(true)
        for (const id of added) listed.add(id)
        expect([...listed].sort()).toEqual([...after].sort())
      }),
    )
  })
})
