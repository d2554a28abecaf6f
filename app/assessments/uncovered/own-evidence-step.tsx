import { Fold } from '@/components/ui/page/fold'
import { names } from '../entries/entry-names'
import { EvidenceStep } from '../evidence/evidence-step'
import { describeUnconfirmed } from '../law/rule-facts'
import { SimilarRows } from '../similar/similar-rows'
import { typedColumns } from '../similar/value-label'
import { FindAssessor } from '../time/time-panel'
import { type AssessmentsUrl, assessmentsHref } from '../url'
import type { OwnHome } from './own-home'

const texts = {
  ask: 'Ask the office which of them counts.',
  considers: (state: string) => `What a board in ${state} considers`,
  noEvidence: (state: string) =>
    `We have not confirmed which evidence a board in ${state} hears, or refuses.`,
  asking: 'Ask the office before you pay for an appraisal.',
  facts:
    'We have no record of this home. Ask the office for its record card, compare the facts, and write what is wrong under “Why” below.',
  lead: 'Type the address and the assessed value of each home like yours, from its record card or its notice.',
  own: 'Your home: assessed value',
  from: 'from your notice',
  missing: 'You have not typed the assessed value of your home yet.',
  type: 'Type the values of your notice',
}

export function showOwnEvidence({ property, home, state, county }: OwnHome, url: AssessmentsUrl) {
  return (
    <EvidenceStep
      url={url}
      guidance={undefined}
      property={property}
      home={home}
      place={state}
      office={
        <>
          <p>{texts.ask}</p>
          <FindAssessor county={county} />
        </>
      }
      checklist={
        <Fold id="checklist" title={texts.considers(state)}>
          <p className="mb-2">{texts.noEvidence(state)}</p>
          <p className="mb-2">{describeUnconfirmed(['burden', 'valuationDate', 'saleDates'])}</p>
          <p>{texts.asking}</p>
          <FindAssessor county={county} />
        </Fold>
      }
      hints={{}}
      facts={<p>{texts.facts}</p>}
      saleHome={null}
      similar={
        <>
          <OwnValue url={url} />
          <SimilarRows subject={undefined} lead={texts.lead} columns={typedColumns(undefined)} beginsOpen />
        </>
      }
    />
  )
}

const OwnValue = ({ url }: { url: AssessmentsUrl }) => (
  <div className="mb-2 border-t border-line py-2 [&:has([data-filled])>p:last-child]:hidden">
    <p className="hidden has-[[data-filled]]:block">
      {texts.own} <span data-entry={names.ownAssessed} className="font-semibold" />, {texts.from}.
    </p>
    <p>
      {texts.missing} <a href={assessmentsHref('values', url)}>{texts.type}</a>.
    </p>
  </div>
)
