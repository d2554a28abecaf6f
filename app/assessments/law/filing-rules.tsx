import { defineTexts } from '@/lib/language/define-texts'
import type { AppealRuleName, CheckedAppealGuidance } from '../checked-guidance'
import { RuleFacts } from './rule-facts'

const texts = defineTexts('law.filing-rules', { more: 'Fee, form and a review before the board' })

export const filing = ['payment', 'fee', 'form', 'informal'] as const satisfies readonly AppealRuleName[]

export function FilingRules({ guidance }: { guidance: CheckedAppealGuidance }) {
  const costly = filing.filter((name) => guidance.rules[name]?.isCostly)
  return (
    <>
      {costly.length > 0 && <RuleFacts guidance={guidance} names={costly} />}
      <details className="mt-2 border-t border-line pt-1">
        <summary className="min-h-8 py-1 text-accent">{texts.more}</summary>
        <RuleFacts guidance={guidance} names={filing.filter((name) => !costly.includes(name))} />
      </details>
    </>
  )
}
