import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairPermits } from './pair-permits'

const permit = (sourceId: string | null, statute = 'CAA') => ({
  statute,
  programName: null,
  system: 'ICIS-Air',
  sourceId,
  name: null,
  universe: null,
  status: null,
  expires: null,
  areas: null,
})

const told = (sourceId: string | null) => ({
  sourceId,
  currentSnc: null,
  asOf: null,
  quartersInNoncompliance: null,
  quarters: [],
})

const id = fc.constantFrom('A', 'B', 'C', 'D', null)

describe('pairPermits', () => {
  it('pairs permits and quarters by number, and lists pairs with quarters first', () => {
    const pairs = pairPermits({ statute: 'CAA', permits: [told('B'), told('X')] }, [
      permit('A'),
      permit('B'),
      permit('B', 'CWA'),
    ])
    expect(pairs.map((pair) => [pair.permit?.sourceId, pair.compliance?.sourceId])).toEqual([
      ['B', 'B'],
      [undefined, 'X'],
      ['A', undefined],
    ])
  })

  it('returns each permit and each list of quarters exactly once if numbers repeat', () => {
    fc.assert(
      fc.property(fc.array(id), fc.uniqueArray(id), (numbers, quarters) => {
        const permits = numbers.map((number) => permit(number))
        const compliance = quarters.map(told)
        const pairs = pairPermits({ statute: 'CAA', permits: compliance }, permits)
        const count = (all: unknown[], one: unknown) => all.filter((each) => each === one).length
        for (const each of permits)
          expect(
            count(
              pairs.map((pair) => pair.permit),
              each,
            ),
          ).toBe(1)
        for (const each of compliance)
          expect(
            count(
              pairs.map((pair) => pair.compliance),
              each,
            ),
          ).toBe(1)
        expect(new Set(pairs.map(({ key }) => key)).size).toBe(pairs.length)
      }),
    )
  })
})
