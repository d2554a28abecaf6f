import type { Fact } from '@/components/ui/facts'
import { formatAcres } from '@/lib/format'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { labels } from '@/lib/records/parcel/labels'
import {
  formatColumn,
  measuredAcres,
  type PublishedColumn,
  publishedColumns,
} from '@/lib/records/parcel/published-lot'
import { formatHomeAddress } from '@/lib/street-address/home-address'

const texts = {
  measured: 'measured by us from the published outline',
  kinds: {
    deeded: 'by the deed',
    mapped: 'by the publisher’s map',
    assessed: 'as assessed',
    unsaid: 'the publisher does not say how it was measured',
  },
  notPublished: 'Not published',
  publishedArea: 'Published area',
  measuredArea: 'Area of the outline',
  noUnit: 'unit not said',
}

export const AS_PUBLISHED =
  'In the publisher’s own words and column names. What a value means differs by county and state, so we name none of them assessed, market or taxable unless the state’s publishers do.'

export const lotFacts = (parcel: PropertyRecord): Fact[] => {
  const { address, parcelId, county, landUse, yearBuilt } = parcel
  return [
    { label: labels.address, value: address ? formatHomeAddress(address) : texts.notPublished },
    { label: labels.parcelId, value: parcelId ?? texts.notPublished },
    { label: labels.county, value: county ?? texts.notPublished },
    ...(landUse ? [{ label: labels.landUse, value: landUse }] : []),
    ...(yearBuilt ? [{ label: labels.yearBuilt, value: yearBuilt }] : []),
    ...areaFacts(parcel),
  ]
}

export function areaFacts(parcel: PropertyRecord): (Fact & { label: string })[] {
  const { acreage, sourceAttributes } = parcel
  const acres = measuredAcres(parcel)
  return [
    ...(acreage === null
      ? []
      : [
          {
            label: texts.publishedArea,
            value: formatAcres(acreage),
            note: texts.kinds[kindOf(sourceAttributes?.acreageKind)],
          },
        ]),
    ...(acres === null
      ? []
      : [{ label: texts.measuredArea, value: formatAcres(acres), note: texts.measured }]),
  ]
}

type AreaKind = keyof typeof texts.kinds
const kindOf = (kind: unknown): AreaKind =>
  typeof kind === 'string' && kind in texts.kinds ? (kind as AreaKind) : 'unsaid'

export const publishedFacts = (parcel: PropertyRecord): Fact[] =>
  publishedColumns(parcel)
    .filter(({ value }) => value !== null)
    .map(toFact)

function toFact(published: PublishedColumn): Fact {
  const { column, value, words, unit, note } = published
  const named = words === undefined ? value : `${words} (${value})`
  const size = unit === undefined || unit === 'not said' ? '' : ` ${unit}`
  return {
    id: column,
    label: formatColumn(published),
    value: `${named}${size}`,
    note: note ?? (unit === 'not said' ? texts.noUnit : undefined),
  }
}
