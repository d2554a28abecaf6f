import type { Metadata } from 'next'
import { asking } from '@/app/_lib/act/question'
import { noindex } from '@/app/_lib/noindex'
import { Provenance } from '@/components/provenance/provenance'
import { type Fact, Facts } from '@/components/ui/facts'
import type { ParsedUrl } from '@/lib/url-state'
import type { ChosenHome } from '../fetch-home'
import { homeFacts, identifyingFacts } from '../home-facts'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { type AssessmentsUrl, assessmentsHref, questionOf } from '../url'

export const metadata: Metadata = { title: stepTexts.check.title, ...noindex }

export default homeStepPage('check', showCheck)

/** Facts only: no value before the person has said that this is the home. */
function showCheck(home: ChosenHome, { url }: ParsedUrl<AssessmentsUrl>) {
  return (
    <StepFrame
      step="check"
      lead="Look at the address, the unit and the parcel number. The values come after this."
    >
      <div className="max-w-reading">
        <CheckFacts url={url} home={home} />
        <Provenance meta={home.meta} />
        <StepLinks
          url={{ ...url, source: home.sourceId }}
          here="check"
          next={{
            step: 'history',
            label: 'Yes, show its values',
            press: {
              question: asking('us-public-assessments', 'getHomeownerSummary', { propertyKey: home.key }),
              busy: `Asking ${home.source?.title ?? 'the assessor'}…`,
            },
          }}
          back={
            url.q || url.id
              ? { step: 'find', label: 'No, back to the matches' }
              : { step: 'question', label: 'No, find another home' }
          }
        />
      </div>
    </StepFrame>
  )
}

/** What a person can change leads back to its question, filled in with what is there now. */
function CheckFacts({ url, home }: { url: AssessmentsUrl; home: ChosenHome }) {
  const { property, source, sourceId } = home
  const asked = { ...questionOf(url), source: sourceId }
  const ownWords =
    url.q || url.id ? asked : { ...asked, q: property.siteAddress ?? '', id: property.parcelId ?? '' }
  const question = assessmentsHref('question', ownWords)
  const changes: Readonly<Record<string, string>> = {
    siteAddress: `${question}#q`,
    parcelId: `${question}#id`,
  }
  const items: Fact[] = [
    {
      id: 'source',
      label: 'Record of',
      value: source?.title ?? sourceId,
      note: <Change href={assessmentsHref('source', ownWords)} what="the record" />,
    },
    ...homeFacts(property, identifyingFacts).map((fact) => {
      const href = changes[fact.id]
      return href ? { ...fact, note: <Change href={href} what={fact.label.toLowerCase()} /> } : fact
    }),
  ]
  return <Facts items={items} />
}

function Change({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} className="inline-flex min-h-6 items-center">
      Change<span className="sr-only"> {what}</span>
    </a>
  )
}
