import { AgencyWords } from '@/components/ui/agency-text'
import { Facts } from '@/components/ui/facts'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextArea } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { compareHome, describeComparison } from '../../compare/compare-homes'
import { SIMILAR_HOMES } from '../../entries/entry-names'
import type { HomeSelection } from '../../fetch-home'
import { HiddenFields } from '../../hidden-fields'
import { type AssessmentsUrlParams, steps } from '../../url'
import type { SimilarHomeLookupOutcome } from '../look-up'
import { texts as rowTexts } from '../row-entries'
import type { ComparisonSubject } from '../similar-home'
import { columnsFor } from '../value-label'
import { ChoiceLinks } from './choice-links'
import { fetchTypedHomes } from './look-up-typed'

const texts = defineTexts('similar.typed', {
  label: 'Addresses of similar homes',
  hint: (most: number) =>
    `One a line, ${most} at most. We look each one up and put what we find on the printed pages.`,
  submit: 'Look them up',
  found: 'What the record says about the homes you typed',
})

interface Props {
  home: HomeSelection
  url: AssessmentsUrlParams
  subject: ComparisonSubject
}

export async function SimilarWithoutScripting({ home, url, subject }: Props) {
  const { similar = '', ...rest } = url
  const outcomes = await fetchTypedHomes(home, subject, similar)
  return (
    <>
      <form action={localHref(`${steps.evidence}#similar`)} className="hidden noscript:block print:hidden">
        <HiddenFields url={rest} />
        <TextArea
          id="similar-addresses"
          name="similar"
          label={texts.label}
          hint={texts.hint(SIMILAR_HOMES)}
          defaultValue={similar}
          rows={5}
        />
        <SubmitButton look="secondary">{texts.submit}</SubmitButton>
      </form>
      {outcomes.length > 0 && (
        <section aria-label={texts.found} className="mt-4">
          <h3 className="mb-2 text-lg font-semibold">{texts.found}</h3>
          {outcomes.map(({ address, outcome }) => (
            <div key={address} className="mb-3">
              <p className="font-semibold">{address}</p>
              <Outcome address={address} outcome={outcome} subject={subject} url={url} />
            </div>
          ))}
        </section>
      )}
    </>
  )
}

interface OutcomeProps extends Omit<Props, 'home'> {
  address: string
  outcome: SimilarHomeLookupOutcome
}

function Outcome({ address, outcome, subject, url }: OutcomeProps) {
  if (outcome.kind === 'refused') return <p>{outcome.message}</p>
  if (outcome.kind === 'choose')
    return (
      <>
        <p>{outcome.message}</p>
        <ChoiceLinks choices={outcome.choices} url={url} field="similar" line={address} />
      </>
    )
  const values: Readonly<Record<string, string | undefined>> = { ...outcome.home }
  const comparison = compareHome(subject.own, (column) => values[column] ?? '')
  return (
    <>
      {comparison && <p>{describeComparison(comparison)}</p>}
      {outcome.home.sale && <p>{rowTexts.lastSale(outcome.home.sale)}</p>}
      <Facts
        items={columnsFor(subject).flatMap(({ id, label }) => {
          const value = values[id]
          return value ? [{ id, label, value: id === 'class' ? <AgencyWords text={value} /> : value }] : []
        })}
      />
    </>
  )
}
