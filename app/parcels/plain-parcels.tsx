import { read } from '@/app/data'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { CopyLink } from '@/components/ui/copy-link'
import { ExportLinks } from '@/components/ui/export-links'
import { Notice } from '@/components/ui/notice'
import { areaQuery, OUTSIDE, touchesFlorida } from './area-query'
import { fileFormats } from './file-formats'
import { nominalBounds } from './nominal-bounds'
import { parcelHref } from './parcel-href'
import { PlainCount } from './plain-count'
import { PlainFilters } from './plain-filters'
import { plainHref } from './plain-href'
import { hasFilter } from './say-filter'
import { sayCount, sayCounty, sayDollars, sayName, saySale, sayYear } from './say-parcel'
import { GATE_ZOOM, type ParcelsUrl } from './url'
import { sayPartial, sayRows } from './workspace/say-view'

/** The list of a place for whoever has scripting switched off: links and plain forms only. */
export async function PlainParcels({ url }: { url: ParcelsUrl }) {
  if (!touchesFlorida(nominalBounds(url))) return <p className="mb-4 font-semibold">{OUTSIDE}</p>
  return (
    <>
      <PlainFilters url={url} />
      {url.zoom < GATE_ZOOM ? <PlainCount url={url} /> : <PlainList url={url} />}
    </>
  )
}

async function PlainList({ url }: { url: ParcelsUrl }) {
  const { filter, sort, page } = url
  const bounds = nominalBounds(url)
  const answer = await read('us-florida-parcels', 'parcelsInView', { bbox: bounds, filter, sort, page })
  if (!answer.ok) return <ProblemNotice problem={answer.error} retry={plainHref(url)} />
  const { rows, matched, areas, pages, page: shown } = answer.data
  const partial = sayPartial(areas)
  return (
    <>
      <p className="mb-3 font-semibold">{sayRows(answer.data, hasFilter(filter))}</p>
      {partial && <Notice kind="warn">{partial}</Notice>}
      <ol className="mb-4 divide-y divide-line border-line not-empty:border-y">
        {rows.map((parcel) => (
          <li key={parcel.key} className="py-2">
            <a href={parcelHref(parcel)} className="inline-block min-h-6 font-semibold">
              {sayName(parcel)}
            </a>
            <p className="text-base text-muted">
              {[parcel.city, sayCounty(parcel.county)].filter(Boolean).join(', ')}, parcel {parcel.parcelId}
            </p>
            <p className="text-base">
              Just value {sayDollars(parcel.justValue)}, roll of {sayYear(parcel.rollYear)}. Last sale:{' '}
              {saySale(parcel)}.
            </p>
          </li>
        ))}
      </ol>
      <nav aria-label="Pages of the list" className="mb-4 flex gap-x-6 print:hidden">
        {shown > 1 && <a href={plainHref({ ...url, page: shown - 1 })}>Previous page</a>}
        {shown < pages && <a href={plainHref({ ...url, page: shown + 1 })}>Next page</a>}
      </nav>
      {matched > 0 && (
        <ExportLinks
          what={`these ${sayCount(matched)} parcels`}
          formats={fileFormats}
          href={(format) => `/parcels/export?format=${format}&${areaQuery(bounds, filter, { sort })}`}
        />
      )}
      <CopyLink href={plainHref(url)} label="Link to this list" />
      <Provenance meta={answer.meta} />
    </>
  )
}
