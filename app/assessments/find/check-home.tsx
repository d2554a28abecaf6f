import type { ReactNode } from 'react'
import { toSourceQuestion } from '@/app/_lib/act/question'
import { Provenance } from '@/components/provenance/provenance'
import { type Fact, Facts } from '@/components/ui/facts'
import { type HomeSelection, streetLineOf } from '../fetch-home'
import { homeFacts, identifyingFacts } from '../home-facts'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { type AssessmentsUrl, assessmentsHref, questionOf } from '../url'
import { HomeMap } from './home-map'

const texts = {
  lead: 'Compare the address and parcel number with your notice. We show the values next.',
  yes: 'Yes, show its values',
  asking: (title: string) => `Asking ${title}…`,
  backToMatches: 'No, back to the matches',
  another: 'No, find another home',
}

interface Props {
  url: AssessmentsUrl
  home: HomeSelection
  searched?: ReactNode
}

export function CheckHome({ url, home, searched }: Props) {
  const here = { ...url, source: home.sourceId, key: home.key }
  const { city, stateCode } = home.property
  const ownAddress = [streetLineOf(home), city, stateCode].filter(Boolean).join(', ')
  const hasMatches = !searched && Boolean(url.q || url.id)
  return (
    <StepFrame step="find" lead={texts.lead}>
      <div className="gap-x-8 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0 max-w-reading">
          <CheckFacts url={url} home={home} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <HomeMap home={home} />
        </div>
        {/* On a phone the answers must stick to the bottom of the page, and not to the bottom of this section. */}
        <div className="min-w-0 max-sm:contents">
          <StepLinks
            url={here}
            here="find"
            isQuestion
            next={{
              step: 'values',
              label: texts.yes,
              press: {
                question: toSourceQuestion('us-public-assessments', 'getHomeownerSummary', {
                  propertyKey: home.key,
                }),
                busy: texts.asking(home.source?.title ?? 'the assessor'),
              },
            }}
            back={
              hasMatches
                ? { step: 'find', label: texts.backToMatches, url: questionOf(here) }
                : {
                    step: 'question',
                    label: texts.another,
                    url: { ...questionOf(here), ...(url.q || url.id ? {} : { q: ownAddress }) },
                  }
            }
          />
        </div>
        <div className="min-w-0 max-w-reading">
          {searched}
          <Provenance meta={home.meta} />
        </div>
      </div>
    </StepFrame>
  )
}

function CheckFacts({ url, home }: Pick<Props, 'url' | 'home'>) {
  const { property, source, sourceId } = home
  const query = { ...questionOf(url), source: sourceId }
  const ownWords =
    url.q || url.id ? query : { ...query, q: property.siteAddress ?? '', id: property.parcelId ?? '' }
  const question = assessmentsHref('question', ownWords)
  const changes: Readonly<Record<string, string>> = {
    siteAddress: `${question}#q`,
    parcelId: `${question}#id`,
  }
  const items: Fact[] = [
    ...homeFacts(property, identifyingFacts).map((fact) => {
      const { id, label, value } = fact
      const href = changes[id]
      return href
        ? { id, label, value: <Changeable value={value} href={href} what={label.toLowerCase()} /> }
        : fact
    }),
    {
      id: 'source',
      label: 'Record of',
      value: (
        <Changeable
          value={source?.title ?? sourceId}
          href={assessmentsHref('source', ownWords)}
          what="the record"
        />
      ),
    },
  ]
  return <Facts items={items} isDense />
}

function Changeable({ value, href, what }: { value: string; href: string; what: string }) {
  return (
    <>
      <span>{value}</span>{' '}
      <a href={href} className="ml-2 inline-flex min-h-6 items-center text-base font-normal">
        Change<span className="sr-only"> {what}</span>
      </a>
    </>
  )
}
