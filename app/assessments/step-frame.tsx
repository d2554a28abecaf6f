import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Steps } from '@/components/ui/page/steps'
import { namedSteps, type StepLabel, stepNames, stepTexts } from './step-texts'

interface Props {
  step: StepLabel
  title?: ReactNode
  lead?: ReactNode
  first?: ReactNode
  children: ReactNode
}

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

export function StorageNotice() {
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
