import { formatDay } from '@/components/ui/format-day'
import { type Bounds, isRanked, narrowedBy } from './narrow'
import { type RulesUrl, rulesHref } from './url'

/** On by date, where the source serves no more of a search. */
export function ContinueLink({ url, bounds }: { url: RulesUrl; bounds: Bounds }) {
  const narrower = narrowedBy(url, bounds)
  const { from, to } = narrower
  const words = to && to !== url.to ? `up to ${formatDay(to)}` : from ? `from ${formatDay(from)} on` : ''
  return (
    <a href={rulesHref(narrower)} className="inline-flex min-h-11 items-center">
      {isRanked(url) ? 'Narrow it to' : 'Go on with'} documents {words}
    </a>
  )
}
