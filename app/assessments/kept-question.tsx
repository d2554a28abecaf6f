import { type AssessmentsUrl, assessmentsUrl } from './url'

/** Hidden inputs that carry the page's state in a form with one more question. */
export function KeptQuestion({ url }: { url: AssessmentsUrl }) {
  return [...assessmentsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
