import { Share } from '@/app/share'
import { SameAnswer } from '@/components/provenance/same-answer'
import { ParcelColumnsTable } from '@/components/records/parcel-columns-table'
import { ParcelLandFacts } from '@/components/records/parcel-land-facts'
import { ParcelPlaceFacts } from '@/components/records/parcel-place-facts'
import { ParcelSaleFacts } from '@/components/records/parcel-sale-facts'
import { parcelTerms } from '@/components/records/parcel-terms'
import { ParcelValueFacts } from '@/components/records/parcel-value-facts'
import { DefinitionsPrintList } from '@/components/ui/definitions-print-list'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { Panel } from '@/components/ui/panel'
import { isOutline } from '@/connectors/us-florida-parcels/parcel-rows'
import type { Meta } from '@/lib/connector/result'
import type { FloridaCounty } from '@/lib/florida/counties'
import { parcelKey } from '@/lib/florida/parcel-key'
import { numberIn, type PublishedAttributes, textIn } from '@/lib/florida/published'
import { parcelHref } from '../parcel-href'
import { OwnerPanel } from './owner-panel'
import { ParcelMap } from './parcel-map'
import { parcelPoint } from './parcel-point'
import type { Parcel } from './read-parcel'
import { SummaryPanel } from './summary-panel'

interface Props {
  data: Parcel
  meta: Meta
  county: FloridaCounty
  /** As the roll writes it. */
  parcelId: string
  owner: boolean
}

/** One parcel with everything that the roll says of it, but for who owns it. */
export function ParcelPage({ data, meta, county, parcelId, owner }: Props) {
  const { geometry, parcel, attributes } = data
  const point = parcelPoint(data)
  const address = textIn(attributes, 'PHY_ADDR1')
  const name = address ?? `Parcel ${parcelId}`
  const key = parcelKey({ county: county.number, parcelId })
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<a href="/parcels">Florida parcels</a>}
        title={<span className="wrap-anywhere">{name}</span>}
        lead={sayWhere(county, parcelId, attributes)}
      />
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <SummaryPanel data={data} meta={meta} county={county} parcelKey={key} point={point} owner={owner} />
        </div>
        <ParcelMap name={name} outline={isOutline(geometry) ? geometry : null} point={point} />
        <div className="min-w-0">
          <RollPanels attributes={attributes} meta={meta} />
          <OwnerPanel
            slug={county.slug}
            id={parcelId}
            name={owner ? (parcel?.ownerName ?? null) : undefined}
          />
          <Panel id="columns" title="Every column as published">
            <ParcelColumnsTable attributes={attributes} />
            <SameAnswer meta={meta} panel="summary" />
          </Panel>
        </div>
      </div>
      <Share href={parcelHref({ county: county.number, parcelId })} />
      <DefinitionsPrintList definitions={Object.values(parcelTerms)} />
    </PageFrame>
  )
}

function RollPanels({ attributes, meta }: { attributes: PublishedAttributes; meta: Meta }) {
  return (
    <>
      <Panel id="values" title="Values">
        <ParcelValueFacts attributes={attributes} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
      <Panel id="sales" title="Sales">
        <ParcelSaleFacts attributes={attributes} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
      <Panel id="land" title="Land and building">
        <ParcelLandFacts attributes={attributes} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
      <Panel id="place" title="The place">
        <ParcelPlaceFacts attributes={attributes} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
    </>
  )
}

function sayWhere(county: FloridaCounty, parcelId: string, attributes: PublishedAttributes): string {
  const year = numberIn(attributes, 'ASMNT_YR')
  const roll = year === null ? '' : ` As on the roll of ${year}.`
  return `Parcel ${parcelId}, ${county.name} County, Florida.${roll}`
}
