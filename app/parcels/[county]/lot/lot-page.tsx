import type { ReactNode } from 'react'
import { exportHref } from '@/app/_lib/export-href'
import { Share } from '@/app/_lib/share/share'
import { mapLink, mapLinkTexts } from '@/components/map/map-link'
import type { MapFeature } from '@/components/map/map-props'
import {
  AS_PUBLISHED,
  areaFacts,
  lotFacts,
  PublishedWords,
  publishedFacts,
} from '@/components/parcels/lot-facts'
import { lotHref } from '@/components/parcels/parcel-href'
import { Provenance } from '@/components/provenance/provenance'
import { AgencyWords } from '@/components/ui/agency-text'
import { ExportLinks } from '@/components/ui/export-links'
import { Facts, type LabeledValue } from '@/components/ui/facts'
import { Figures, type LabeledFigure } from '@/components/ui/figures'
import { LinkItems } from '@/components/ui/link-items'
import { Notice } from '@/components/ui/notice'
import { LightDetails } from '@/components/ui/page/light-details'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Section } from '@/components/ui/page/section'
import { StateChip } from '@/components/ui/state-chip'
import type { ListedParcelLayer, ParcelLayerSource } from '@/connectors/us-parcels/public'
import type { Meta } from '@/lib/connector/result'
import { formatsFor } from '@/lib/export/format'
import { formatCount } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { isOld } from '@/lib/provenance/is-old'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { labels } from '@/lib/records/parcel/labels'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { type LotWithOutline, pointOfLots } from './fetch-lot'
import { LotMap } from './lot-map'

const texts = defineTexts('parcels.lot.lot-page', {
  map: 'Map of the parcel',
  list: 'The text of this page',
  outline: 'The parcel’s outline. Not a survey.',
  noOutline: 'The publisher draws no outline of this parcel, so there is no map.',
  figures: 'The parcel in figures',
  download: 'Download',
  what: 'this parcel',
  share: 'Share',
  lot: 'The parcel',
  source: 'Who publishes it',
  publisher: 'Publisher',
  license: 'License',
  attribution: 'Attribution',
  edition: 'Last edited',
  notSaid: 'The layer does not say',
  page: 'Record',
  pageLabel: 'Page of the publisher',
  columns: 'Every column as published',
  noColumns: 'The layer publishes nothing more about this parcel that we may show.',
  owner: 'Owners and mailing addresses are not read and never shown.',
  around: 'Around this parcel',
  dossier: 'All public records of this place',
  facilities: 'Regulated facilities near here',
  ground: 'Flood zone, wetlands and soil here',
  land: 'Land and survey here',
  records: (count: number, place: string) =>
    `${formatCount(count, 'record')} of ${place} have this number: units, or parts of one parcel. We add nothing up.`,
  record: (at: number, count: number) => `Record ${at + 1} of ${count}`,
  numbered: (number: string) => `Parcel ${number}`,
  where: (number: string, place: string) => `Parcel ${number}, ${place}.`,
  columnsOf: (at: number, count: number) => `Every column as published: Record ${at + 1} of ${count}`,
  typed: (typed: string, number: string) => `You typed ${typed}. The layer writes this number as ${number}.`,
})

interface Props {
  layer: ListedParcelLayer
  place: string
  number: string
  typed: string
  lots: readonly LotWithOutline[]
  source: ParcelLayerSource
  message: string
  meta: Meta
  floods?: ReactNode
}

