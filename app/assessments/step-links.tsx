import type { ActionButtonProps } from '@/app/_lib/act/action-button'
import { Press } from '@/app/_lib/act/press'
import { Share } from '@/app/_lib/share/share'
import { defineTexts } from '@/lib/language/define-texts'
import { type AssessmentStep, type AssessmentsUrlParams, assessmentsHref } from './url'

const texts = defineTexts('find.step-links', {
  print: 'Print what I have',
  share: 'Share this page',
  steps: 'Steps',
})

interface Props {
  url: AssessmentsUrlParams
  next?: { step: AssessmentStep; label: string; press?: Pick<ActionButtonProps, 'question' | 'busy'> }
  back: { step: AssessmentStep; label: string; url?: AssessmentsUrlParams }
  here?: AssessmentStep
  isQuestion?: boolean
}

export function StepLinks({ url, next, back, here, isQuestion = false }: Props) {
  const goBack = (
    <a href={assessmentsHref(back.step, back.url ?? url)} className="inline-flex min-h-11 items-center">
      {back.label}
    </a>
  )
  return (
    <>
      {!isQuestion && <p className="print:hidden">{goBack}</p>}
      {next && (
        <nav
          aria-label={texts.steps}
          data-sticky-foot=""
          className="mb-1 flex flex-wrap items-center gap-x-5 gap-y-1 sm:mb-4 max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-2 print:hidden"
        >
          <Press busy="" {...next.press} look="primary" href={assessmentsHref(next.step, url)}>
            {next.label}
          </Press>
          {isQuestion ? (
            goBack
          ) : (
            <a href={assessmentsHref('packet', url)} className="inline-flex min-h-11 items-center">
              {texts.print}
            </a>
          )}
        </nav>
      )}
      {here && (
        <details className="print:hidden">
          <summary className="inline-block min-h-11 py-2 text-accent">{texts.share}</summary>
          <Share href={assessmentsHref(here, url)} />
        </details>
      )}
    </>
  )
}
