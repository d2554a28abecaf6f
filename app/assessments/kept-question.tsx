import { type AssessmentsUrl, assessmentsUrl } from './url'

/** The state of the page in a form that asks for one thing more. */
export function KeptQuestion({ url }: { url: AssessmentsUrl }) {
  return [...assessmentsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
