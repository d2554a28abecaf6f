import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import type { ParsedUrl } from '@/lib/url-state'
import { checkedGuidance } from '../checked-guidance'
import { KeptOnDevice } from '../entries/kept-on-device'
import { EvidenceChecklist } from '../evidence-checklist'
import { type ChosenHome, homeLine } from '../fetch-home'
import { fetchValues } from '../fetch-values'
import { subjectOf } from '../similar/subject-of'
import { certaintyLegend } from '../statement-list'
import { NotKeptNotice, StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import type { AssessmentsUrl } from '../url'
import { EvidenceFields } from './evidence-fields'

export const metadata: Metadata = { title: stepTexts.evidence.title, ...noindex }

export default homeStepPage('evidence', showEvidence)

async function showEvidence(home: ChosenHome, { url }: ParsedUrl<AssessmentsUrl>) {
  const values = await fetchValues(home, url)
  return (
    <StepFrame step="evidence" lead={homeLine(home)}>
      <div className="max-w-3xl">
        <p className="mb-6 text-muted">{certaintyLegend}</p>
        <NotKeptNotice />
        <KeptOnDevice property={home.key}>
          <EvidenceChecklist guidance={checkedGuidance(home.sourceId)} />
          <EvidenceFields subject={subjectOf(home, values, url)} />
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
