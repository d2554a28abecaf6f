import { describeWhere } from '@/lib/records/facility/describe'
import { programNames } from '@/lib/records/facility/programs'
import { violationLabels } from '@/lib/records/facility/violation-class'
import { type EnvironmentUrl, medias, withinMiles } from './url'

export function describeFilters(url: EnvironmentUrl): string | undefined {
  const { q, at, bbox, media, activeOnly, program, status, within } = url
  if (!q && !at && !bbox) return undefined
  const point = at && `${at.latitude}, ${at.longitude}`
  const box = bbox && `Box ${bbox.join(', ')}`
  const question = [q, point, box, !bbox && describeWhere(url), medias[media], activeOnly && 'active only']
  const filters = [
    program && programNames[program],
    status && violationLabels[status],
    within && `within ${withinMiles(url, within)} mi`,
  ]
  const listed = filters.filter(Boolean).join(', ')
  return [...question, listed && `listed: ${listed}`].filter(Boolean).join(' · ')
}

export const titleOf = ({ bbox }: Pick<EnvironmentUrl, 'bbox'>): string =>
  bbox ? 'Facilities in a box' : 'Facilities near a place'
