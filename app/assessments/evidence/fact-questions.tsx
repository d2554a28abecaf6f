import { AgencyNames } from '@/components/ui/agency-text'
import { RadioGroup } from '@/components/ui/form/choice'
import { TextInput } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { factNoteName, verdictName, verdicts } from '../entries/entry-names'
import type { HomeRecordFact } from '../home-facts'

const texts = defineTexts('evidence.fact-questions', {
  none: 'The record has no facts about the home, only its parcel number.',
  instead: 'What is right instead',
})

/** The fields are outside of any form, so that no form sends them. */
export function FactQuestions({ facts }: { facts: readonly HomeRecordFact[] }) {
  if (facts.length === 0) return <p>{texts.none}</p>
  const options = Object.entries(verdicts).map(([value, label]) => ({ value, label }))
  return facts.map(({ id, label, value, agencyWords }) => (
    <section
      key={id}
      aria-label={label}
      className="border-b border-line pt-1.5 *:mb-0! [&_legend]:mb-0! [&:has(input[value=wrong]:checked)>div]:block"
    >
      <RadioGroup
        name={verdictName(id)}
        label={
          <>
            {label}:{' '}
            <span className="text-accent">
              <AgencyNames text={value} names={agencyWords} />
            </span>
          </>
        }
        options={options}
        inline
      />
      <div className="hidden pb-2">
        <TextInput name={factNoteName(id)} label={texts.instead} autoComplete="off" />
      </div>
    </section>
  ))
}
