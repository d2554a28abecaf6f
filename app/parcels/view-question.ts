import { filterUrl } from '@/components/parcels/parcel-filter'
import type { ParcelSort } from '@/connectors/us-florida-parcels/public'
import type { ProblemIssue } from '@/lib/connector/errors'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import type { ParsedUrl, UrlParamsOf } from '@/lib/url-state'
import type { viewUrl } from './url'

export interface ParcelViewRequest {
  bbox: number[]
  filter: ParcelFilter
  sort: ParcelSort
  page: number
}

type ViewUrl = UrlParamsOf<typeof viewUrl>

export const viewQuestion = ({ bbox, filter, sort, page }: ViewUrl): ParcelViewRequest => ({
  bbox: bbox ?? [],
  filter,
  sort,
  page,
})

export const toQuestionTexts = ({ bbox, filter, sort }: ParcelViewRequest): Record<string, string> => ({
  bbox: bbox.join(','),
  ...Object.fromEntries(filterUrl.toQuery(filter)),
  sort,
})

/**
 * Unreadable filters are errors here, because a file without them would have other rows. The page ignores
 * them with a notice.
 */
export function viewIssues({ url, dropped }: ParsedUrl<ViewUrl>): ProblemIssue[] {
  const unread = dropped.filter((name) => name !== 'bbox')
  const hasBox = url.bbox !== undefined && unread.length === dropped.length
  return [...(hasBox ? [] : [NO_BOX]), ...unread.map(toIssue)]
}

const NO_BOX: ProblemIssue = {
  path: 'bbox',
  message: 'Give a box in degrees: bbox=west,south,east,north.',
}

function toIssue(dropped: string): ProblemIssue {
  const [path = '', upper] = dropped.split(' above ')
  const message = upper ? `${dropped}. Exchange the two.` : `We could not read ${path}.`
  return { path, message }
}
