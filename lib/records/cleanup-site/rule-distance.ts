import { formatMiles } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import type { CleanupListId } from './lists'

export const ruleUrl = 'https://www.ecfr.gov/current/title-40/section-312.26'

/**
 * Search distances of 40 CFR 312.26(c) in miles, or null for a list that the paragraph does not name. A
 * person must check the distances against the current text (docs/running.md).
 */
export const ruleDistances: Readonly<Record<CleanupListId, number | 'adjoining' | null>> = {
  npl: 1,
  'npl-deleted': 0.5,
  superfund: 0.5,
  'superfund-archived': 0.5,
  'corrective-action': 1,
  'waste-facility': null,
  'waste-generator': 'adjoining',
  'waste-handler': 'adjoining',
  brownfield: 0.5,
  response: null,
  'tank-release': 0.5,
  tank: 'adjoining',
}

const texts = { adjoining: 'Adjoining lots', none: 'Not named' }

export function formatRule(list: CleanupListId): string {
  const rule = ruleDistances[list]
  if (rule === null) return translate(texts.none)
  return rule === 'adjoining' ? translate(texts.adjoining) : formatMiles(rule)
}

export function isShorterThanRule({ list, miles }: { list: CleanupListId; miles: number }): boolean {
  const rule = ruleDistances[list]
  return typeof rule === 'number' && miles < rule
}
