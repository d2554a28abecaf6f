import { localGovernments, sayNotCovered } from '@/app/say-not-covered'
import { ButtonLink } from '@/components/ui/button-link'
import { stateByCode } from '@/lib/states'
import { StepFrame } from './step-frame'
import { type AssessmentsUrl, assessmentsHref, questionOf } from './url'

interface Props {
  url: AssessmentsUrl
  state: string
  office?: string | undefined
}

/** Not a failure of the search: nobody we ask has the record. One next step, and a way to correct us. */
export function NotCovered({ url, state, office }: Props) {
  const said = sayNotCovered({ place: stateByCode(state)?.name ?? state, office })
  return (
    <StepFrame step="find" title={said.title}>
      <div className="max-w-reading">
        <p className="mb-3">
          “{url.q}”: {said.why}
        </p>
        <p className="mb-5">{said.next}</p>
        <ButtonLink look="primary" href={localGovernments.href}>
          {localGovernments.label}
        </ButtonLink>
        <p className="mt-5">
          If we misread the place,{' '}
          <a href={assessmentsHref('source', questionOf(url))}>choose the record yourself</a>.
        </p>
      </div>
    </StepFrame>
  )
}
