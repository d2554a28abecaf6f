import { violationWords } from '@/components/facilities/violation-labels'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeWhere } from '@/lib/records/facility/describe'
import { programNames } from '@/lib/records/facility/programs'
import { type EnvironmentUrlParams, nameMedia, withinMiles } from './url'

const texts = defineTexts('environment.headline', {
  near: 'Facilities near a place',
  inBox: 'Facilities in a box',
  box: (corners) => `Box ${corners}`,
  activeOnly: 'active only',
  within: (miles) => `within ${miles} mi`,
  listed: (filters) => `listed: ${filters}`,
})

export function describeFilters(url: EnvironmentUrlParams): string | undefined {
  const { q, at, bbox, media, activeOnly, program, status, within } = url
  if (!q && !at && !bbox) return undefined
  const point = at && `${at.latitude}, ${at.longitude}`
  const box = bbox && texts.box(bbox.join(', '))
  const where = !bbox && describeWhere(url)
  const question = [q, point, box, where, nameMedia(media), activeOnly && texts.activeOnly]
  const filters = [
    program && translate(programNames[program]),
    status && violationWords.labels[status],
    within && texts.within(withinMiles(url, within)),
  ]
  const listed = filters.filter(Boolean).join(', ')
  return [...question, listed && texts.listed(listed)].filter(Boolean).join(' · ')
}

export const titleOf = ({ bbox }: Pick<EnvironmentUrlParams, 'bbox'>): string =>
  bbox ? texts.inBox : texts.near
