import { AgencyNames } from '@/components/ui/agency-text'
import { Facts } from '@/components/ui/facts'
import { Fold } from '@/components/ui/page/fold'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { CheckedAppealGuidance, CheckedAppealStage } from '../checked-guidance'
import { filingStages } from '../law/filing-stages'
import { StatementSource } from '../statement-list'
import { HearingField } from './hearing-field'

const texts = defineTexts('after.panel', {
  title: 'After you file',
  words: 'Words of a decision letter',
  wordsLead: 'What these words usually mean. Your letter may define them differently, and then it decides.',
  next: (body) => `If you disagree with the decision, the next step is: ${body}.`,
  nextUnknown: 'If you disagree with the decision, the letter says where you can appeal next and by when.',
  nextRule: 'We have not confirmed its deadline. The letter states it.',
  /** These are general meanings, which can differ from those of a place. */
  meanings: [
    { label: 'No change, sustained, affirmed, denied', value: 'The board left the value as it was.' },
    {
      label: 'Reduced, lowered, granted in part',
      value: 'The board lowered the value. The letter has the new one.',
    },
    { label: 'Increased, raised', value: 'The board raised the value.' },
    {
      label: 'Stipulated, settled, agreed',
      value: 'You and the office agreed on a value, and the board accepted it.',
    },
    { label: 'Withdrawn', value: 'The person who filed the appeal took it back.' },
    {
      label: 'Dismissed',
      value: 'The board closed the appeal without deciding about the value. The letter says why.',
    },
    { label: 'Remanded', value: 'The case goes back to an earlier body, which decides again.' },
  ],
})

interface Props {
  property: string
  home: string
  guidance: CheckedAppealGuidance | undefined
}

export function AfterPanel({ property, home, guidance }: Props) {
  return (
    <Fold id="after" title={texts.title}>
      <HearingField property={property} home={home} />
      <NextLevel stage={filingStages(guidance?.stages).next} />
      <h3 className="mt-4 mb-2 text-lg font-semibold">{texts.words}</h3>
      <p className="mb-2">{texts.wordsLead}</p>
      <Facts items={texts.meanings} look="prose" />
    </Fold>
  )
}

function NextLevel({ stage }: { stage: CheckedAppealStage | undefined }) {
  if (!stage) return <p>{texts.nextUnknown}</p>
  const rule = stage.deadline?.rule
  return (
    <>
      <p>
        <AgencyNames text={texts.next(translate(stage.body))} names={[stage.body]} />{' '}
        {rule ? translate(rule.text) : texts.nextRule}
      </p>
      {rule && <StatementSource statement={rule} />}
    </>
  )
}
