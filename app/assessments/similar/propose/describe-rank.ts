import { formatCount, formatNumber, plural } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { AssessmentValueKind } from '@/lib/records/assessment/values'
import { nameKind } from '../value-label'

interface HomeRank {
  kind: AssessmentValueKind
  lower: number
  equal: number
  homes: number
}

const texts = defineTexts('similar.rank', {
  alone: (homes: number, lower: number, value: string) =>
    `Your home is number ${formatNumber(lower + 1)} of ${formatNumber(homes + 1)}, lowest first: ${countOf(lower)} of ${formatCount(homes, 'similar home')} ${plural(Math.max(lower, 1), 'has', 'have')} a lower ${value} per square foot.`,
  equal: (equal: number) => `${formatCount(equal, 'home has', 'homes have')} the same.`,
})

const countOf = (count: number) => (count === 0 ? 'none' : formatNumber(count))

/** Ranks the home among all similar homes, not only among the proposed ones. */
export function describeHomeRank({ kind, lower, equal, homes }: HomeRank): string | undefined {
  if (homes === 0) return undefined
  const sentence = texts.alone(homes, lower, nameKind(kind))
  return equal > 0 ? `${sentence} ${texts.equal(equal)}` : sentence
}
