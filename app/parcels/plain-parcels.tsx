import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { read } from '@/app/_lib/read/data'
import { GATE_ZOOM, INSIDE_ZOOM } from '@/components/parcels/map/zooms'
import { filterUrl, hasFilter } from '@/components/parcels/parcel-filter'
import { parcelHref } from '@/components/parcels/parcel-href'
import { Provenance } from '@/components/provenance/provenance'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyLink } from '@/components/ui/copy-link'
import { ExportLinks } from '@/components/ui/export-links'
import { Select } from '@/components/ui/form/select'
import { TextInput } from '@/components/ui/form/text-input'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { parcelSorts } from '@/connectors/us-florida-parcels/public'
import type { Result } from '@/lib/connector/result'
import { formatNumber } from '@/lib/format'
import {
  describeDollars,
  describeSale,
  formatCity,
  formatCounty,
  formatName,
  formatYear,
} from '@/lib/records/parcel/format'
import { landUseBands } from '@/lib/records/parcel/land-use'
import { areaQuery, isCountable, OUTSIDE, touchesFlorida } from './area-query'
import { describePartial, describeShownRows } from './describe-view'
import { fileFormats } from './file-formats'
import { nominalBounds } from './nominal-bounds'
import { type ParcelsUrl, parcelsUrl, plainHref } from './url'

/** The list of a place for whoever has scripting switched off: links and plain forms only. */
export async function showParcels(url: ParcelsUrl): Promise<ReactNode> {
  if (!touchesFlorida(nominalBounds(url))) return <p className="mb-4 font-semibold">{OUTSIDE}</p>
  return (
    <>
      <PlainFilters url={url} />
      {await (url.zoom < GATE_ZOOM ? showCount(url) : showList(url))}
    </>
  )
}

const fields = [
  ['min', 'Lowest just value, dollars'],
  ['max', 'Highest just value, dollars'],
  ['sold_from', 'Last sale from, year'],
  ['sold_to', 'Last sale to, year'],
  ['built_from', 'Built from, year'],
  ['built_to', 'Built to, year'],
  ['city', 'City, as the roll writes it'],
] as const

/** A form the browser sends itself; the place goes along in hidden fields. */
function PlainFilters({ url }: { url: ParcelsUrl }) {
  const values = filterUrl.toQuery(url.filter)
  const kept = parcelsUrl.toQuery({ ...url, filter: {}, sort: 'number', page: 1 })
  kept.set('plain', '1')
  return (
    <form action="/parcels" aria-label="Filters" className="mb-6 max-w-3xl print:hidden">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-end gap-x-5 sm:grid-cols-2">
        {fields.map(([name, label]) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            defaultValue={values.get(name) ?? ''}
            autoComplete="off"
            {...(name === 'city' ? {} : { inputMode: 'numeric' as const })}
          />
        ))}
        <Select
          name="use"
          label="Land use"
          empty="Any"
          options={Object.entries(landUseBands).map(([value, { label }]) => ({ value, label }))}
          defaultValue={values.get('use') ?? ''}
        />
        <Select
          name="sort"
          label="Sort by"
          options={Object.entries(parcelSorts).map(([value, label]) => ({ value, label }))}
          defaultValue={url.sort}
        />
      </div>
      <Button look="secondary">Apply filters</Button>
    </form>
  )
}

interface Counted {
  /** Null until every area is counted. */
  count: number | null
  counted: number
  areas: number
  includesPlaceholders: boolean
}

/** Too far out for a list: a count where the source can give one, and the way in. */
async function showCount(url: ParcelsUrl): Promise<ReactNode> {
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

function describeCount(answer: Result<Counted> | undefined, hasFilter: boolean): string {
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

async function showList(url: ParcelsUrl): Promise<ReactNode> {
  const { filter, sort, page } = url
  const bounds = nominalBounds(url)
  const answer = await read('us-florida-parcels', 'parcelsInView', { bbox: bounds, filter, sort, page })
  if (!answer.ok) return <ProblemNotice problem={answer.error} retry={plainHref(url)} />
  const { rows, matched, areas, pages, page: shown } = answer.data
  const partial = describePartial(areas)
  return (
    <>
      <p className="mb-3 font-semibold">{describeShownRows(answer.data, hasFilter(filter))}</p>
      {partial && <Notice kind="warn">{partial}</Notice>}
      <ol className="mb-4 divide-y divide-line border-line not-empty:border-y">
        {rows.map((parcel) => (
          <li key={parcel.key} className="py-2">
            <a href={parcelHref(parcel)} className="inline-block min-h-6 font-semibold">
              {formatName(parcel)}
            </a>
            <p className="text-base text-muted">
              {[formatCity(parcel.city), formatCounty(parcel.county)].filter(Boolean).join(', ')}, parcel{' '}
              {parcel.parcelId}
            </p>
            <p className="text-base">
              Just value {describeDollars(parcel.justValue)}, roll of {formatYear(parcel.rollYear)}. Last
              sale: {describeSale(parcel)}.
            </p>
          </li>
        ))}
      </ol>
      <Pager
        back={[shown > 1 && { label: 'Previous page', href: plainHref({ ...url, page: shown - 1 }) }]}
        here={`Page ${formatNumber(shown)} of ${formatNumber(pages)}`}
        on={[shown < pages && { label: 'Next page', href: plainHref({ ...url, page: shown + 1 }) }]}
      />
      {matched > 0 && (
        <ExportLinks
          what={`these ${formatNumber(matched)} parcels`}
          formats={fileFormats}
          href={(format) => `/parcels/export?format=${format}&${areaQuery(bounds, filter, { sort })}`}
        />
      )}
      <CopyLink href={plainHref(url)} label="Link to this list" />
      <Provenance meta={answer.meta} />
    </>
  )
}
