import type { ReactNode } from 'react'
import { Share } from '@/app/_lib/share/share'
import { ParcelColumnsTable } from '@/components/parcels/parcel-columns-table'
import { parcelHref } from '@/components/parcels/parcel-href'
import { ParcelLandFacts } from '@/components/parcels/parcel-land-facts'
import { ParcelPlaceFacts } from '@/components/parcels/parcel-place-facts'
import { ParcelSaleFacts } from '@/components/parcels/parcel-sale-facts'
import { ParcelValueFacts } from '@/components/parcels/parcel-value-facts'
import { Provenance } from '@/components/provenance/provenance'
import { LinkItems } from '@/components/ui/link-items'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Section } from '@/components/ui/page/section'
import { StateChip } from '@/components/ui/state-chip'
import { DefinitionsPrintList } from '@/components/ui/term'
import { numberIn, parcelTerms, rollValues, textIn } from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import type { FloridaCounty } from '@/lib/geography/florida-counties'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { isOld } from '@/lib/provenance/is-old'
import { isOutline } from '@/lib/records/parcel/outline'
import { parcelKey } from '@/lib/records/parcel/parcel-key'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { AppraiserAdvice } from './appraiser-advice'
import { type ParcelReadResult, parcelPoint } from './fetch-parcel'
import { LotMap } from './lot-map'
import { OwnerPanel } from './owner-panel'
import { describeGround, mapHref, ParcelHead } from './parcel-head'
import type { SimilarParcelsResult } from './similar/fetch-similar'
import { SimilarSection } from './similar/similar-section'

interface Props {
  data: ParcelReadResult
  meta: Meta
  county: FloridaCounty
  parcelId: string
  owner: boolean
  ownerRefused?: string | undefined
  similar?: SimilarParcelsResult | undefined
  floods?: ReactNode
}

const texts = defineTexts('parcels.parcel-page', {
  label: 'Map of the parcel',
  list: 'The text of this page',
  outline: 'The parcel’s outline. Not a survey.',
  point: 'A point on the parcel',
  noOutline:
    'We have no outline now, so the map shows a point on the parcel: the source offers only points while it replaces its map.',
  nowhere: 'The roll publishes no outline and no position for this parcel, so there is no map.',
  price:
    'An assessment is not a price. It is the county’s estimate of January 1 for taxes. We make no estimate.',
  authority:
    'The county property appraiser is authoritative. This is the state’s yearly copy, which can be more than a year behind on owners and sales.',
  record: 'Not a title record and not a survey: the outline is for orientation, not for boundaries.',
  condominium:
    'A condominium tower is often one parcel, and its figures are then of the whole building. Single units can be missing.',
  twin: 'We read the source’s layer of points while it replaces the map of outlines. Some columns can be missing.',
  pieces: (count: number) => `The map draws this parcel in ${count} pieces. They are one parcel here.`,
  numbered: (id: string) => `Parcel ${id}`,
  where: (id: string, county: string, year: number | null) =>
    `Parcel ${id}, ${county} County, Florida.${year === null ? '' : ` As on the roll of ${year}.`}`,
  values: 'Values',
  sales: 'Sales',
  land: 'Land and building',
  place: 'The place',
  columns: 'Every column as published',
  around: 'Around this parcel',
  neighbors: 'The neighbors as a list, beside the Florida map',
  facilities: 'Regulated facilities near here',
  ground: 'Flood zone, wetlands and soil here',
  survey: 'Land and survey here',
})

