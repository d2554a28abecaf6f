import type { ListedSource } from './read-assessments'
import { SourceList } from './source-list'
import { StepFrame } from './step-frame'
import { type AssessmentsUrl, questionOf } from './url'

const reasons = {
  several:
    'The address fits the area of more than one record, or lies in a state where only some places are covered.',
  'unknown-place':
    'The Census Bureau knows no such address, so the place could not be told from it. New streets are often missing.',
  'look-up-failed': 'The look-up of addresses does not answer at the moment, so the place could not be told.',
  'id-alone': 'A parcel number alone does not tell the place: the same number occurs in many counties.',
} as const

interface Props {
  url: AssessmentsUrl
  why: keyof typeof reasons
  sources: readonly ListedSource[]
}

/** One question more: in whose record to look. What was typed goes along. */
export function ChooseSource({ url, why, sources }: Props) {
  return (
    <StepFrame
      step="find"
      title="Which record has this home?"
      lead={`${reasons[why]} Choose the place, and the search goes on.`}
    >
      <SourceList url={questionOf(url)} sources={sources} />
    </StepFrame>
  )
}
