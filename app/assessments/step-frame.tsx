import type { ReactNode } from 'react'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { Steps } from '@/components/ui/steps'
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
