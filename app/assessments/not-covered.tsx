import { ButtonLink } from '@/components/ui/button-link'
import { stateByCode } from '@/lib/states'
import { StepFrame } from './step-frame'
import { type AssessmentsUrl, assessmentsHref, questionOf } from './url'

/** Not a failure of the search: nobody we ask has the record. One next step, and a way to correct us. */
export function NotCovered({ url, state }: { url: AssessmentsUrl; state: string }) {
  const name = stateByCode(state)?.name ?? state
  return (
    <StepFrame step="find" title="This place is not covered">
      <div className="max-w-reading">
        <p className="mb-3">
          “{url.q}” is in {name}, at a place whose record we cannot ask. Nothing is wrong with the address.
        </p>
        <p className="mb-5">
          The assessor of the county or town has the record and tells you its values, usually on a website of
          their own.
        </p>
        <ButtonLink look="primary" href="https://www.usa.gov/local-governments">
          Find the local government
        </ButtonLink>
        <p className="mt-5">
          If we misread the place,{' '}
          <a href={assessmentsHref('source', questionOf(url))}>choose the record yourself</a>.
        </p>
      </div>
    </StepFrame>
  )
}
