import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Steps } from '@/components/ui/page/steps'
import { type NamedStep, namedSteps, stepNames, stepTexts } from './step-texts'

interface Props {
  step: NamedStep
  title?: ReactNode
  lead?: ReactNode
  /** Above everything else: an error summary. */
  first?: ReactNode
  children: ReactNode
}

/** One page of the flow: where one is, what it asks, and nothing of the other steps. */
export function StepFrame({ step, title = stepTexts[step].title, lead, first, children }: Props) {
  return (
    <PageFrame>
      {first}
      <Steps steps={stepNames} current={namedSteps.indexOf(step) + 1} />
      <PageHeading eyebrow={<a href="/assessments">Assessments</a>} title={title} lead={lead} />
      {children}
    </PageFrame>
  )
}

/** Only what the browser does for the person needs scripting; the printed pages are then filled in by hand. */
export function NotKeptNotice() {
  return (
    <noscript>
      <Notice kind="info" title="Scripting is switched off">
        <p>
          What you write on this page cannot be kept. Read on, and fill in the printed pages at the end by
          hand.
        </p>
      </Notice>
    </noscript>
  )
}
