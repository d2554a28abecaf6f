import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { formatMiles } from '@/lib/format'
import { translate } from '@/lib/language/translate'
import { describeDirection } from '@/lib/records/cleanup-site/describe-direction'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { byList, describePosition, describePublished, type SearchDistanceOfList } from './describe-site'
import { recordLabels, reviewTexts } from './review-texts'
import { Status } from './status'

type Column = DataTableColumn<CleanupSite>

const list = (): Column => ({
  id: 'list',
  label: recordLabels.list,
  cell: (record) => translate(titleOfList(record.list)),
})
const site = (): Column => ({
  id: 'site',
  label: recordLabels.site,
  rowHeader: true,
  cell: ({ name }) => formatFacilityName(name),
})
const status = (): Column => ({ id: 'status', label: recordLabels.status, cell: drawStatus })
const id = (): Column => ({ id: 'id', label: recordLabels.id, cell: ({ programId }) => programId })

/**
 * Marks a status as English only if it is in the agency's own words. A one-letter status is inside a text of
 * ours.
 */
function drawStatus(record: CleanupSite) {
  const words = describePublished(record)
  return record.status === words ? <Status words={words} /> : words
}

const distance = (limitOf: SearchDistanceOfList): Column => ({
  id: 'distance',
  label: recordLabels.distance,
  cell: (record) => (
    <>
      <span className="whitespace-nowrap tabular-nums">
        {record.distanceMiles !== null && formatMiles(record.distanceMiles)}
      </span>{' '}
      {record.direction && describeDirection(record.direction)}
      {describePosition(record, limitOf).map((words) => (
        <span key={words} className="block text-sm text-muted">
          {words}
        </span>
      ))}
    </>
  ),
})

interface Props extends Pick<CleanupSearchResult, 'sites'> {
  limitOf: SearchDistanceOfList
}

export function RecordTables({ sites, limitOf }: Props) {
  if (sites.length === 0) return null
  const away = distance(limitOf)
  return (
    <>
      <Panel id="by-distance" title={reviewTexts.byDistance}>
        <Records
          id="distance-rows"
          caption={reviewTexts.nearest}
          columns={[away, site(), list(), status()]}
          rows={sites}
        />
      </Panel>
      <Fold id="by-list" title={reviewTexts.byList}>
        <Records
          id="list-rows"
          caption={reviewTexts.grouped}
          columns={[list(), site(), away, status(), id()]}
          rows={byList(sites)}
        />
      </Fold>
    </>
  )
}

interface TableProps {
  id: string
  caption: string
  columns: Column[]
  rows: readonly CleanupSite[]
}

const Records = (table: TableProps) => (
  <DataTable
    wide
    rowKey={(record) => `${record.list} ${record.programId} ${record.latitude} ${record.longitude}`}
    empty={reviewTexts.noSites}
    {...table}
  />
)
