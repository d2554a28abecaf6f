import type { ReactNode } from 'react'
import { nameOfTool } from '@/app/_lib/frame/workflows'
import { Notice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Steps } from '@/components/ui/page/steps'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { namedSteps, stepNames, stepTexts, type VisibleStep } from './step-texts'

const texts = defineTexts('find.step-frame', {
  noScripting: 'Scripting is switched off',
  notKept:
    'What you write on this page cannot be kept. Read on, and fill in the printed pages at the end by hand.',
})

/** Texts and fields stay readable on a wide screen. Tables, charts and maps use the whole page. */
const TEXT_WIDTH =
  'not-print:[&_.grid-cols-2]:max-w-3xl not-print:[&_dl]:max-w-3xl not-print:[&_fieldset]:max-w-3xl not-print:[&_input]:max-w-lg not-print:[&_p]:max-w-3xl not-print:[&_textarea]:max-w-3xl'

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
        eyebrow={<a href={localHref('/assessments')}>{nameOfTool('/assessments')}</a>}
        title={title}
        lead={lead}
      />
      <div className={TEXT_WIDTH}>{children}</div>
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
