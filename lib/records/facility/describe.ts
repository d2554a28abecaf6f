import { formatCount, formatMiles, formatNumber, plural } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences, nameSentences } from '@/lib/sentences/define-sentences'
import type { FacilityRecord } from './fields'
import { classifyViolation, countClasses } from './violation-class'

const texts = defineSentences('facility.describe', {
  violating: {
    one: '{count, number} has a violation recorded now{away}.',
    other: '{count, number} have a violation recorded now{away}.',
  },
  past: 'None has a violation recorded now; {past, number} had one in the past 3 years.',
  none: 'None has a violation recorded now or in the past 3 years.',
  violatingOfLoaded: {
    one: 'Of the {loaded, number} loaded, {count, number} has a violation recorded now{away}.',
    other: 'Of the {loaded, number} loaded, {count, number} have a violation recorded now{away}.',
  },
  pastOfLoaded:
    'Of the {loaded, number} loaded, none has a violation recorded now; {past, number} had one in the past 3 years.',
  noneOfLoaded: 'Of the {loaded, number} loaded, none has a violation recorded now or in the past 3 years.',
  away: { one: ', {miles} away', other: ', the nearest {miles} away' },
})

export const facilityCaveats = nameSentences('facility.caveats', [
  'A screening lead, not proof of contamination, liability or regulatory status for a parcel. It is not a Phase I assessment.',
  'No violation recorded is not proof of compliance: a facility that is not inspected, or need not report, shows none.',
  'Violations are partly a measure of how much is inspected and reported; some states do not send data on minor facilities.',
  'A recorded violation can rest on self-reported monitoring, be unresolved or be contested. Significant violation is a regulatory category, not a measure of harm.',
  'Positions may be an entrance, a matched address or the center of a ZIP area, and can be kilometers off; where the source states an accuracy it is given.',
  'Nearby means a facility record near the point. It says nothing about soil, water or air at the point.',
])

const things = {
  all: ['regulated facility', 'regulated facilities'],
  air: ['air permit', 'air permits'],
  water: ['water permit', 'water permits'],
} as const

type Media = keyof typeof things

function nameThings(media: Media, isActive: boolean, count: number): string {
  const [one, several] = things[media]
  return `${isActive ? 'active ' : ''}${plural(count, one, several)}`
}

const phrases = defineTexts('records.facility.describe', {
  things: nameThings,
  permits: (count: number) => formatCount(count, 'permit'),
  facilities: (count: number) => formatCount(count, ...things.all),
  inBox: 'in this box',
  within: (miles: number) => `within ${formatCount(miles, 'mile')}`,
  uncounted: (media: Media, isActive: boolean, where: string) =>
    `More ${nameThings(media, isActive, 2)} ${where} than EPA counts`,
  none: (media: Media, isActive: boolean, where: string) =>
    `No ${nameThings(media, isActive, 2)} recorded ${where}`,
  tooMany: 'More than we can count within 1 mile',
  clean: 'none with a violation recorded now',
  near: (count: string) => `${count} within 1 mile`,
  violating: (count: string, matched: string | null) =>
    `${count}${matched === null ? '' : ` of ${matched}`} with a violation now`,
  nearest: (miles: string) => `nearest of these ${miles}`,
  here: 'within 1 mile',
})

interface FacilitySearch {
  media: Media
  activeOnly: boolean
  radius: number
  bbox?: unknown
}

export function describeThings(
  { media, activeOnly }: Pick<FacilitySearch, 'media' | 'activeOnly'>,
  count = 2,
): string {
  return phrases.things(media, activeOnly, count)
}

export const describeWhere = ({ radius, bbox }: Pick<FacilitySearch, 'radius' | 'bbox'>): string =>
  bbox ? phrases.inBox : phrases.within(radius)

export function describeTotal(search: FacilitySearch, matched: number | null): string {
  const where = describeWhere(search)
  const { media, activeOnly } = search
  if (matched === null) return phrases.uncounted(media, activeOnly, where)
  if (matched === 0) return phrases.none(media, activeOnly, where)
  return `${formatNumber(matched)} ${describeThings(search, matched)} ${where}`
}

export const countHeadline = (
  matched: number,
  { radiusMiles, rowKind }: { radiusMiles: number; rowKind: 'facility' | 'permit' },
) => {
  const count = rowKind === 'permit' ? phrases.permits(matched) : phrases.facilities(matched)
  return `${count} ${phrases.within(radiusMiles)}`
}

type ViolationFields = Pick<
  FacilityRecord,
  'complianceStatus' | 'significantViolation' | 'quartersInNoncompliance' | 'distanceMiles'
>

const nearestCurrent = (records: readonly ViolationFields[]) =>
  records.find((record) => classifyViolation(record) === 'current')?.distanceMiles ?? null

export function describeViolations(
  records: readonly ViolationFields[],
  isWhole: boolean,
): string | undefined {
  if (records.length === 0) return undefined
  const { current, past } = countClasses(records)
  const loaded = records.length
  if (current > 0) {
    const miles = nearestCurrent(records)
    const away = miles === null ? '' : texts.away({ count: current, miles: formatMiles(miles) })
    return isWhole
      ? texts.violating({ count: current, away })
      : texts.violatingOfLoaded({ count: current, loaded, away })
  }
  if (past > 0) return isWhole ? texts.past({ past }) : texts.pastOfLoaded({ loaded, past })
  return isWhole ? texts.none : texts.noneOfLoaded({ loaded })
}

export const noneNear = 'None within 1 mile'

/**
 * Returns no warning color, because most of the plants are not the visitor's, and a violation can be
 * paperwork.
 */
export function answerFacilities(records: readonly ViolationFields[], matched: number | null) {
  const isWhole = matched === records.length
  const within = matched === null ? phrases.tooMany : phrases.near(formatNumber(matched))
  const { current } = countClasses(records)
  if (current === 0) return { value: within, detail: isWhole ? phrases.clean : undefined }
  const miles = nearestCurrent(records)
  const at = miles === null ? [] : [phrases.nearest(formatMiles(miles))]
  return {
    value: phrases.violating(formatNumber(current), isWhole ? formatNumber(matched) : null),
    detail: [...at, isWhole ? phrases.here : within].join(' · '),
  }
}