export function LotPage({ layer, place, number, typed, lots, source, message, meta, floods }: Props) {
  const [first, ...others] = lots.map(({ parcel }) => parcel)
  if (!first) throw new RangeError('A number has at least one lot')
  const point = pointOfLots(lots)
  const features = drawLots(lots, number)
  const name =
    first.address && others.length === 0 ? formatHomeAddress(first.address) : texts.numbered(number)
  return (
    <PageFrame>
      <div className="lg:flex lg:items-center lg:justify-between lg:gap-x-8 lg:*:mb-3">
        <PageHeading
          title={<span className="wrap-anywhere whitespace-pre-wrap">{name}</span>}
          lead={describeWhere(first, number, layer, place)}
        />
        <Figures
          label={texts.figures}
          items={others.length > 0 ? [] : figuresOf(first)}
          actions={
            <>
              {point && (
                <a href={openHref(layer.id, number, point)} className="inline-block min-h-6">
                  {mapLinkTexts.open}
                </a>
              )}
              <Download layer={layer.id} number={number} hasOutline={features.length > 0} />
              <a href="#share-title" className="inline-block min-h-6">
                {texts.share}
              </a>
            </>
          }
        />
      </div>
      {typed !== number && (
        <Notice>
          <p className="wrap-anywhere">{texts.typed(typed, number)}</p>
        </Notice>
      )}
      <div className="grid gap-x-6 lg:grid-cols-[minmax(0,21fr)_minmax(0,29fr)] lg:grid-rows-[auto_1fr]">
        <div className="mb-4 min-w-0 max-lg:[--map-height:15rem] lg:col-start-2 lg:row-start-1">
          {features.length === 0 ? (
            <p className="mb-2 text-muted">{texts.noOutline}</p>
          ) : (
            <div className="lg:h-[calc(100dvh-14.5rem)] lg:max-h-168">
              <LotMap
                label={texts.map}
                listLabel={texts.list}
                features={{ type: 'FeatureCollection', features }}
                legend={texts.outline}
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
          {others.length > 0 && <p className="mb-3">{texts.records(lots.length, place)}</p>}
          {lots.map(({ parcel }, at) => (
            <Section key={keyOf(parcel, at)} id={`lot-${at}`} title={titleOf(at, lots.length)}>
              <Facts items={lotFacts(parcel)} />
            </Section>
          ))}
          <Section id="publisher" title={texts.source}>
            <Facts items={sourceFacts(source)} look="prose" />
          </Section>
          <Provenance meta={meta} caveats={[...source.notes, message, texts.owner]} />
        </section>
        <div className="mt-4 grid content-start gap-x-6 lg:col-start-2 lg:row-start-2 lg:mt-0 print:[&>section]:break-inside-avoid">
          {floods}
          {point && <Around point={point} />}
        </div>
      </div>
      {lots.map(({ parcel }, at) => (
        <Columns key={keyOf(parcel, at)} at={at} count={lots.length} parcel={parcel} />
      ))}
      <Share href={lotHref(layer.id, number)} />
    </PageFrame>
  )
}

const keyOf = ({ sourceObjectId }: PropertyRecord, at: number) => `${sourceObjectId} ${at}`

const titleOf = (at: number, count: number) => (count > 1 ? texts.record(at, count) : texts.lot)

function describeWhere(
  { county, state }: PropertyRecord,
  number: string,
  layer: ListedParcelLayer,
  place: string,
) {
  const within = layer.kind === 'state' && county ? `${county}, ${state}` : place
  return texts.where(number, within)
}

function figuresOf(parcel: PropertyRecord): LabeledFigure[] {
  const { landUse, yearBuilt } = parcel
  return [
    ...areaFacts(parcel).map(({ label, value, note }) => ({ id: label, label, value, note })),
    ...(yearBuilt ? [{ id: 'built', label: translate(labels.yearBuilt), value: yearBuilt }] : []),
    ...(landUse
      ? [
          {
            id: 'use',
            label: translate(labels.landUse),
            value: <PublishedWords text={formatUse(landUse)} />,
          },
        ]
      : []),
  ]
}

const openHref = (layer: string, number: string, point: LngLat) =>
  mapLink(point, { zoom: 17, on: ['lots'], open: `lots:${layer}:${encodeURIComponent(number)}` })

function drawLots(lots: readonly LotWithOutline[], number: string): MapFeature[] {
  const outlines = new Map(lots.map(({ outline, parcel }) => [JSON.stringify(outline), { outline, parcel }]))
  return [...outlines.values()].flatMap(({ outline, parcel: { address } }, at) => {
    const name = address ? formatHomeAddress(address) : texts.numbered(number)
    return outline
      ? [{ type: 'Feature', id: `lot-${at}`, properties: { name, role: 'result' }, geometry: outline }]
      : []
  })
}

function sourceFacts({
  publisher,
  attribution,
  license,
  edition,
  publisherPage,
  url,
}: ParcelLayerSource): LabeledValue[] {
  return [
    {
      label: texts.publisher,
      value: (
        <span className="wrap-anywhere">
          <AgencyWords text={publisher} />
        </span>
      ),
      note: new URL(url).hostname,
    },
    ...(attribution && attribution !== publisher
      ? [{ label: texts.attribution, value: <AgencyWords text={attribution} /> }]
      : []),
    { label: texts.license, value: <License text={license} /> },
    { label: texts.edition, value: edition ?? texts.notSaid },
    {
      label: texts.page,
      value: (
        <a href={publisherPage} className="inline-block min-h-6">
          {texts.pageLabel}
        </a>
      ),
    },
  ]
}

const License = ({ text }: { text: string }) =>
  text.startsWith('https://') ? (
    <a href={text} className="wrap-anywhere">
      {text}
    </a>
  ) : (
    <AgencyWords text={text} />
  )

interface ColumnsProps {
  at: number
  count: number
  parcel: PropertyRecord
}

function Columns({ at, count, parcel }: ColumnsProps) {
  const facts = publishedFacts(parcel)
  const title = count > 1 ? texts.columnsOf(at, count) : texts.columns
  return (
    <Section id={`columns-${at}`} title={title}>
      <p className="mb-3 max-w-reading text-muted">{facts.length > 0 ? AS_PUBLISHED : texts.noColumns}</p>
      {facts.length > 0 && <Facts items={facts} columns={2} isDense />}
    </Section>
  )
}

interface DownloadProps {
  layer: string
  number: string
  hasOutline: boolean
}

function Download({ layer, number, hasOutline }: DownloadProps) {
  return (
    <LightDetails className="relative">
      <summary className="inline-flex min-h-8 list-none items-center text-accent underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        {texts.download}
      </summary>
      <div className="mt-2 rounded-panel border border-edge bg-surface p-4 sm:absolute sm:right-0 sm:z-30 sm:w-72 sm:shadow-lg">
        <ExportLinks
          what={texts.what}
          formats={formatsFor(hasOutline)}
          href={(format) => exportHref('us-parcels', 'getParcel', format, { layer, parcelId: number })}
        />
        <p className="text-sm text-muted">{texts.owner}</p>
      </div>
    </LightDetails>
  )
}

function Around({ point }: { point: LngLat }) {
  const at = encodeURIComponent(`${point.latitude},${point.longitude}`)
  const links = [
    { href: localHref(`/place?at=${at}`), label: texts.dossier },
    { href: localHref(`/environment?at=${at}`), label: texts.facilities },
    { href: localHref(`/ground?at=${at}`), label: texts.ground },
    { href: localHref(`/land?at=${at}`), label: texts.land },
  ]
  return (
    <div className="print:hidden">
      <Section id="around" title={texts.around}>
        <ul className="mb-3 grid">
          <LinkItems links={links} />
        </ul>
      </Section>
    </div>
  )
}
