import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Steps } from '@/components/ui/page/steps'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { namedSteps, stepNames, stepTexts, type VisibleStep } from './step-texts'

const texts = defineTexts('find.step-frame', {
  assessments: 'Assessments',
  noScripting: 'Scripting is switched off',
  notKept:
    'What you write on this page cannot be kept. Read on, and fill in the printed pages at the end by hand.',
})

interface Props {
  step: VisibleStep
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
      <PageHeading
        eyebrow={<a href={localHref('/assessments')}>{texts.assessments}</a>}
        title={title}
        lead={lead}
      />
      {children}
    </PageFrame>
  )
}

export function StorageNotice() {
  return (
    <noscript>
      <Notice kind="info" title={texts.noScripting}>
        <p>{texts.notKept}</p>
      </Notice>
    </noscript>
  )
}
