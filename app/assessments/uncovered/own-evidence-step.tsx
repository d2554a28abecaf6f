import { Fold } from '@/components/ui/page/fold'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import { names } from '../entries/entry-names'
import { EvidenceStep } from '../evidence/evidence-step'
import { describeUnconfirmed } from '../law/rule-facts'
import { SimilarRows } from '../similar/similar-rows'
import { typedColumns } from '../similar/value-label'
import { FindAssessor } from '../time/time-panel'
import { type AssessmentsUrlParams, assessmentsHref } from '../url'
import type { UncoveredHome } from './own-home'

const texts = defineTexts('uncovered.evidence-step', {
  ask: 'Ask the office which of them counts.',
  considers: (state) => `What a board in ${state} considers`,
  noEvidence: (state) => `We have not confirmed which evidence a board in ${state} hears, or refuses.`,
  asking: 'Ask the office before you pay for an appraisal.',
  facts:
    'We have no record of this home. Ask the office for its record card, compare the facts, and write what is wrong under “Why” below.',
  lead: 'Type the address and the assessed value of each home like yours, from its record card or its notice.',
  own: 'Your home: assessed value <value/>, from your notice.',
  missing:
    'You have not typed the assessed value of your home yet. <type>Type the values of your notice</type>.',
})

export function showOwnEvidence({ property, home, state, county }: UncoveredHome, url: AssessmentsUrlParams) {
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

const OwnValue = ({ url }: { url: AssessmentsUrlParams }) => (
  <div className="mb-2 border-t border-line py-2 [&:has([data-filled])>p:last-child]:hidden">
    <p className="hidden has-[[data-filled]]:block">
      <Rich
        text={texts.own}
        parts={{ value: () => <span data-entry={names.ownAssessed} className="font-semibold" /> }}
      />
    </p>
    <p>
      <Rich
        text={texts.missing}
        parts={{ type: (words) => <a href={assessmentsHref('values', url)}>{words}</a> }}
      />
    </p>
  </div>
)
