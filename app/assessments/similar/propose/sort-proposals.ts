import type { SuggestedHome } from './proposal'

export const proposalSorts = ['size', 'age', 'perFoot', 'distance'] as const
export type SuggestedHomeSort = (typeof proposalSorts)[number]

export const sortProposals = (
  list: readonly SuggestedHome[],
  sort: SuggestedHomeSort | undefined,
): readonly SuggestedHome[] =>
  list.toSorted((a, b) => Number(!hasValue(a)) - Number(!hasValue(b)) || (sort ? compare(a, b, sort) : 0))

export const hasValue = ({ home }: SuggestedHome): boolean => home.value !== ''

function compare({ figures: a }: SuggestedHome, { figures: b }: SuggestedHome, sort: SuggestedHomeSort) {
  const [one, other] = [a[sort], b[sort]]
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one - other
}

export const sortsOf = (list: readonly SuggestedHome[]): SuggestedHomeSort[] =>
  proposalSorts.filter((sort) => list.some(({ figures }) => figures[sort] !== null))
