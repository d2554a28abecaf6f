import { PointQuestion } from '@/app/_lib/places/point-question'
import { formatPoint } from '@/lib/url-state'
import { type LandUrl, landHref } from './url'

const texts = {
  label: 'Address, coordinates or legal description',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1, or SW¼ NE¼ Sec. 14, T. 2 N., R. 3 E., Boise Meridian.',
  batch: 'Look up many points at once',
  batchShort: 'Many points',
}

interface Props {
  url: LandUrl
  error: string | undefined
}

const placeOf = ({ q, at, id }: LandUrl) => q ?? (at ? formatPoint(at).replace(',', ', ') : id)

export function LandForm({ url, error }: Props) {
  const asked = placeOf(url)
  return (
    <PointQuestion
      action="/land"
      id={landHref(url)}
      label={texts.label}
      hint={texts.hint}
      maxLength={1000}
      asked={asked}
      error={error}
    >
      <a href="/land/batch" className="inline-flex min-h-11 items-center">
        {asked === undefined ? texts.batch : texts.batchShort}
      </a>
    </PointQuestion>
  )
}
