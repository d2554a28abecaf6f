import { RadioGroup } from '@/components/ui/radio-group'
import { TextInput } from '@/components/ui/text-input'
import { factNoteName, verdictName, verdicts } from './entries/entry-names'
import { checkableFacts, homeFacts } from './home-facts'
import type { Candidate } from './read-assessments'

const options = Object.entries(verdicts).map(([value, label]) => ({ value, label }))

/** One question for each recorded fact. No form around them: nothing here is ever sent. */
export function FactQuestions({ property }: { property: Candidate }) {
  const facts = homeFacts(property, checkableFacts)
  if (facts.length === 0) return <p>The source publishes no facts about the home besides its number.</p>
  return facts.map(({ id, label, value }) => (
    <section key={id} aria-label={label} className="mb-4 border-b border-line">
      <RadioGroup
        name={verdictName(id)}
        label={
          <>
            {label}: <span className="text-accent">{value}</span>
          </>
        }
        options={options}
        inline
      />
      <TextInput name={factNoteName(id)} label="What is right instead" autoComplete="off" />
    </section>
  ))
}
