import { pageHref, parcelHref, similarFileHref } from '@/components/parcels/parcel-href'
import {
  describeStanding,
  formatPerFoot,
  formatRatio,
  joinOmitted,
} from '@/components/parcels/standing/describe-standing'
import { DotPlot } from '@/components/parcels/standing/dot-plot'
import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { ExportLinks } from '@/components/ui/export-links'
import { Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { Section } from '@/components/ui/page/section'
import {
  type ComparableParcel,
  type ComparableSale,
  monthName,
  type SimilarParcelsReport,
} from '@/connectors/us-florida-parcels/public'
import { listedFormats } from '@/lib/export/format'
import { formatDistance, formatDollars, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { readParcelKey } from '@/lib/records/parcel/parcel-key'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { SimilarParcelsResult } from './fetch-similar'
import { MedianLinks } from './median-links'

const texts = defineTexts('parcels.similar-section', {
  title: 'Where this home ranks',
  why: 'We look for parcels of the same use, size and age nearby, and compare their just values per square foot, and just values with sale prices. It takes a few seconds.',
  go: 'Compare with similar parcels',
  refused: (why: string) => `We cannot compare this parcel: it is ${why}.`,
  failed: 'We could not compare this parcel',
  widened: 'What “similar” means here',
  left: (left: string) => `Left out: ${left}.`,
  parcels: 'Similar parcels, lowest value per square foot first',
  sales: 'How the roll compares with sales around it',
  used: 'Sales behind these figures',
  limits: 'What these figures cannot say',
  files: 'every parcel and sale used',
  none: 'None.',
  median: 'Median of the others',
  middle: 'Middle half',
  range: (from: string, to: string) => `${from} to ${to}`,
  parcel: 'Parcel',
  numbered: (id: string) => `Parcel ${id}`,
  distance: 'Distance',
  own: 'This parcel',
  justValue: 'Just value',
  perFoot: 'Per square foot',
  area: 'Living area, square feet',
  built: 'Built',
  ratio: 'Just value by price',
  price: 'Price',
  sold: 'Sold in',
  noMonth: 'Month not published',
  code: 'Code',
})

interface Props {
  slug: string
  id: string
  similar: SimilarParcelsResult | undefined
}

export function SimilarSection({ slug, id, similar }: Props) {
  return (
    <div className={similar ? undefined : 'print:hidden'}>
      <Section id="similar" title={texts.title}>
        {similar ? (
          <Compared similar={similar} />
        ) : (
          <>
            <p className="mb-2 text-base">{texts.why}</p>
            <ButtonLink href={`${pageHref({ slug, id, similar: true })}#similar`}>{texts.go}</ButtonLink>
          </>
        )}
      </Section>
    </div>
  )
}

function Compared({ similar }: { similar: SimilarParcelsResult }) {
  if (!similar.ok)
    return (
      <Notice kind="bad" title={texts.failed}>
        <p>{translate(similar.error.message)}</p>
      </Notice>
    )
  const { refused, compared } = similar.data
  if (!compared) return <p className="text-base">{texts.refused(translate(refused ?? ''))}</p>
  return (
    <>
      <Standing compared={compared} />
      <ExportLinks
        formats={listedFormats}
        what={texts.files}
        href={(format) => similarFileHref(compared.subject.key, format)}
      />
      <Provenance meta={similar.meta} />
    </>
  )
}

function Standing({ compared }: { compared: SimilarParcelsReport }) {
  const { own, standing, lead, ground, steps, left, sales, limits } = describeStanding(compared)
  const { median, q1, q3 } = standing
  return (
    <>
      <p className="mb-3 max-w-reading text-base">
        {lead} {ground}
      </p>
      {median !== null && q1 !== null && q3 !== null && standing.n > 1 && (
        <DotPlot
          own={own}
          others={compared.parcels.map(({ justValue, livingSquareFeet }) => justValue / livingSquareFeet)}
          {...{ median, q1, q3 }}
          label={lead}
          tableId="similar-parcels"
        />
      )}
      {median !== null && q1 !== null && q3 !== null && (
        <Facts
          items={[
            { label: texts.median, value: formatPerFoot(median) },
            { label: texts.middle, value: texts.range(formatPerFoot(q1), formatPerFoot(q3)) },
          ]}
        />
      )}
      {median !== null && <MedianLinks {...compared} median={median} />}
      <h3 className="mb-1 font-semibold">{texts.widened}</h3>
      <ol className="mb-1 max-w-reading list-decimal pl-6 text-base">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mb-3 max-w-reading text-base text-muted">{texts.left(joinOmitted(left))}</p>
      <DataTable
        id="similar-parcels"
        caption={texts.parcels}
        columns={parcelColumns()}
        rows={compared.parcels}
        rowKey={({ key }) => key}
        empty={texts.none}
      />
      <h3 className="mb-1 font-semibold">{texts.sales}</h3>
      <p className="mb-2 max-w-reading text-base">{sales.lead}</p>
      {sales.figures.length > 0 && <Facts items={sales.figures} />}
      <p className="mb-3 max-w-reading text-base text-muted">{texts.left(joinOmitted(sales.left))}</p>
      <DataTable
        id="similar-sales"
        caption={texts.used}
        columns={saleColumns()}
        rows={compared.sales.used}
        rowKey={({ key, month, price }) => `${key} ${month} ${price}`}
        empty={texts.none}
      />
      <h3 className="mb-1 font-semibold">{texts.limits}</h3>
      <ul className="mb-3 max-w-reading list-disc pl-6 text-base">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </>
  )
}

const address = (): DataTableColumn<ComparableParcel> => ({
  id: 'address',
  label: texts.parcel,
  rowHeader: true,
  cell: ({ key, address: street }) => {
    const identity = readParcelKey(key)
    const name = street ? toMixedCase(street) : texts.numbered(identity?.parcelId ?? key)
    return identity ? <a href={parcelHref(identity)}>{name}</a> : name
  },
})

const distance = (): DataTableColumn<ComparableParcel> => ({
  id: 'distance',
  label: texts.distance,
  numeric: true,
  cell: ({ meters }) => (meters === 0 ? texts.own : formatDistance(meters)),
})

const justValue = (): DataTableColumn<ComparableParcel> => ({
  id: 'value',
  label: texts.justValue,
  numeric: true,
  cell: (parcel) => formatDollars(parcel.justValue),
})

const parcelColumns = (): DataTableColumn<ComparableParcel>[] => [
  address(),
  {
    id: 'foot',
    label: texts.perFoot,
    numeric: true,
    cell: (parcel) => formatPerFoot(parcel.justValue / parcel.livingSquareFeet),
  },
  justValue(),
  {
    id: 'area',
    label: texts.area,
    numeric: true,
    cell: ({ livingSquareFeet }) => formatNumber(livingSquareFeet, 0),
  },
  { id: 'built', label: texts.built, numeric: true, cell: ({ yearBuilt }) => yearBuilt },
  distance(),
]

const saleColumns = (): DataTableColumn<ComparableSale>[] => [
  address(),
  {
    id: 'ratio',
    label: texts.ratio,
    numeric: true,
    cell: (sale) => formatRatio(sale.justValue / sale.price),
  },
  justValue(),
  { id: 'price', label: texts.price, numeric: true, cell: ({ price }) => formatDollars(price) },
  { id: 'month', label: texts.sold, cell: ({ month }) => monthName(Number(month)) ?? texts.noMonth },
  { id: 'code', label: texts.code, cell: ({ code }) => code },
  distance(),
]
