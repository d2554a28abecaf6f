import { Fragment } from 'react'
import { Checkbox } from '@/components/ui/form/choice'
import { Fold } from '@/components/ui/page/fold'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type CheckedAppealGuidance, isPrintable } from './checked-guidance'
import { evidenceName, itemId, names } from './entries/entry-names'
import { RuleFacts } from './law/rule-facts'
import { describeSaleDays } from './law/sale-days'
import { describeValuationDay } from './law/valuation-day'
import { describeCertainty, groupByVoice, StatementList, StatementSource } from './statement-list'
import { OfficeLine } from './values/appeal-stages'

const texts = defineTexts('find.evidence-checklist', {
  checklist: 'What a board accepts',
  tick: 'Tick what you have. The packet lists it.',
  others: 'Also named, but not in the packet',
  notConfirmed: (place: string) => `We have not confirmed what a board in ${place} considers. Ask:`,
  standing: 'Where your home ranks among similar homes: a sheet of the packet',
  facts: 'Also look for these on the full record',
  comparing: 'How to compare fairly',
  noHelp: 'What does not help',
})

interface Props {
  guidance: CheckedAppealGuidance
  hasStanding: boolean
  year?: number | undefined
}

export function EvidenceChecklist({ guidance, hasStanding, year }: Props) {
  const { jurisdiction, evidence, facts, comparing, doesNotHelp, offices } = guidance
  const days = [
    describeValuationDay(guidance, year),
    describeSaleDays(guidance.rules.saleDates?.window, year),
  ].filter((text) => text !== undefined)
  const listed = evidence.filter(isPrintable)
  const further = [
    { title: texts.others, items: evidence.filter((item) => !isPrintable(item)) },
    { title: texts.facts, items: facts },
    { title: texts.comparing, items: comparing },
    { title: texts.noHelp, items: doesNotHelp },
  ]
  return (
    <Fold id="checklist" title={texts.checklist}>
      <RuleFacts guidance={guidance} names={['burden', 'valuationDate', 'saleDates']} />
      {days.map((text) => (
        <p key={text} className="mb-4">
          {text}
        </p>
      ))}
      {listed.length > 0 && <p className="mb-2">{texts.tick}</p>}
      {evidence.length === 0 && (
        <p className="mb-4">
          {texts.notConfirmed(translate(jurisdiction))} <OfficeLine office={offices[0]} />
        </p>
      )}
      {groupByVoice(listed).map((items) => (
        <div key={items[0].text} className="mb-4 *:mb-0!">
          {items.map(({ text }) => (
            <Checkbox key={text} name={evidenceName(itemId(text))} value="yes" label={translate(text)} />
          ))}
          <StatementSource statement={items[0]} />
        </div>
      ))}
      {hasStanding && <Checkbox name={names.standing} value="yes" label={texts.standing} />}
      {further.map(
        ({ title, items }) =>
          items.length > 0 && (
            <Fragment key={title}>
              <h3 className="mb-2 text-lg font-semibold">{title}</h3>
              <StatementList items={items} />
            </Fragment>
          ),
      )}
      <p className="text-base text-muted">{describeCertainty(guidance.readOn)}</p>
    </Fold>
  )
}
