import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import { areaQuery, OUTSIDE } from '../area-query'
import { hasFilter } from '../say-filter'
import type { FilterErrors } from './read-filter-form'
import { type CountState, sayCounted } from './say-count'
import { useCount } from './use-count'
import { useSettled } from './use-settled'
import { useViewAnswer } from './use-view-answer'
import type { Work } from './use-workspace'

export type DraftCount = { kind: 'matched'; matched: number; total: number } | { kind: 'said'; text: string }

const REST_MS = 500
const texts = {
  mend: 'Correct the fields to see how many parcels meet these filters.',
  counting: 'Counting the parcels that meet these filters.',
}

interface Draft {
  filter: ParcelFilter
  errors: FilterErrors
}

/** How many parcels the filters would leave, before they are applied. */
export function useDraftCount({ state, isClose, isOutside }: Work, { filter, errors }: Draft): DraftCount {
  const isSound = Object.keys(errors).length === 0
  const asked = areaQuery(state.bounds, filter, { sort: state.url.sort }).toString()
  const settled = useSettled(asked, REST_MS)
  const isSettled = settled === asked
  const isAsked = isSound && !isOutside
  const { data, isPlaceholderData } = useViewAnswer(settled, isClose && isAsked && isSettled)
  const count = useCount(state.bounds, filter, !isClose && isAsked)
  if (!isSound) return { kind: 'said', text: texts.mend }
  if (isOutside) return { kind: 'said', text: OUTSIDE }
  if (!isClose) return toDraftCount(count, hasFilter(filter))
  if (!data || isPlaceholderData || !isSettled) return { kind: 'said', text: texts.counting }
  if (!data.ok) return { kind: 'said', text: data.problem.message }
  return { kind: 'matched', matched: data.data.matched, total: data.data.total }
}

const toDraftCount = (count: CountState, filtered: boolean): DraftCount => ({
  kind: 'said',
  text: sayCounted(count, filtered),
})
