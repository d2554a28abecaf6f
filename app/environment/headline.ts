import { formatCount, formatMiles, formatNumber, plural } from '@/lib/format'
import { classifyViolation, violationLabels } from '@/lib/records/facility/violation-class'
import { type Facilities, loadedRings } from './fetch-facilities'
import { countClasses } from './list-rows'
import { type EnvironmentUrl, medias, programs, withinMiles } from './url'

type Asked = Pick<EnvironmentUrl, 'media' | 'activeOnly' | 'radius' | 'bbox'>

export const NOT_LISTED =
  'Not in this list: Superfund sites, gas-station tanks, old polluted land, and most plants that are only planned.'

const things = {
  all: ['regulated facility', 'regulated facilities'],
  air: ['air permit', 'air permits'],
  water: ['water permit', 'water permits'],
} as const

/** "active regulated facilities" */
export function describeThings({ media, activeOnly }: Asked, count = 2): string {
  const [one, several] = things[media]
  return `${activeOnly ? 'active ' : ''}${plural(count, one, several)}`
}

/** "within 1 mile", "in this box" */
export const describeWhere = ({ radius, bbox }: Asked): string =>
  bbox ? 'in this box' : `within ${formatCount(radius, 'mile')}`

/** How many there are, as the source counts them. */
export function describeTotal(asked: Asked, { counts: { matched } }: Pick<Facilities, 'counts'>): string {
  const where = describeWhere(asked)
  if (matched === null) return `More ${describeThings(asked)} ${where} than EPA counts`
  if (matched === 0) return `No ${describeThings(asked)} recorded ${where}`
  return `${formatNumber(matched)} ${describeThings(asked, matched)} ${where}`
}

/** What matters of them: who has a violation recorded now, and how near. */
export function describeViolations(data: Facilities): string | undefined {
  const { rows, counts } = data
  if (rows.length === 0) return undefined
  const { current, past } = countClasses(rows)
  const isWhole = loadedRings(data) === 3 && counts.notLoaded === 0
  const ofThese = isWhole ? '' : `Of the ${formatNumber(rows.length)} loaded, `
  if (current > 0) {
    const nearest = rows.find((row) => classifyViolation(row) === 'current')?.distanceMiles
    const away = nearest == null ? '' : `, ${current > 1 ? 'the nearest ' : ''}${formatMiles(nearest)} away`
    return `${ofThese}${formatNumber(current)} ${plural(current, 'has', 'have')} a violation recorded now${away}.`
  }
  const none = isWhole ? 'None' : 'none'
  if (past > 0)
    return `${ofThese}${none} has a violation recorded now; ${formatNumber(past)} had one in the past 3 years.`
  return `${ofThese}${none} has a violation recorded now or in the past 3 years.`
}

/** "400 S Orange Ave · 28.5384, -81.3792 · within 1 mile · All facilities", and what narrows the rows below it. */
export function describeAsked(url: EnvironmentUrl): string | undefined {
  const { q, at, bbox, media, activeOnly, program, status, within } = url
  if (!q && !at && !bbox) return undefined
  const point = at && `${at.latitude}, ${at.longitude}`
  const box = bbox && `Box ${bbox.join(', ')}`
  const asked = [q, point, box, !bbox && describeWhere(url), medias[media], activeOnly && 'active only']
  const filters = [
    program && programs[program],
    status && violationLabels[status],
    within && `within ${withinMiles(url, within)} mi`,
  ]
  const listed = filters.filter(Boolean).join(', ')
  return [...asked, listed && `listed: ${listed}`].filter(Boolean).join(' · ')
}
