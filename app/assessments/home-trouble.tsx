import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { AssessmentSource } from './fetch-assessments'
import type { ChosenHome, Home } from './fetch-home'
import { StepFrame } from './step-frame'
import { type NamedStep, stepTexts } from './step-texts'
import { type AssessmentsUrl, assessmentsHref, questionOf } from './url'

interface Props {
  step: NamedStep
  url: AssessmentsUrl
  home: Exclude<Home, ChosenHome>
}

/** Shown if the link has no valid key, the record no longer exists, or the source fails. */
export function HomeTrouble({ step, url, home }: Props) {
  if (home.kind === 'no-key') return <NoHome step={step} />
  const ask = assessmentsHref('question', questionOf(url))
  return (
    <StepFrame step={step} title={stepTexts[step].title}>
      {home.kind === 'problem' ? (
        <ProblemNotice
          problem={home.problem}
          retry={assessmentsHref(step, url)}
          stillStands={home.source && <OfficialPage source={home.source} />}
          instead={{ href: ask, label: 'Find your home again' }}
        />
      ) : (
        <div className="max-w-reading">
          {home.kind === 'unreadable' ? (
            <Notice kind="warn" title="This link does not name a home">
              <p>The link lost a part or was changed. Open the whole link, or find the home again.</p>
            </Notice>
          ) : (
            <p className="mb-5">
              The source has no record under this link any more. Parcels are divided, joined and renumbered.
              Look for the home again. {home.source && <OfficialPage source={home.source} />}
            </p>
          )}
          <ButtonLink look="primary" href={ask}>
            Find your home again
          </ButtonLink>
        </div>
      )}
    </StepFrame>
  )
}

/** Lets people look up the record themselves if we cannot show it. */
export function OfficialPage({ source }: { source: AssessmentSource }) {
  return (
    <>
      You can look at the <a href={source.officialPage}>official page of {source.title}</a> yourself.
    </>
  )
}

/** Shown without a home, as after a truncated link: the purpose of the step and where to begin. */
export function NoHome({ step }: { step: NamedStep }) {
  return (
    <StepFrame step={step} title={stepTexts[step].title} lead={stepTexts[step].about}>
      <p className="mb-5 max-w-reading">
        This page needs a home first. Find yours by its address or its parcel number; it takes two steps.
      </p>
      <ButtonLink look="primary" href={assessmentsHref('question')}>
        Find your home
      </ButtonLink>
    </StepFrame>
  )
}
