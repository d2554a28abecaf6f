import { formatNumber, formatPercent } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { AppealOutcome } from '@/lib/records/appeal-outcome/fields'

type AppealCounts = Pick<AppealOutcome, 'decided' | 'lowered' | 'unchanged' | 'raised'>

const texts = defineTexts('find.describe-outcome', {
  decided: (kind: string, { decided, lowered, unchanged, raised }: AppealCounts) =>
    `${kind}: of ${formatNumber(decided)} decided appeals, ${formatNumber(lowered)} ended lower, ${formatNumber(unchanged)} unchanged and ${formatNumber(raised)} higher.`,
  middle: (percent: number) => `The middle cut among the lowered was ${formatPercent(percent)}.`,
  undecided: (count: number) => `${formatNumber(count)} undecided.`,
  withdrawn: (count: number) => `${formatNumber(count)} withdrawn.`,
})

/** Gives no rate of success, because it would look like the chance of the owner's own appeal. */
export const describeOutcome = (outcome: AppealOutcome): string =>
  [
    texts.decided(translate(outcome.kind), outcome),
    outcome.middleChangePercent !== null && texts.middle(outcome.middleChangePercent),
    outcome.undecided > 0 && texts.undecided(outcome.undecided),
    outcome.withdrawn > 0 && texts.withdrawn(outcome.withdrawn),
  ]
    .filter(Boolean)
    .join(' ')
