import { type AssessmentsUrl, assessmentsUrl } from './url'

export function HiddenFields({ url }: { url: AssessmentsUrl }) {
  return [...assessmentsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
