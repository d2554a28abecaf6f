import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'
import { formatRule, isShorterThanRule, ruleUrl } from '@/lib/records/cleanup-site/rule-distance'

export const methodTexts = defineTexts('review.method-lines', {
  start: 'Where distances start',
  rule: 'Rule',
  ruleOf: (title) => `Distance of the rule: ${title}`,
  limits: 'Limits',
  count: 'Count',
  shorter: 'searched within a shorter distance',
  near: (id) =>
    `${id} may lie beyond the distance, because its position is not more exact than what is left of it.`,
  nearTitle: 'Near the limit',
  equation:
    'The source counts the sites listed and those not loaded, together. Sites without a position are counted apart.',
})

export function methodLines(
  { lists, sites, caveats }: CleanupSearchResult,
  start: string,
): (readonly [subject: string, words: string])[] {
  const near = sites.filter((site) =>
    lists.some(({ list, miles }) => list === site.list && isNearLimit(site, miles)),
  )
  return [
    [methodTexts.limits, translate(notAssessment)],
    [methodTexts.start, start],
    [methodTexts.rule, `40 CFR 312.26(c), ${ruleUrl}`],
    ...lists.map(
      (each) =>
        [
          methodTexts.ruleOf(translate(titleOfList(each.list))),
          [formatRule(each.list), isShorterThanRule(each) && methodTexts.shorter].filter(Boolean).join(', '),
        ] as const,
    ),
    [methodTexts.count, methodTexts.equation],
    ...near.map(
      ({ programId, list }) =>
        [
          methodTexts.nearTitle,
          methodTexts.near(`${translate(titleOfList(list))}, ${programId ?? ''}`),
        ] as const,
    ),
    [methodTexts.limits, translate(notSearched)],
    ...caveats
      .filter((caveat) => caveat !== notAssessment && caveat !== notSearched)
      .map((caveat) => [methodTexts.limits, translate(caveat)] as const),
  ]
}
