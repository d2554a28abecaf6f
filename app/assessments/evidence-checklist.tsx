import { Fragment } from 'react'
import { Checkbox } from '@/components/ui/form/choice'
import { Fold } from '@/components/ui/page/fold'
import { usualEvidence, usuallyNoHelp } from '@/connectors/us-public-assessments/guidance/general'
import { type CheckedGuidance, isChecked } from './checked-guidance'
import { evidenceName, itemId } from './entries/entry-names'
import { certaintyLegend, groupByVoice, SaidBy, StatementList } from './statement-list'

/** What boards of the place accept; where we know nothing of them, what holds nearly everywhere. */
export const evidenceOf = (guidance: CheckedGuidance | undefined) =>
  guidance && guidance.evidence.length > 0 ? guidance.evidence : usualEvidence.filter(isChecked)

const texts = {
  checklist: 'What a board accepts',
  tick: 'Tick what you have.',
  facts: 'Also look for these on the full record',
  comparing: 'How to compare fairly',
  noHelp: 'What does not help',
}

export function EvidenceChecklist({ guidance }: { guidance: CheckedGuidance | undefined }) {
  const facts = guidance?.facts ?? []
  const comparing = guidance?.comparing ?? []
  const further = [
    { title: texts.facts, items: facts },
    { title: texts.comparing, items: comparing },
    { title: texts.noHelp, items: guidance?.doesNotHelp ?? usuallyNoHelp.filter(isChecked) },
  ]
  return (
    <Fold id="checklist" title={texts.checklist}>
      <p className="mb-2">{texts.tick}</p>
      {groupByVoice(evidenceOf(guidance)).map((items) => (
        <div key={items[0].text} className="mb-4 *:mb-0!">
          {items.map(({ text }) => (
            <Checkbox key={text} name={evidenceName(itemId(text))} value="yes" label={text} />
          ))}
          <SaidBy statement={items[0]} />
        </div>
      ))}
      {further.map(
        ({ title, items }) =>
          items.length > 0 && (
            <Fragment key={title}>
              <h3 className="mb-2 text-lg font-semibold">{title}</h3>
              <StatementList items={items} />
            </Fragment>
          ),
      )}
      <p className="text-base text-muted">{certaintyLegend}</p>
    </Fold>
  )
}
