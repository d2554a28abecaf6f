import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import { notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { isNearLimit } from '@/lib/records/cleanup-site/near-limit'
import { formatRule, isShorterThanRule, ruleUrl } from '@/lib/records/cleanup-site/rule-distance'

const texts = {
  start: 'Where distances start',
  rule: 'Rule',
  ruleOf: (title: string) => `Distance of the rule: ${title}`,
  limits: 'Limits',
  count: 'Count',
  shorter: 'searched within a shorter distance',
  near: (id: string) =>
    `${id} may lie beyond the distance, because its position is not more exact than what is left of it.`,
  nearTitle: 'Near the limit',
}

export const equation =
  'The source counts the sites listed and those not loaded, together. Sites without a position are counted apart.'

export function methodLines(
  { lists, sites, caveats }: CleanupAnswer,
  start: string,
): (readonly [subject: string, words: string])[] {
  const near = sites.filter((site) =>
    lists.some(({ list, miles }) => list === site.list && isNearLimit(site, miles)),
  )
  return [
    [texts.limits, notAssessment],
    [texts.start, start],
    [texts.rule, `40 CFR 312.26(c), ${ruleUrl}`],
    ...lists.map(
      (each) =>
        [
          texts.ruleOf(titleOfList(each.list)),
          [formatRule(each.list), isShorterThanRule(each) && texts.shorter].filter(Boolean).join(', '),
        ] as const,
    ),
    [texts.count, equation],
    ...near.map(
      ({ programId, list }) =>
        [texts.nearTitle, texts.near(`${titleOfList(list)}, ${programId ?? ''}`)] as const,
    ),
    [texts.limits, notSearched],
    ...caveats
      .filter((caveat) => caveat !== notAssessment && caveat !== notSearched)
      .map((caveat) => [texts.limits, caveat] as const),
  ]
}
