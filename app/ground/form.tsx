import { PointQuestion } from '@/app/_lib/places/point-question'
import { formatPoint } from '@/lib/url-state'
import { type GroundUrl, groundHref } from './url'

const texts = {
  label: 'Address or coordinates',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1.',
}

interface Props {
  url: GroundUrl
  error: string | undefined
}

export const GroundForm = ({ url, error }: Props) => (
  <PointQuestion
    action="/ground"
    id={groundHref(url)}
    label={texts.label}
    hint={texts.hint}
    maxLength={300}
    asked={url.q ?? (url.at && formatPoint(url.at).replace(',', ', '))}
    error={error}
  />
)
