import { ProblemNotice } from '@/components/provenance/problem-notice'
import type { Problem } from '@/lib/connector/errors'
import { OfficialPage } from './official-page'
import type { ListedSource } from './read-assessments'
import { StepFrame } from './step-frame'
import { type AssessmentsUrl, assessmentsHref, questionOf } from './url'

interface Props {
  url: AssessmentsUrl
  problem: Problem
  source?: ListedSource | undefined
}

/** The source could not be asked: why, and what can still be done. */
export function FindProblem({ url, problem, source }: Props) {
  return (
    <StepFrame step="find" title="The record could not be asked">
      <ProblemNotice
        problem={problem}
        retry={assessmentsHref('find', url)}
        stillStands={source && <OfficialPage source={source} />}
        instead={{ href: assessmentsHref('question', questionOf(url)), label: 'Change the question' }}
      />
      <p className="text-muted">What you typed is kept: {[url.q, url.id].filter(Boolean).join(', ')}</p>
    </StepFrame>
  )
}
