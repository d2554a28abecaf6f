import { type AssessmentsUrl, assessmentsQuery } from './url'

/** The state of the page in a form that asks for one thing more. */
export function KeptQuestion({ url }: { url: AssessmentsUrl }) {
  return [...assessmentsQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
