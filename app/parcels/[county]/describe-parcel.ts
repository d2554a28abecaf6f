import { formatDollars, sayAcres } from '@/components/records/parcel-figures'
import { landUseName } from '@/lib/florida/land-use'
import { numberIn, type PublishedAttributes, textIn } from '@/lib/florida/published'

/** The parcel in two sentences; what is not published is not mentioned. */
export function describeParcel(attributes: PublishedAttributes): string {
  const year = numberIn(attributes, 'ASMNT_YR')
  const just = numberIn(attributes, 'JV')
  const roll = year === null ? 'The roll' : `The roll of ${year}`
  const worth =
    just === null ? 'has no just value for this parcel' : `assesses this parcel at ${formatDollars(just)}`
  return `${roll} ${worth}. ${sayGround(attributes)}`.trim()
}

function sayGround(attributes: PublishedAttributes): string {
  const code = textIn(attributes, 'DOR_UC')
  const area = numberIn(attributes, 'LND_SQFOOT')
  const built = numberIn(attributes, 'ACT_YR_BLT')
  const use = code === null ? undefined : landUseName(code)
  const parts = [
    use && `classed as “${use}”`,
    area !== null && `about ${sayAcres(area)}`,
    built !== null && `built in ${built}`,
  ].filter(Boolean)
  return parts.length > 0 ? `It is ${parts.join(', ')}.` : ''
}
