import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary'
import { QuestionForm } from './question-form'
import type { ListedSource } from './read-assessments'
import { StepFrame } from './step-frame'
import type { AssessmentsUrl } from './url'

interface Props {
  url: AssessmentsUrl
  sources: readonly ListedSource[]
  problems: readonly FieldProblem[]
}

/** The question again, with what was typed and what to mend. */
export function QuestionPage({ url, sources, problems }: Props) {
  return (
    <StepFrame step="find" title="Which home is it?" first={<ErrorSummary problems={problems} />}>
      <QuestionForm url={url} sources={sources} problems={problems} />
    </StepFrame>
  )
}
