import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { guidanceFor } from '@/lib/appeal-guidance/guidance-for'
import { KeptOnDevice } from '../entries/kept-on-device'
import { EvidenceChecklist } from '../evidence-checklist'
import { EvidenceFields } from '../evidence-fields'
import { homeLine } from '../home-line'
import { HomeTrouble } from '../home-trouble'
import { NotKeptNotice } from '../not-kept-notice'
import { parseAssessmentsUrl, type Query } from '../parse'
import { readHome } from '../read-home'
import { certaintyLegend } from '../statement-list'
import { StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { stepTexts } from '../step-texts'

interface Props {
  searchParams: Promise<Query>
}

export const metadata: Metadata = { title: stepTexts.evidence.title, ...noindex }

export default async function Page({ searchParams }: Props) {
  const { url } = parseAssessmentsUrl(await searchParams)
  const home = await readHome(url)
  if (home.kind !== 'home') return <HomeTrouble step="evidence" url={url} home={home} />
  return (
    <StepFrame step="evidence" lead={homeLine(home)}>
      <div className="max-w-3xl">
        <p className="mb-6 text-muted">{certaintyLegend}</p>
        <NotKeptNotice />
        <KeptOnDevice property={home.key}>
          <EvidenceChecklist guidance={guidanceFor(home.sourceId)} />
          <EvidenceFields />
        </KeptOnDevice>
        <StepLinks
          url={url}
          here="evidence"
          next={{ step: 'packet', label: 'See the packet' }}
          back={{ step: 'facts', label: 'Back to the facts' }}
        />
      </div>
    </StepFrame>
  )
}
