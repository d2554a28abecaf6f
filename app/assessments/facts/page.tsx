import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import { Provenance } from '@/components/provenance/provenance'
import { RadioGroup } from '@/components/ui/form/choice'
import { TextInput } from '@/components/ui/form/text-input'
import type { ParsedUrl } from '@/lib/url-state'
import { checkedGuidance } from '../checked-guidance'
import { factNoteName, verdictName, verdicts } from '../entries/entry-names'
import { KeptOnDevice } from '../entries/kept-on-device'
import type { Candidate } from '../fetch-assessments'
import { type ChosenHome, homeLine } from '../fetch-home'
import { checkableFacts, homeFacts } from '../home-facts'
import { certaintyLegend, StatementList } from '../statement-list'
import { NotKeptNotice, StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import type { AssessmentsUrl } from '../url'

export const metadata: Metadata = { title: stepTexts.facts.title, ...noindex }

export default homeStepPage('facts', showFacts)

function showFacts(home: ChosenHome, { url }: ParsedUrl<AssessmentsUrl>) {
  const also = checkedGuidance(home.sourceId)?.facts ?? []
  return (
    <StepFrame step="facts" lead={homeLine(home)}>
      <div className="max-w-reading">
        <p className="mb-6">
          Compare each fact with the home itself. If one is wrong, tell the assessor first: a wrong fact can
          often be corrected without an appeal.
        </p>
        <NotKeptNotice />
        <KeptOnDevice property={home.key}>
          <FactQuestions property={home.property} />
        </KeptOnDevice>
        <Provenance meta={home.meta} />
        {also.length > 0 && (
          <>
            <h2 className="mt-8 mb-2 text-xl font-semibold">Also look for these on the full record</h2>
            <StatementList items={also} />
            <p className="text-muted">{certaintyLegend}</p>
          </>
        )}
        <StepLinks
          url={url}
          here="facts"
          next={{ step: 'evidence', label: 'Gather evidence' }}
          back={{ step: 'meaning', label: 'Back to the meaning' }}
        />
      </div>
    </StepFrame>
  )
}

const options = Object.entries(verdicts).map(([value, label]) => ({ value, label }))

/** One question for each recorded fact. No form around them: nothing here is ever sent. */
function FactQuestions({ property }: { property: Candidate }) {
  const facts = homeFacts(property, checkableFacts)
  if (facts.length === 0) return <p>The source publishes only the number of the home, no other facts.</p>
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
