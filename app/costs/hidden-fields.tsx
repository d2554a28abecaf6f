import { type CostsUrlParams, costsUrl } from './url'

export const HiddenFields = ({ url }: { url: CostsUrlParams }) =>
  [...costsUrl.toQuery(url)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
