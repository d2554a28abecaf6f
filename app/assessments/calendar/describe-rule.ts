import { formatDay } from '@/lib/format'
import type { CheckedGuidance } from '../checked-guidance'
import { filingStages } from '../law/filing-stages'

const texts = {
  rule: (day: string, rule: string) => `The rule of this place, as we read it on ${day}: ${rule}`,
  event: (event: string) => `What starts it: ${event}`,
  source: (name: string, url = '') => `Source: ${[name, url].filter(Boolean).join(', ')}`,
  limit: 'The notice decides. We did not compute the day from this rule.',
}

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
    texts.rule(formatDay(guidance.readOn), rule.text),
    texts.event(event.text),
    texts.source(name, url),
    texts.limit,
  ].join('\n')
}
