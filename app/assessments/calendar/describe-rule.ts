import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedGuidance } from '../checked-guidance'
import { filingStages } from '../law/filing-stages'

const texts = defineTexts('calendar.describe-rule', {
  rule: (day, rule) => `The rule of this place, as we read it on ${day}: ${rule}`,
  event: (event) => `What starts it: ${event}`,
  source: (source) => `Source: ${source}`,
  limit: 'The notice decides. We did not compute the day from this rule.',
})

/**
 * Returns the board's deadline rule with its source. Returns undefined if no current official page states the
 * rule, because a calendar cannot say how certain it is.
 */
export function describeRule(guidance: CheckedGuidance | undefined): string | undefined {
  const deadline = filingStages(guidance?.stages).board?.deadline
  if (!guidance || !deadline) return undefined
  const { rule, event } = deadline
  if (rule.sure !== 'official' || rule.copyYear !== undefined) return undefined
  const { name, url } = rule.source
  return [
    texts.rule(formatDay(guidance.readOn), translate(rule.text)),
    texts.event(translate(event.text)),
    texts.source([translate(name), url].filter(Boolean).join(', ')),
    texts.limit,
  ].join('\n')
}
