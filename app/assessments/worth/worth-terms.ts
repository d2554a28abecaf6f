import { translate } from '@/lib/language/translate'
import {
  type PropertyYearRecord,
  sumOf,
  type ValueYear,
  wholeParts,
} from '@/lib/records/assessment/value-years'
import {
  type AssessmentFigureKind,
  type AssessmentValueKind,
  figureKinds,
  labelOf,
} from '@/lib/records/assessment/values'
import { levelHolds } from '../change/describe-change'
import type { CheckedAppealGuidance } from '../checked-guidance'
import type { HomeValuesResult } from '../fetch-values'
import type { AppealedValue } from './describe-worth'

export interface AppealWorth {
  terms: AppealedValue
  isMarketValue: boolean
  share?: { name: string; percent: number; amount: number }
  limit?: { name: string; isHolding: boolean }
  parts?: readonly { name: string; amount: number }[]
}

export function findWorth(
  guidance: CheckedAppealGuidance,
  years: readonly ValueYear[],
  assessments: readonly PropertyYearRecord[],
): AppealWorth | undefined {
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
      appealed: isShare ? translate(labelOf('marketValue')).toLowerCase() : nameValue(guidance, kind),
      amount,
      ...(limit && isHolding
        ? { heldAt: { name: nameValue(guidance, limit.kind), amount: limit.amount } }
        : {}),
    },
    isMarketValue: isShare || isMarket(kind),
    ...(isShare
      ? { share: { name: nameValue(guidance, kind), percent: level.percent, amount: appeals.amount } }
      : {}),
    ...(limit ? { limit: { name: nameValue(guidance, limit.kind), isHolding } } : {}),
  }
}

/** Montana calls its market value the appraised value. */
const isMarket = (kind: AssessmentValueKind) => kind === 'marketValue' || kind === 'appraisedValue'

/**
 * Like `findWorth`, but also accepts values without a year, and land and buildings without a total. Returns
 * undefined if the record has no value.
 */
export function findWorthOnRecord(
  guidance: CheckedAppealGuidance,
  { years, history }: Extract<HomeValuesResult, { ok: true }>,
): AppealWorth | undefined {
  const dated = findWorth(guidance, years, history.assessments)
  if (dated) return dated
  const newest = years.find(({ published }) => published)
  const amounts = newest?.amounts ?? amountsOf(history.property)
  const year = newest ? { year: newest.year } : {}
  const appeals = firstWithAmount({ amounts }, guidance.savings.appeals)
  if (appeals)
    return {
      terms: { ...year, appealed: nameValue(guidance, appeals.kind), amount: appeals.amount },
      isMarketValue: isMarket(appeals.kind),
    }
  const parts = wholeParts(amounts)
  if (parts.length === 0) return undefined
  const amount = sumOf(parts)
  const [kind] = guidance.savings.appeals
  const isItsOwnLimit = kind !== undefined && guidance.savings.limit?.values.includes(kind)
  return {
    terms: {
      ...year,
      appealed: translate(labelOf('marketValue')).toLowerCase(),
      amount,
      ...(isItsOwnLimit ? { heldAt: { name: nameValue(guidance, kind), amount } } : {}),
    },
    isMarketValue: true,
    parts: parts.map(({ kind: part, amount: own }) => ({
      name: translate(labelOf(part)).toLowerCase(),
      amount: own,
    })),
  }
}

type Amounts = Readonly<Partial<Record<AssessmentFigureKind, number>>>

const amountsOf = (
  record: Readonly<Partial<Record<AssessmentFigureKind, unknown>>> | null | undefined,
): Amounts =>
  Object.fromEntries(
    figureKinds.flatMap((kind) => {
      const amount = record?.[kind]
      return typeof amount === 'number' ? [[kind, amount]] : []
    }),
  )

function firstWithAmount({ amounts }: { amounts: Amounts }, kinds: readonly AssessmentValueKind[]) {
  for (const kind of kinds) {
    const amount = amounts[kind]
    if (amount !== undefined && amount > 0) return { kind, amount }
  }
  return undefined
}

export const nameValue = ({ values }: CheckedAppealGuidance, kind: AssessmentValueKind): string =>
  translate(values[kind]?.term ?? labelOf(kind)).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
