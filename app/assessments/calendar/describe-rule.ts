import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { filingStages } from '../law/filing-stages'

const texts = defineTexts('calendar.describe-rule', {
  rule: (day, rule) => `The rule of this place, as we read it on ${day}: ${rule}`,
  event: (event) => `What starts it: ${event}`,
  source: (source) => `Source: ${source}`,
  limit: 'The notice decides. We did not compute the day from this rule.',
})

/**
 * Returns undefined unless a current official page states the deadline, because a calendar entry cannot show
 * how certain a rule is.
 */
export function describeRule(guidance: CheckedAppealGuidance | undefined): string | undefined {
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
