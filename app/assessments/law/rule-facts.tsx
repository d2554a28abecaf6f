import { Facts } from '@/components/ui/facts'
import { Rich } from '@/components/ui/page/rich'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { AppealRuleName, CheckedAppealGuidance } from '../checked-guidance'
import { StatementSource } from '../statement-list'
import { OfficeName } from '../values/appeal-stages'

const texts = defineTexts('law.rule-facts', {
  labels: {
    valuationDate: 'The day that counts',
    saleDates: 'Sales that count',
    burden: 'Who must prove it',
    fee: 'Fee',
    form: 'Form',
    informal: 'Before the board',
    mayRaise: 'The risk: can the value rise?',
    payment: 'Tax to pay first',
  },
  subjects: {
    valuationDate: 'the day whose value counts',
    saleDates: 'the sale dates that count',
    burden: 'who must prove what',
    fee: 'the fee',
    form: 'the form',
    informal: 'a review before the board',
    mayRaise: 'whether the board may raise the value',
    payment: 'the tax to pay before a hearing',
  },
  unconfirmed: (subjects) => `We have not confirmed ${subjects}.`,
  ask: 'Ask: <office/>.',
})

export const describeUnconfirmed = (names: readonly AppealRuleName[]): string =>
  texts.unconfirmed(formatList(names.map((name) => texts.subjects[name])))

interface Props {
  guidance: CheckedAppealGuidance
  names: readonly AppealRuleName[]
}

export function RuleFacts({ guidance: { rules, offices }, names }: Props) {
  const [office] = offices
  const items = names.flatMap((name) => {
    const rule = rules[name]
    return rule
      ? [
          {
            label: texts.labels[name],
            value: translate(rule.text),
            note: <StatementSource statement={rule} />,
          },
        ]
      : []
  })
  const missing = names.filter((name) => !rules[name])
  return (
    <>
      {items.length > 0 && <Facts items={items} look="prose" />}
      {missing.length > 0 && (
        <p className="mb-3">
          {describeUnconfirmed(missing)}{' '}
          <Rich text={texts.ask} parts={{ office: () => <OfficeName office={office} /> }} />
        </p>
      )}
    </>
  )
}
