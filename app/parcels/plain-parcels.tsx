import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { read } from '@/app/_lib/read/data'
import { type ListFilter, ListFilters } from '@/app/_surfaces/list/list-filters'
import { RecordCards } from '@/app/_surfaces/list/record-cards'
import { GATE_ZOOM, INSIDE_ZOOM } from '@/components/parcels/map/zooms'
import { filterLabels, filterUrl } from '@/components/parcels/parcel-filter'
import { parcelHref } from '@/components/parcels/parcel-href'
import { Provenance } from '@/components/provenance/provenance'
import { ButtonLink } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { parcelSorts } from '@/connectors/us-florida-parcels/public'
import type { Result } from '@/lib/connector/result'
import { listedFormats } from '@/lib/export/format'
import { formatNumber } from '@/lib/format'
import { nominalBounds } from '@/lib/geography/nominal-bounds'
import { parcel, type UnderivedParcel } from '@/lib/records/parcel/fields'
import {
  describeDollars,
  describeSale,
  formatCity,
  formatCounty,
  formatName,
  formatYear,
} from '@/lib/records/parcel/format'
import { landUseBands } from '@/lib/records/parcel/land-use'
import { hasFilter } from '@/lib/records/parcel/parcel-filter'
import { areaQuery, isCountable, OUTSIDE, touchesFlorida } from './area-query'
import { describePartial, describeRows } from './describe-view'
import { type ParcelsUrlParams, parcelsUrl, plainHref } from './url'

const texts = {
  filters: 'Filters',
  city: 'City, as the roll writes it',
  any: 'Any',
  sort: 'Sort by',
}

export async function showParcels(url: ParcelsUrlParams): Promise<ReactNode> {
  if (!touchesFlorida(nominalBounds(url))) return <p className="mb-4 font-semibold">{OUTSIDE}</p>
  return (
    <>
      <PlainFilters url={url} />
      {await (url.zoom < GATE_ZOOM ? showCount(url) : showList(url))}
    </>
  )
}

/** The form has the sort order, because the list has no column headings. */
function PlainFilters({ url }: { url: ParcelsUrlParams }) {
  const values = filterUrl.toQuery(url.filter)
  const rest = parcelsUrl.toQuery({ ...url, filter: {}, sort: 'number', page: 1 })
  rest.set('plain', '1')
  const typed = Object.entries({ ...filterLabels, city: texts.city }).map(([name, label]): ListFilter => {
    const value = values.get(name) ?? ''
    return { name, label, value, ...(name !== 'city' && { inputMode: 'numeric' }) }
  })
  const uses = Object.entries(landUseBands).map(([value, { label }]) => ({ value, label }))
  const sorts = Object.entries(parcelSorts).map(([value, label]) => ({ value, label }))
  return (
    <ListFilters
      label={texts.filters}
      action="/parcels"
      rest={rest}
      look="grid"
      filters={[
        ...typed,
        {
          name: 'use',
          label: parcel.labels.landUse,
          value: values.get('use') ?? '',
          empty: texts.any,
          options: uses,
        },
        { name: 'sort', label: texts.sort, value: url.sort, options: sorts },
      ]}
    />
  )
}

interface CountProgress {
  count: number | null
  counted: number
  areas: number
  includesPlaceholders: boolean
}

async function showCount(url: ParcelsUrlParams): Promise<ReactNode> {
  const { filter } = url
  const bounds = nominalBounds(url)
  const answer = isCountable(bounds)
    ? await read('us-florida-parcels', 'countInView', { bbox: bounds, filter })
    : undefined
  return (
    <>
      <p className="mb-2 font-semibold">{describeCount(answer, hasFilter(filter))}</p>
      {answer?.ok && answer.data.count === null && (
        <p className="mb-2">
          <a href={plainHref(url)} className="inline-flex min-h-11 items-center">
            Go on counting
          </a>
        </p>
      )}
      <p className="mb-4">
        Parcels are listed from a closer view on. Find an address above, or zoom in here.
      </p>
      <ButtonLink href={plainHref({ ...url, zoom: INSIDE_ZOOM, page: 1 })}>Zoom in</ButtonLink>
    </>
  )
}

function describeCount(answer: Result<CountProgress> | undefined, hasFilter: boolean): string {
  if (!answer) return 'This view is too large to count. Zoom in to a county or a city.'
  if (!answer.ok) return `We could not count the parcels here. ${answer.error.message}`
  const { count, counted, areas, includesPlaceholders } = answer.data
  if (count === null)
    return areas === 1
      ? 'Counting the parcels in view.'
      : `Counting the parcels in view: counted ${formatNumber(counted)} of ${formatNumber(areas)} areas.`
  const what = hasFilter ? 'parcels in view meet the filters' : 'parcels are in view'
  const note = includesPlaceholders
    ? ' The count includes pieces of land without a parcel number, such as roads.'
    : ''
  return `About ${formatNumber(count)} ${what}.${note}`
}

async function showList(url: ParcelsUrlParams): Promise<ReactNode> {
  const { filter, sort, page } = url
  const bounds = nominalBounds(url)
  const answer = await read('us-florida-parcels', 'parcelsInView', { bbox: bounds, filter, sort, page })
  if (!answer.ok) return <ProblemNotice problem={answer.error} retry={plainHref(url)} />
  const { rows, matched, areas, pages, page: current } = answer.data
  const partial = describePartial(areas)
  return (
    <>
      <p className="mb-3 font-semibold">{describeRows(answer.data, hasFilter(filter))}</p>
      {partial && <Notice kind="warn">{partial}</Notice>}
      <RecordCards<UnderivedParcel>
        rows={rows}
        keyOf={({ key }) => key}
        hrefOf={parcelHref}
        nameOf={formatName}
        placeOf={({ city, county, parcelId }) =>
          `${[formatCity(city), formatCounty(county)].filter(Boolean).join(', ')}, parcel ${parcelId}`
        }
        describe={describeValueAndSale}
      />
      <Pager
        back={[current > 1 && { label: 'Previous page', href: plainHref({ ...url, page: current - 1 }) }]}
        here={`Page ${formatNumber(current)} of ${formatNumber(pages)}`}
        on={[current < pages && { label: 'Next page', href: plainHref({ ...url, page: current + 1 }) }]}
      />
      {matched > 0 && (
        <ExportLinks
          what={`these ${formatNumber(matched)} parcels`}
          formats={listedFormats}
          isLive
          href={(format) => `/parcels/export?format=${format}&${areaQuery(bounds, filter, { sort })}`}
        />
      )}
      <CopyLink href={plainHref(url)} label="Link to this list" />
      <Provenance meta={answer.meta} />
    </>
  )
}

const describeValueAndSale = (row: UnderivedParcel) =>
  `Just value ${describeDollars(row.justValue)}, roll of ${formatYear(row.rollYear)}. Last sale: ${describeSale(row)}.`
