import type { Proposal } from './proposal'

export const proposalSorts = ['size', 'age', 'perFoot', 'distance'] as const
export type ProposalSort = (typeof proposalSorts)[number]

export const sortProposals = (
  list: readonly Proposal[],
  sort: ProposalSort | undefined,
): readonly Proposal[] =>
  sort
    ? list.toSorted(({ figures: a }, { figures: b }) => {
        const [one, other] = [a[sort], b[sort]]
        if (one === null || other === null) return Number(one === null) - Number(other === null)
        return one - other
      })
    : list

export const sortsOf = (list: readonly Proposal[]): ProposalSort[] =>
  proposalSorts.filter((sort) => list.some(({ figures }) => figures[sort] !== null))
