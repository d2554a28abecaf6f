import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { formatPlace } from '@/app/_surfaces/place/place'
import { searchSites } from '@/connectors/federal-cleanup/public'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import type { ExportTable } from '@/lib/export/table'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { fetchAdjoining } from '../adjoining'
import { fetchReview } from '../fetch-review'
import { fetchHeights, startOf } from '../heights'
import { locateReview } from '../locate-review'
import type { ReviewPdfContent } from '../paper/review-paper'
import type { ReviewUrlParams } from '../url'
import { withHeights } from './with-heights'

const UNREADABLE = 'The link names no single place. Take it from the page of the records review.'

export interface ReviewExportContent extends Omit<ReviewPdfContent, 'roads'> {
  table: ExportTable
}

/** Waits for all data of the page, because a file cannot be completed later. */
export async function readReview(
  url: ReviewUrlParams,
  ask: EngineCaller,
): Promise<ReviewExportContent | { problem: Problem }> {
  const located = await locateReview(url)
  if (located.kind === 'problem') return located
  if (located.kind === 'outline')
    return { problem: invalidParams([{ path: 'outline', message: located.problem }]) }
  if (located.kind !== 'place') return { problem: invalidParams([{ path: 'q', message: UNREADABLE }]) }
  const { place } = located
  const { area, answer, boundaries, permits } = await fetchReview(place, url, ask)
  if (!answer.ok) return { problem: answer.error }
  const { data, meta } = answer
  const shape = area.outline ?? area.lot
  const groups = groupSites(data.sites)
  const [heights, adjoining, within, regulated] = await Promise.all([
    fetchHeights(startOf(place.point, area.outline), groups, ask),
    shape && fetchAdjoining(place, shape, data.sites, ask),
    boundaries,
    permits,
  ])
  return {
    place: { ...place, name: formatPlace(place, located.interpretation) },
    area,
    answer: data,
    meta,
    metas: [...area.metas, ...located.metas],
    boundaries: within,
    permits: regulated,
    heights,
    adjoining,
    table: withHeights(searchSites.table(data), data.sites, heights),
  }
}
