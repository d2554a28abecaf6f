import { AS_PUBLISHED, lotFacts, publishedFacts } from '@/components/parcels/lot-facts'
import { lotHref } from '@/components/parcels/parcel-href'
import { AgencyWords } from '@/components/ui/agency-text'
import { Facts } from '@/components/ui/facts'
import type { ParcelLayerSource } from '@/connectors/us-parcels/public'
import { formatAcres, formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { measuredAcres } from '@/lib/records/parcel/published-lot'
import { formatHomeAddress } from '@/lib/street-address/home-address'

const texts = defineTexts('place.panels.published-lot', {
  page: 'The page of this parcel',
  columns: (count: number) => `All that the publisher shows (${formatCount(count, 'column')})`,
  measured: (acres: string) => `${acres} measured`,
})

/** Values of two publishers can have different meanings, so they are not compared. */
export const withoutValues = {
  source: null,
  marketValue: null,
  assessedValue: null,
  taxableValue: null,
  landValue: null,
}

/** Omits the published values, because their meaning is uncertain. */
export function describeLot(record: PropertyRecord, unnamed: string) {
  const { parcelId } = record
  const address = record.address && formatHomeAddress(record.address)
  const acres = measuredAcres(record)
  const details = [address && parcelId, acres !== null && texts.measured(formatAcres(acres))]
  return { value: address || parcelId || unnamed, detail: details.filter(Boolean).join(' · ') }
}

interface Props {
  parcel: PropertyRecord
  layer: ParcelLayerSource
}

export function LotFacts({ parcel, layer }: Props) {
  const columns = publishedFacts(parcel)
  const { publisherPage, title, layer: id } = layer
  return (
    <>
      <Facts columns={2} items={lotFacts(parcel)} />
      {columns.length > 0 && (
        <details className="mb-3">
          <summary className="min-h-11 py-2.5">{texts.columns(columns.length)}</summary>
          <p className="mb-3 text-muted">{AS_PUBLISHED}</p>
          <Facts items={columns} isDense />
        </details>
      )}
      <p className="mb-2 flex flex-wrap gap-x-6 print:hidden">
        {parcel.parcelId && (
          <a href={lotHref(id, parcel.parcelId)} className="inline-flex min-h-11 items-center">
            {texts.page}
          </a>
        )}
        <a href={publisherPage} className="inline-flex min-h-11 items-center">
          <AgencyWords text={title} />
        </a>
      </p>
    </>
  )
}
