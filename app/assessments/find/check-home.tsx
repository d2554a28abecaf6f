import type { ReactNode } from 'react'
import { toSourceQuestion } from '@/app/_lib/act/question'
import { Provenance } from '@/components/provenance/provenance'
import { Facts, type LabeledValue } from '@/components/ui/facts'
import { Rich } from '@/components/ui/page/rich'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type HomeSelection, streetLineOf } from '../fetch-home'
import { homeFacts, identifyingFacts } from '../home-facts'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { type AssessmentsUrlParams, assessmentsHref, questionOf } from '../url'
import { markAgencyWords } from './agency-fact'
import { HomeMap } from './home-map'

const texts = defineTexts('find.check-home', {
  lead: 'Compare the address and parcel number with your notice. We show the values next.',
  yes: 'Yes, show its values',
  asking: (title: string) => `Asking ${title}…`,
  askingAssessor: 'Asking the assessor…',
  backToMatches: 'No, back to the matches',
  another: 'No, find another home',
  recordOf: 'Record of',
  changes: {
    siteAddress: 'Change<what> address</what>',
    parcelId: 'Change<what> parcel number</what>',
    source: 'Change<what> the record</what>',
  },
})

interface Props {
  url: AssessmentsUrlParams
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
        {/* On a phone `contents` removes this box, so that the buttons stick to the bottom of the page and
            not of the box. */}
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
                busy: home.source ? texts.asking(translate(home.source.title)) : texts.askingAssessor,
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
  const changes = { siteAddress: `${question}#q`, parcelId: `${question}#id` }
  const items: LabeledValue[] = [
    ...homeFacts(property, identifyingFacts).map((fact) => {
      const { id, label, value } = fact
      return id === 'siteAddress' || id === 'parcelId'
        ? { id, label, value: <Changeable value={value} href={changes[id]} change={texts.changes[id]} /> }
        : markAgencyWords(fact)
    }),
    {
      id: 'source',
      label: texts.recordOf,
      value: (
        <Changeable
          value={translate(source?.title ?? sourceId)}
          href={assessmentsHref('source', ownWords)}
          change={texts.changes.source}
        />
      ),
    },
  ]
  return <Facts items={items} isDense />
}

function Changeable({ value, href, change }: { value: string; href: string; change: string }) {
  return (
    <>
      <span>{value}</span>{' '}
      <a href={href} className="ml-2 inline-flex min-h-6 items-center text-base font-normal">
        <Rich text={change} parts={{ what: (words) => <span className="sr-only">{words}</span> }} />
      </a>
    </>
  )
}
