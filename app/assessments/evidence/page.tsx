import type { Metadata } from 'next'
import { noindex } from '@/app/_lib/noindex'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import { formatDollars } from '@/lib/format'
import type { ParsedUrl } from '@/lib/url-state'
import { checkedGuidance } from '../checked-guidance'
import { KeptOnDevice } from '../entries/device-storage'
import { EvidenceChecklist } from '../evidence-checklist'
import { type ChosenHome, homeLine } from '../fetch-home'
import { fetchValues, type HomeValues } from '../fetch-values'
import { mayPropose } from '../similar/proposals'
import { ProposedPart } from '../similar/proposed-part'
import { subjectOf } from '../similar/subject-of'
import { SimilarWithoutScripting } from '../similar/without-scripting'
import { NotKeptNotice, StepFrame } from '../step-frame'
import { StepLinks } from '../step-links'
import { homeStepPage } from '../step-page'
import { stepTexts } from '../step-texts'
import { showOwnEvidence } from '../uncovered/own-evidence-step'
import type { AssessmentsUrl } from '../url'
import { EvidenceFields } from './evidence-fields'
import { FactQuestions } from './fact-questions'

export const metadata: Metadata = { title: stepTexts.evidence.title, ...noindex }

const texts = {
  facts: 'Are the facts right?',
  factsLead:
    'If a fact is wrong, call the assessor first. The office can often correct it without an appeal.',
}

export default homeStepPage('evidence', showEvidence, { own: showOwnEvidence })

async function showEvidence(home: ChosenHome, { url }: ParsedUrl<AssessmentsUrl>) {
  const guidance = checkedGuidance(home.sourceId)
  // A frozen copy looks nothing up.
  const values = readingScope().replay ? undefined : await fetchValues(home, url)
  const isBarred = guidance?.otherAssessments?.rule === 'barred'
  const subject = values && !isBarred ? subjectOf(home, values, url) : undefined
  const hasProposals = subject !== undefined && mayPropose(home, subject)
  return (
    <StepFrame step="evidence" lead={homeLine(home)}>
      <div className="max-w-3xl">
        <NotKeptNotice />
        <KeptOnDevice property={home.key} home={homeLine(home)}>
          <Panel id="facts" title={texts.facts}>
            <p className="mb-2">{texts.factsLead}</p>
            <FactQuestions property={home.property} />
            <Provenance meta={home.meta} />
          </Panel>
          <EvidenceFields
            guidance={guidance}
            subject={subject}
            marketValue={values && marketValueOf(values)}
            proposed={hasProposals && <ProposedPart home={home} subject={subject} />}
            plain={subject && <SimilarWithoutScripting url={url} subject={subject} />}
          />
          {guidance && <EvidenceChecklist guidance={guidance} hasStanding={hasProposals} />}
        </KeptOnDevice>
        <StepLinks
          url={url}
          next={{ step: 'packet', label: 'See the packet' }}
          back={{ step: 'values', label: 'Back to the values' }}
        />
      </div>
    </StepFrame>
  )
}

function marketValueOf(values: HomeValues): string | undefined {
  if (!values.ok) return undefined
  const { assessments, property } = values.history
  const newest = assessments.toSorted((a, b) => b.year - a.year)
  const amount = [...newest, property].find((record) => typeof record?.marketValue === 'number')?.marketValue
  return typeof amount === 'number' ? formatDollars(amount) : undefined
}
