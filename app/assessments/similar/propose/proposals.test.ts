import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeHomeRank } from './describe-rank'
import { chooseLikeHomes, MOST_PROPOSED } from './likeness'
import type { SuggestedHome } from './proposal'
import { proposalSorts, sortProposals, sortsOf } from './sort-proposals'

const own = { livingSquareFeet: 1_500, yearBuilt: 1980 }

const homes = fc
  .array(
    fc.record({
      livingSquareFeet: fc.integer({ min: 1_000, max: 2_000 }),
      yearBuilt: fc.integer({ min: 1950, max: 2010 }),
      meters: fc.integer({ min: 0, max: 3_200 }),
      value: fc.integer({ min: 10_000, max: 900_000 }),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map((home, at) => ({ ...home, key: String(at) })))

const toProposal = (
  home: { key: string; value: number } & typeof own & { meters: number },
): SuggestedHome => ({
  home: { address: home.key, parcel: home.key, value: String(home.value), from: 'a roll' },
  facts: '',
  comparison: '',
  point: null,
  figures: {
    size: home.livingSquareFeet,
    age: -home.yearBuilt,
    perFoot: home.value / home.livingSquareFeet,
    distance: home.meters,
  },
})

const parcelsOf = (list: readonly SuggestedHome[]) => list.map(({ home }) => home.parcel)

describe('proposed homes', () => {
  it('the ten proposed homes are the same for any values and any order of the source', () => {
    fc.assert(
      fc.property(homes, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (list, others) => {
        const keys = chooseLikeHomes(own, list).map(({ key }) => key)
        const revalued = list.map((home, at) => ({ ...home, value: others[at] ?? 0 })).toReversed()
        expect(chooseLikeHomes(own, revalued).map(({ key }) => key)).toEqual(keys)
        expect(keys.length).toBeLessThanOrEqual(MOST_PROPOSED)
      }),
    )
  })

  it('the ten proposed homes are the same in every sort order', () => {
    fc.assert(
      fc.property(homes, fc.constantFrom(undefined, ...proposalSorts), (list, sort) => {
        const proposals = chooseLikeHomes(own, list).map(toProposal)
        const sorted = sortProposals(proposals, sort)
        expect(parcelsOf(sorted).toSorted()).toEqual(parcelsOf(proposals).toSorted())
        const figures = sorted.map((each) => (sort ? Number(each.figures[sort]) : 0))
        expect(figures).toEqual(figures.toSorted((a, b) => a - b))
      }),
    )
  })

  it('the proposed homes differ from the owner’s by at most a fifth in size and fifteen years in age, the most similar first', () => {
    const at = (key: string, livingSquareFeet: number, yearBuilt: number, meters = 0) => ({
      key,
      livingSquareFeet,
      yearBuilt,
      meters,
    })
    const list = [at('far', 1_500, 1980, 3_000), at('edge', 1_800, 1995), at('near', 1_510, 1981)]
    const unlike = [at('large', 1_801, 1980), at('old', 1_500, 1964)]
    expect(chooseLikeHomes(own, [...list, ...unlike]).map(({ key }) => key)).toEqual(['near', 'far', 'edge'])
  })

  it('a home without the sorted figure is last, and a figure that no home has is not offered for sorting', () => {
    const list = [toProposal({ key: '1', value: 1, meters: 1, ...own })].flatMap((each) => [
      { ...each, figures: { ...each.figures, perFoot: null, distance: null } },
      { ...each, home: { ...each.home, parcel: '2' }, figures: { ...each.figures, distance: null } },
    ])
    expect(parcelsOf(sortProposals(list, 'perFoot'))).toEqual(['2', '1'])
    expect(sortsOf(list)).toEqual(['size', 'age', 'perFoot'])
  })
})

it('a home without a value is after all homes with one, in every order', () => {
  const list = [3, 1, 2].map((area) =>
    toProposal({ key: String(area), value: 9, livingSquareFeet: area, yearBuilt: 1980, meters: area }),
  )
  const [first, ...others] = list.map((each) => ({ ...each }))
  if (!first) throw new Error('The list is empty')
  const unvalued = { ...first, home: { ...first.home, value: '' } }
  for (const sort of [undefined, ...proposalSorts])
    expect(parcelsOf(sortProposals([unvalued, ...others], sort)).at(-1)).toBe('3')
  const smallest = { ...unvalued, figures: { ...unvalued.figures, size: 0 } }
  expect(parcelsOf(sortProposals([smallest, ...others], 'size'))).toEqual(['1', '2', '3'])
})

describe('describeHomeRank', () => {
  it("counts the owner's home in the total, but not among the homes with a lower value", () => {
    expect(describeHomeRank({ kind: 'marketValue', lower: 30, equal: 0, homes: 41 })).toBe(
      'Your home is number 31 of 42, lowest first: 30 of 41 similar homes have a lower market value per square foot.',
    )
    expect(describeHomeRank({ kind: 'assessedValue', lower: 0, equal: 2, homes: 5 })).toBe(
      'Your home is number 1 of 6, lowest first: none of 5 similar homes has a lower assessed value per square foot. 2 homes have the same.',
    )
    expect(describeHomeRank({ kind: 'marketValue', lower: 0, equal: 0, homes: 0 })).toBeUndefined()
  })
})
