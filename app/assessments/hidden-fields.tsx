import { type AssessmentsUrlParams, assessmentsUrl } from './url'

export function HiddenFields({ url }: { url: AssessmentsUrlParams }) {
  return [...assessmentsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
