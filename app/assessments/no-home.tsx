import { ButtonLink } from '@/components/ui/button-link'
import { StepFrame } from './step-frame'
import { type NamedStep, stepTexts } from './step-texts'
import { assessmentsHref } from './url'

/** A step without a home, as after a shortened link: what it would show, and where to begin. */
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
