import { Share } from '@/app/_lib/share/share'
import { LazyMap } from '@/components/map/lazy-map'
import type { MapFeature } from '@/components/map/map-props'
import { ParcelColumnsTable } from '@/components/parcels/parcel-columns-table'
import { ParcelLandFacts } from '@/components/parcels/parcel-land-facts'
import { ParcelPlaceFacts } from '@/components/parcels/parcel-place-facts'
import { ParcelSaleFacts } from '@/components/parcels/parcel-sale-facts'
import { ParcelValueFacts } from '@/components/parcels/parcel-value-facts'
import { SameAnswer } from '@/components/provenance/same-answer'
import { ButtonLink } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Panel } from '@/components/ui/page/panel'
import { DefinitionsPrintList } from '@/components/ui/term'
import {
  numberIn,
  parcelKey,
  parcelTerms,
  type RollValues,
  rollValues,
  textIn,
} from '@/connectors/us-florida-parcels/public'
import { isOutline, type Outline } from '@/connectors/us-florida-parcels/search/parcel-rows'
import type { Meta } from '@/lib/connector/result'
import type { FloridaCounty } from '@/lib/florida/counties'
import { parcelHref } from '../parcel-href'
import { type Parcel, type Point, parcelPoint } from './fetch-parcel'
import { SummaryPanel } from './summary-panel'
import { pageHref } from './url'

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
  const values = rollValues(attributes)
  const address = textIn(values, 'address')
  const name = address ?? `Parcel ${parcelId}`
  const key = parcelKey({ county: county.number, parcelId })
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<a href="/parcels">Florida parcels</a>}
        title={<span className="wrap-anywhere">{name}</span>}
        lead={describeWhere(county, parcelId, values)}
      />
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <SummaryPanel data={data} meta={meta} county={county} parcelKey={key} point={point} owner={owner} />
        </div>
        <ParcelMap name={name} outline={isOutline(geometry) ? geometry : null} point={point} />
        <div className="min-w-0">
          <RollPanels values={values} meta={meta} />
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

interface ParcelMapProps {
  name: string
  outline: Outline | null
  point: Point | null
}

const texts = {
  label: 'Map of the parcel',
  list: 'The text of this page',
  outline: 'The parcel’s outline. Not a survey.',
  point: 'A point on the parcel',
  noOutline:
    'No outline can be had now, so a point on the parcel is shown: the source offers only points while it replaces its map.',
  nowhere: 'No outline and no position is published for this parcel, so there is no map.',
  title: 'Owner of record',
  why: 'The roll is a public record and names an owner. The name is read and shown only when somebody asks for it, one parcel at a time. It is never on the map, in lists or in links that are shared from here.',
  ask: 'Show the owner of record',
  hide: 'Hide the owner of record',
  withheld: 'Withheld by the county, or not published',
  withheldNote: 'Florida law keeps the names of some owners confidential.',
  cut: 'As published: the roll cuts names at 30 characters, and can be more than a year behind. Not proof of title.',
  mailing: 'The owner’s mailing address is not read and never shown.',
}

/** Beside the text where there is room, under the summary on phones. */
function ParcelMap({ name, outline, point }: ParcelMapProps) {
  return (
    <div className="mb-6 min-w-0 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
      {!outline && <p className="mb-3 text-muted">{point ? texts.noOutline : texts.nowhere}</p>}
      {(outline || point) && (
        <LazyMap
          label={texts.label}
          listLabel={texts.list}
          features={{ type: 'FeatureCollection', features: draw(name, outline, point) }}
          {...(outline || !point ? {} : { view: { ...point, zoom: 16 } })}
          legend={{ result: outline ? texts.outline : texts.point }}
        />
      )}
    </div>
  )
}

function draw(name: string, outline: Outline | null, point: Point | null): MapFeature[] {
  const geometry =
    outline ?? (point && { type: 'Point' as const, coordinates: [point.longitude, point.latitude] })
  return geometry ? [{ type: 'Feature', id: 'parcel', properties: { name, role: 'result' }, geometry }] : []
}

function RollPanels({ values, meta }: { values: RollValues; meta: Meta }) {
  return (
    <>
      <Panel id="values" title="Values">
        <ParcelValueFacts values={values} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
      <Panel id="sales" title="Sales">
        <ParcelSaleFacts values={values} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
      <Panel id="land" title="Land and building">
        <ParcelLandFacts values={values} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
      <Panel id="place" title="The place">
        <ParcelPlaceFacts values={values} />
        <SameAnswer meta={meta} panel="summary" />
      </Panel>
    </>
  )
}

function describeWhere(county: FloridaCounty, parcelId: string, values: RollValues): string {
  const year = numberIn(values, 'rollYear')
  const roll = year === null ? '' : ` As on the roll of ${year}.`
  return `Parcel ${parcelId}, ${county.name} County, Florida.${roll}`
}

interface OwnerPanelProps {
  slug: string
  id: string
  /** Undefined: not asked for, and so not read. Null: asked for, and the roll names nobody. */
  name: string | null | undefined
}

function OwnerPanel({ slug, id, name }: OwnerPanelProps) {
  if (name === undefined)
    return (
      <Panel id="owner" title={texts.title}>
        <p className="mb-3">{texts.why}</p>
        <ButtonLink href={`${pageHref({ slug, id, owner: true })}#owner`}>{texts.ask}</ButtonLink>
      </Panel>
    )
  return (
    <Panel id="owner" title={texts.title}>
      <Facts
        items={[
          {
            label: 'Name',
            value: name ?? texts.withheld,
            note: name === null ? texts.withheldNote : texts.cut,
          },
        ]}
      />
      <p className="mb-3">{texts.mailing}</p>
      <ButtonLink href={`${pageHref({ slug, id })}#owner`}>{texts.hide}</ButtonLink>
    </Panel>
  )
}
