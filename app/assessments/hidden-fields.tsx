import { type AssessmentsUrl, assessmentsUrl } from './url'

export function KeptQuestion({ url }: { url: AssessmentsUrl }) {
  return [...assessmentsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
