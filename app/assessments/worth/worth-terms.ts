import type { Assessment, ValueYear } from '@/lib/records/assessment/value-years'
import { labelOf, type ValueKind } from '@/lib/records/assessment/values'
import { levelHolds } from '../change/describe-change'
import type { CheckedGuidance } from '../checked-guidance'
import type { WorthTerms } from './describe-worth'

export interface Worth {
  terms: WorthTerms
  isMarketValue: boolean
  share?: { name: string; percent: number; amount: number }
  limit?: { name: string; isHolding: boolean }
}

/** Returns undefined if no published year has the value that an appeal lowers. */
export function findWorth(
  guidance: CheckedGuidance,
  years: readonly ValueYear[],
  assessments: readonly Assessment[],
): Worth | undefined {
  const { savings, level } = guidance
  const newest = years.find(({ published }) => published)
  const appeals = newest && firstWithAmount(newest, savings.appeals)
  if (!newest || !appeals) return undefined
  const { kind } = appeals
  const isShare = level?.kind === kind && levelHolds(level, newest, assessments)
  const amount = isShare ? (appeals.amount * 100) / level.percent : appeals.amount
  const limit = savings.limit && firstWithAmount(newest, savings.limit.values)
  const isHolding = limit !== undefined && (limit.kind === kind || limit.amount < amount)
  return {
    terms: {
      year: newest.year,
      appealed: isShare ? labelOf('marketValue').toLowerCase() : nameValue(guidance, kind),
      amount,
      ...(limit && isHolding
        ? { heldAt: { name: nameValue(guidance, limit.kind), amount: limit.amount } }
        : {}),
    },
    isMarketValue: isShare || kind === 'marketValue',
    ...(isShare
      ? { share: { name: nameValue(guidance, kind), percent: level.percent, amount: appeals.amount } }
      : {}),
    ...(limit ? { limit: { name: nameValue(guidance, limit.kind), isHolding } } : {}),
  }
}

function firstWithAmount({ amounts }: ValueYear, kinds: readonly ValueKind[]) {
  for (const kind of kinds) {
    const amount = amounts[kind]
    if (amount !== undefined && amount > 0) return { kind, amount }
  }
  return undefined
}

/** Returns the place’s own term, in lower case for the middle of a sentence. */
export const nameValue = ({ values }: CheckedGuidance, kind: ValueKind): string =>
  (values[kind]?.term ?? labelOf(kind)).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
