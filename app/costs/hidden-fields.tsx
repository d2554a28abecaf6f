import { type CostsUrl, costsUrl } from './url'

export const HiddenFields = ({ url }: { url: CostsUrl }) =>
  [...costsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
