import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { Provenance } from '@/components/provenance/provenance'
import { guidanceFor } from '@/lib/appeal-guidance/guidance-for'
import { KeptOnDevice } from '../entries/kept-on-device'
import { FactQuestions } from '../fact-questions'
import { homeLine } from '../home-line'
import { HomeTrouble } from '../home-trouble'
import { NotKeptNotice } from '../not-kept-notice'
import { parseAssessmentsUrl, type Query } from '../parse'
import { readHome } from '../read-home'
import { certaintyLegend, StatementList } from '../statement-list'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { stepTexts } from '../step-texts'

interface Props {
  searchParams: Promise<Query>
}

export const metadata: Metadata = { title: stepTexts.facts.title, ...noindex }

export default async function Page({ searchParams }: Props) {
  const { url } = parseAssessmentsUrl(await searchParams)
  const home = await readHome(url)
  if (home.kind !== 'home') return <HomeTrouble step="facts" url={url} home={home} />
  const also = guidanceFor(home.sourceId)?.facts ?? []
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
