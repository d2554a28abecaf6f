import { RecordFacts } from '@/components/records/record-facts'
import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import { formatCount, formatMiles, formatNumber } from '@/lib/format'
import { listStates } from '@/lib/records/cleanup-site/describe'
import { type CleanupSite, cleanupSite } from '@/lib/records/cleanup-site/fields'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatFacilityName } from '@/lib/records/facility/facility-name'

type SearchedList = CleanupAnswer['lists'][number]

const texts = {
  caption: 'What each list has within its distance',
  placeOnly: 'Middle of a ZIP code or town, so the distance is not of the site.',
  unplaced: 'Archived sites of the county without a position',
  unplacedLead: 'Their list has no position for them, so they can be near or far.',
  rest: (count: number) => `The other ${formatNumber(count)}`,
}

const columns: readonly DataColumn<SearchedList>[] = [
  {
    id: 'list',
    label: 'List',
    rowHeader: true,
    cell: ({ list, note }) => (
      <>
        {titleOfList(list)}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </>
    ),
  },
  { id: 'miles', label: 'Within', numeric: true, cell: ({ miles }) => formatMiles(miles) },
  { id: 'found', label: 'Recorded', cell: (list) => <Recorded list={list} /> },
]

export const ListTable = ({ lists }: { lists: readonly SearchedList[] }) => (
  <DataTable
    id="searched"
    dense
    caption={texts.caption}
    columns={columns}
    rows={lists}
    rowKey={({ list }) => list}
  />
)

function Recorded({ list: { state, problem, ...counts } }: { list: SearchedList }) {
  const { listed, notLoaded, unplaced } = counts
  if (listed === null || notLoaded === null || unplaced === null)
    return (
      <>
        <strong className="text-bad">{listStates.failed}</strong>{' '}
        <span className="block text-sm">{problem}</span>
      </>
    )
  const notes = [
    notLoaded > 0 && `${formatNumber(notLoaded)} more are counted and not listed`,
    unplaced > 0 && `${formatNumber(unplaced)} of the county have no position`,
  ].filter(Boolean)
  return (
    <>
      {state === 'none' ? listStates.none : formatCount(listed, 'site')}
      {notes.length > 0 && <span className="block text-sm text-muted">{notes.join('; ')}</span>}
    </>
  )
}

/** The rest is folded, because a city can have hundreds. */
const MOST_OPEN = 25

export function SiteList({ id, sites }: { id: string; sites: readonly CleanupSite[] }) {
  const rest = sites.slice(MOST_OPEN)
  return (
    <>
      <Sites sites={sites.slice(0, MOST_OPEN)} />
      {rest.length > 0 && (
        <Fold id={`${id}-more`} title={texts.rest(rest.length)}>
          <Sites sites={rest} />
        </Fold>
      )}
    </>
  )
}

export function UnplacedSites({ sites }: { sites: readonly CleanupSite[] }) {
  if (sites.length === 0) return null
  return (
    <Panel id="unplaced" title={`${texts.unplaced} (${formatNumber(sites.length)})`}>
      <p className="mb-2">{texts.unplacedLead}</p>
      <SiteList id="unplaced" sites={sites} />
    </Panel>
  )
}

const Sites = ({ sites }: { sites: readonly CleanupSite[] }) => (
  <ol>
    {sites.map((site) => (
      <li key={JSON.stringify(site)} className="break-inside-avoid border-b border-line/60 py-2">
        <h3 className="font-semibold">
          {site.detailUrl ? (
            <a href={site.detailUrl}>{formatFacilityName(site.name)}</a>
          ) : (
            formatFacilityName(site.name)
          )}
        </h3>
        {site.isPlaceOnly && <p className="text-sm text-warn">{texts.placeOnly}</p>}
        <RecordFacts
          facts={cleanupSite.facts(site, [
            'list',
            'status',
            'distanceMiles',
            'street',
            'programId',
            'reportedOn',
            'accuracyMeters',
          ])}
          isDense
        />
      </li>
    ))}
  </ol>
)
