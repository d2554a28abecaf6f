import { AgencyWords } from '@/components/ui/agency-text'
import type { LabeledValue } from '@/components/ui/facts'
import { formatAcres } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { labels } from '@/lib/records/parcel/labels'
import {
  formatColumn,
  measuredAcres,
  type PublishedColumnValue,
  publishedColumns,
} from '@/lib/records/parcel/published-lot'
import { formatHomeAddress } from '@/lib/street-address/home-address'

const texts = defineTexts('parcels.lot-facts', {
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
  asPublished:
    'In the publisher’s own words and column names. What a value means differs by county and state, so we name none of them assessed, market or taxable unless the state’s publishers do.',
})

const AsPublished = () => texts.asPublished

export const AS_PUBLISHED = <AsPublished />

/** Marks only text with letters as English. Screen readers read numbers in the language of the page. */
export const PublishedWords = ({ text }: { text: string }) =>
  /\p{L}/u.test(text) ? <AgencyWords>{text}</AgencyWords> : text

export const lotFacts = (parcel: PropertyRecord): LabeledValue[] => {
  const { address, parcelId, county, landUse, yearBuilt } = parcel
  return [
    { label: translate(labels.address), value: address ? formatHomeAddress(address) : texts.notPublished },
    { label: translate(labels.parcelId), value: parcelId ?? texts.notPublished },
    { label: translate(labels.county), value: county ?? texts.notPublished },
    ...(landUse ? [{ label: translate(labels.landUse), value: <PublishedWords text={landUse} /> }] : []),
    ...(yearBuilt ? [{ label: translate(labels.yearBuilt), value: yearBuilt }] : []),
    ...areaFacts(parcel),
  ]
}

export function areaFacts(parcel: PropertyRecord): (LabeledValue & { label: string })[] {
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

export const publishedFacts = (parcel: PropertyRecord): LabeledValue[] =>
  publishedColumns(parcel)
    .filter(({ value }) => value !== null)
    .map(toFact)

function toFact(published: PublishedColumnValue): LabeledValue {
  const { column, value, words, unit, note } = published
  const named = words === undefined ? String(value) : `${words} (${value})`
  const size = unit === undefined || unit === 'not said' ? '' : ` ${translate(unit)}`
  return {
    id: column,
    label: <AgencyWords>{formatColumn(published)}</AgencyWords>,
    value: (
      <>
        <PublishedWords text={named} />
        {size}
      </>
    ),
    note: note === undefined ? unit === 'not said' && texts.noUnit : <AgencyWords text={note} />,
  }
}
