import { Checkbox } from '@/components/ui/form/choice'
import { Panel } from '@/components/ui/page/panel'
import { usualEvidence, usuallyNoHelp } from '@/connectors/us-public-assessments/guidance/general'
import { type CheckedGuidance, isChecked } from './checked-guidance'
import { evidenceName, itemId } from './entries/entry-names'
import { SaidBy, StatementList } from './statement-list'

/** What boards of the place accept; where we know nothing of them, what holds nearly everywhere. */
export const evidenceOf = (guidance: CheckedGuidance | undefined) =>
  guidance && guidance.evidence.length > 0 ? guidance.evidence : usualEvidence.filter(isChecked)

export function EvidenceChecklist({ guidance }: { guidance: CheckedGuidance | undefined }) {
  return (
    <>
      <Panel id="checklist" title="What a board accepts">
        <p className="mb-2">Tick what you have.</p>
        {evidenceOf(guidance).map((item) => (
          <Checkbox
            key={item.text}
            name={evidenceName(itemId(item.text))}
            value="yes"
            label={item.text}
            hint={<SaidBy statement={item} />}
          />
        ))}
      </Panel>
      {guidance && guidance.comparing.length > 0 && (
        <Panel id="comparing" title="How to compare fairly">
          <StatementList items={guidance.comparing} />
        </Panel>
      )}
      <Panel id="no-help" title="What does not help">
        <StatementList items={guidance?.doesNotHelp ?? usuallyNoHelp.filter(isChecked)} />
      </Panel>
    </>
  )
}
