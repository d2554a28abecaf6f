import type { ActProps } from '@/app/_lib/act/act'
import { Press } from '@/app/_lib/act/press'
import { Share } from '@/app/_lib/share/share'
import { type AssessmentsUrl, assessmentsHref, type Step } from './url'

interface Props {
  url: AssessmentsUrl
  next?: { step: Step; label: string; press?: Pick<ActProps, 'question' | 'busy'> }
  back: { step: Step; label: string }
  here: Step
}

/** On and back, and this page to share: plain links, so that the browser's own Back does the same. */
export function StepLinks({ url, next, back, here }: Props) {
  return (
    <>
      <nav aria-label="Steps" className="mt-8 print:hidden">
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          {next && (
            <Press busy="" {...next.press} look="primary" href={assessmentsHref(next.step, url)}>
              {next.label}
            </Press>
          )}
          <a href={assessmentsHref(back.step, url)} className="inline-flex min-h-11 items-center">
            {back.label}
          </a>
        </div>
      </nav>
      <Share href={assessmentsHref(here, url)} />
    </>
  )
}
