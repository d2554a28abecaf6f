import type { SuggestedHome } from './proposal'

export const proposalSorts = ['size', 'age', 'perFoot', 'distance'] as const
export type SuggestedHomeSort = (typeof proposalSorts)[number]

export const sortProposals = (
  list: readonly SuggestedHome[],
  sort: SuggestedHomeSort | undefined,
): readonly SuggestedHome[] =>
  sort
    ? list.toSorted(({ figures: a }, { figures: b }) => {
        const [one, other] = [a[sort], b[sort]]
        if (one === null || other === null) return Number(one === null) - Number(other === null)
        return one - other
      })
    : list

export const sortsOf = (list: readonly SuggestedHome[]): SuggestedHomeSort[] =>
  proposalSorts.filter((sort) => list.some(({ figures }) => figures[sort] !== null))
