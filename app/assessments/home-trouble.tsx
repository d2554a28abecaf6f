import { ProblemNotice } from '@/components/provenance/problem-notice'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { NoHome } from './no-home'
import { OfficialPage } from './official-page'
import type { ChosenHome, Home } from './read-home'
import { StepFrame } from './step-frame'
import { type NamedStep, stepTexts } from './step-texts'
import { type AssessmentsUrl, assessmentsHref, questionOf } from './url'

interface Props {
  step: NamedStep
  url: AssessmentsUrl
  home: Exclude<Home, ChosenHome>
}

/** A step whose home cannot be shown: no key in the link, no such record any more, or a source that fails. */
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
              <p>
                Part of it was lost or changed on the way. Open the whole link, or look for the home again.
              </p>
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
