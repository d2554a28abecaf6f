import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Day } from '@/components/ui/moment'
import { Pager } from '@/components/ui/pager'
import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { formatCount, formatNumber } from '@/lib/format'
import { countyByFips } from '@/lib/geography/counties'
import { stateByCode } from '@/lib/geography/states'
import { findLayers } from './fetch-parcel-layers'
import { isChecked, parcelLayerTexts } from './layer-texts'
import { StateMap } from './state-map'
import { type ParcelLayersUrlParams, parcelLayersUrl } from './url'

const ON_A_PAGE = 50

const kinds = { state: 'Whole state', county: 'County', city: 'City' } as const

const columns: readonly DataTableColumn<ListedParcelLayer>[] = [
  {
    id: 'layer',
    label: 'Layer',
    rowHeader: true,
    cell: ({ title, url, kind, covers }) => (
      <div className="min-w-48">
        <a href={url} data-print="bare" className="inline-block min-h-6">
          {title}
        </a>
        <span className="block font-normal text-muted">
          {kinds[kind]}
          {kind === 'city' && ` in ${covers.map((fips) => countyByFips(fips)?.name ?? fips).join(', ')}`},{' '}
          <span className="wrap-anywhere">{new URL(url).hostname}</span>
        </span>
      </div>
    ),
  },
  { id: 'check', label: 'Last check', cell: (layer) => <LastCheck layer={layer} /> },
  { id: 'columns', label: 'Column of the parcel number', cell: (layer) => <NumberColumn layer={layer} /> },
  {
    id: 'count',
    label: 'Records',
    numeric: true,
    cell: ({ lastCheck }) =>
      lastCheck?.count == null ? (
        <span className="text-muted">Not known</span>
      ) : (
        formatNumber(lastCheck.count)
      ),
  },
  {
    id: 'edition',
    label: 'Edition',
    cell: ({ lastCheck }) =>
      lastCheck?.edition ? <Day iso={lastCheck.edition} /> : <span className="text-muted">Not said</span>,
  },
  { id: 'license', label: 'Terms', cell: Terms },
]

function LastCheck({ layer }: { layer: ListedParcelLayer }) {
  const { lastCheck, statusNote } = layer
  if (!isChecked(layer)) return statusNote
  if (!lastCheck) return <span className="text-muted">{parcelLayerTexts.unchecked}</span>
  return (
    <>
      {lastCheck.failure ?? 'Answers.'}{' '}
      <span className="block text-muted">
        Checked <Day iso={lastCheck.checkedOn} />
      </span>
    </>
  )
}

function NumberColumn({ layer: { columns: named, lastCheck } }: { layer: ListedParcelLayer }) {
  const numberColumn = lastCheck ? lastCheck.numberColumn : (named[0] ?? null)
  return (
    <>
      <span className="wrap-anywhere">{numberColumn ?? 'None that is plainly the number'}</span>
      {lastCheck?.numberGone && <span className="block">Gone: {lastCheck.numberGone}</span>}
      {lastCheck && lastCheck.columns > 0 && (
        <span className="block text-muted">{formatCount(lastCheck.columns, 'column')} that we read</span>
      )}
    </>
  )
}

function Terms({ license, publisherPage, doubts }: ListedParcelLayer) {
  return (
    <>
      {license.startsWith('https://') ? <a href={license}>Terms of the publisher</a> : license}
      {!license.startsWith('https://') && (
        <a href={publisherPage} className="block">
          Page of the publisher
        </a>
      )}
      {doubts.length > 0 && <span className="block text-muted">In doubt: {doubts.join('; ')}</span>}
    </>
  )
}

export function LayersFound({
  layers,
  url,
}: {
  layers: readonly ListedParcelLayer[]
  url: ParcelLayersUrlParams
}) {
  const matches = findLayers(layers, url)
  const state = url.state === undefined ? undefined : stateByCode(url.state)
  const pages = Math.max(1, Math.ceil(matches.length / ON_A_PAGE))
  const page = Math.min(url.page, pages)
  const hrefOf = (number: number) => parcelLayersUrl.toHref('/sources/parcels', { ...url, page: number })
  const where = state ? ` of ${state.name}` : ''
  const words = url.q ? ` with “${url.q}”` : ''
  return (
    <>
      {state && <StateMap state={state} layers={layers} />}
      <DataTable
        id="layers"
        dense
        wide
        caption={`${formatCount(matches.length, 'parcel layer')}${where}${words}`}
        columns={columns}
        rows={matches.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)}
        rowKey={({ id }) => id}
        empty={`No parcel layer${where}${words} is in our registry. The assessor of a county keeps its parcels.`}
      />
      <Pager
        name="Pages of the layers"
        back={[page > 1 && { label: 'Previous page', href: hrefOf(page - 1) }]}
        here={pages > 1 ? `Page ${page} of ${pages}` : undefined}
        on={[page < pages && { label: 'Next page', href: hrefOf(page + 1) }]}
      />
      <p>
        <a href="/sources/parcels" className="inline-flex min-h-11 items-center">
          Every state
        </a>
      </p>
    </>
  )
}
