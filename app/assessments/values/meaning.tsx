import { Fold } from '@/components/ui/page/fold'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedAppealGuidance } from '../checked-guidance'
import { describeCertainty, StatementList } from '../statement-list'
import { AppealStages } from './appeal-stages'

const texts = defineTexts('values.meaning', {
  reasons: 'Why values change here',
  exemptions: 'Exemptions to ask about',
  exemptionsLead:
    'We list their official names so that you can ask about them. Only the office can say which ones apply to your home.',
  noExemptions:
    'We have no checked list of exemptions for this place. Ask the assessor which ones there are.',
  applying: 'How to apply',
  appeal: (place: string) => `Who hears an appeal in ${place}`,
  steps: (count: number) => formatCount(count, 'step'),
})

export function Meaning({ guidance }: { guidance: CheckedAppealGuidance }) {
  const { changes, exemptions, applying, stages, jurisdiction } = guidance
  return (
    <>
      {changes.length > 0 && (
        <Fold id="reasons" title={texts.reasons} about={String(changes.length)}>
          <StatementList items={changes} />
        </Fold>
      )}
      <Fold
        id="exemptions"
        title={texts.exemptions}
        about={exemptions.length > 0 ? String(exemptions.length) : ''}
      >
        <p className="mb-3">{exemptions.length > 0 ? texts.exemptionsLead : texts.noExemptions}</p>
        <StatementList items={exemptions} />
        {applying.length > 0 && (
          <>
            <h3 className="mb-2 text-lg font-semibold">{texts.applying}</h3>
            <StatementList items={applying} />
          </>
        )}
      </Fold>
      <Fold id="appeal" title={texts.appeal(translate(jurisdiction))} about={texts.steps(stages.length)}>
        <AppealStages guidance={guidance} />
        <p className="mt-3 text-base text-muted">{describeCertainty(guidance.readOn)}</p>
      </Fold>
    </>
  )
}