export function ParcelPage({ data, meta, county, parcelId, owner, ownerRefused, similar, floods }: Props) {
  const { geometry, parcel, attributes, source } = data
  const point = parcelPoint(data)
  const outline = isOutline(geometry) ? geometry : null
  const values = rollValues(attributes)
  const name = toMixedCase(textIn(values, 'address') ?? '') || texts.numbered(parcelId)
  const key = parcelKey({ county: county.number, parcelId })
  return (
    <PageFrame>
      <div className="lg:flex lg:items-center lg:justify-between lg:gap-x-8 lg:*:mb-3">
        <PageHeading
          title={<span className="wrap-anywhere">{name}</span>}
          lead={texts.where(parcelId, county.name, numberIn(values, 'rollYear'))}
        />
        <ParcelHead
          values={values}
          parcelKey={key}
          point={point}
          owner={owner}
          hasOutline={outline !== null}
        />
      </div>
      <div className="grid gap-x-6 lg:grid-cols-[minmax(0,21fr)_minmax(0,29fr)] lg:grid-rows-[auto_1fr]">
        <div className="mb-4 min-w-0 max-lg:[--map-height:15rem] lg:col-start-2 lg:row-start-1">
          {!outline && <p className="mb-2 text-muted">{point ? texts.noOutline : texts.nowhere}</p>}
          {(outline || point) && (
            <div className="lg:h-[calc(100dvh-14.5rem)]">
              <LotMap
                label={texts.label}
                listLabel={texts.list}
                name={name}
                legend={outline ? texts.outline : texts.point}
                outline={outline}
                point={point}
                edition={editionOf(source)}
                layer={source.layer}
              />
            </div>
          )}
        </div>
        <section
          id="summary"
          aria-label={texts.list}
          className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          {isOld(meta) && <StateChip state="stale" />}
          <p className="mb-3 text-base">
            <strong>{describeGround(values)}</strong> {texts.price}{' '}
            {data.polygons > 1 && texts.pieces(data.polygons)}
          </p>
          <Section id="values" title={texts.values}>
            <ParcelValueFacts values={values} />
          </Section>
          <Section id="sales" title={texts.sales}>
            <ParcelSaleFacts values={values} />
          </Section>
          <Section id="land" title={texts.land}>
            <ParcelLandFacts values={values} />
          </Section>
          <Section id="place" title={texts.place}>
            <ParcelPlaceFacts values={values} />
          </Section>
          <Provenance meta={meta} caveats={caveatsOf(data)} />
        </section>
        <div className="mt-4 grid content-start gap-x-6 sm:grid-cols-2 lg:col-start-2 lg:row-start-2 lg:mt-0 print:[&>section]:break-inside-avoid">
          <OwnerPanel
            slug={county.slug}
            id={parcelId}
            refused={ownerRefused}
            name={owner ? (parcel?.ownerName ?? null) : undefined}
          />
          <Section id="around" title={texts.around}>
            {point && <Around parcelKey={key} point={point} />}
            <AppraiserAdvice county={county.name} />
          </Section>
          {floods && <div className="sm:col-span-2">{floods}</div>}
        </div>
      </div>
      <SimilarSection slug={county.slug} id={parcelId} similar={similar} />
      <Section id="columns-title" title={texts.columns}>
        <ParcelColumnsTable attributes={attributes} />
      </Section>
      <Share href={parcelHref({ county: county.number, parcelId })} />
      <DefinitionsPrintList definitions={Object.values(parcelTerms)} />
    </PageFrame>
  )
}

const editionOf = ({ edition }: ParcelReadResult['source']) =>
  String(edition === null ? 0 : Date.parse(edition))

function caveatsOf({ source }: ParcelReadResult): string[] {
  const always = [texts.authority, texts.record, texts.condominium]
  return source.layer === 'centroids' ? [texts.twin, ...always] : [...source.notes, ...always]
}

function Around({ parcelKey: key, point }: { parcelKey: string; point: LngLat }) {
  const at = encodeURIComponent(`${point.latitude},${point.longitude}`)
  const links = [
    { href: mapHref(key, point), label: texts.neighbors },
    { href: localHref(`/environment?at=${at}`), label: texts.facilities },
    { href: localHref(`/ground?at=${at}`), label: texts.ground },
    { href: localHref(`/land?at=${at}`), label: texts.survey },
  ]
  return (
    <ul className="mb-3 grid print:hidden">
      <LinkItems links={links} />
    </ul>
  )
}
