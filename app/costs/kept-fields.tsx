import { type CostsUrl, costsQuery } from './url'

/** What was chosen before travels along with a form. */
export function KeptFields({ url }: { url: CostsUrl }) {
  return [...costsQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
