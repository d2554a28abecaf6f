import { type DataColumn, DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import { formatMiles } from '@/lib/format'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { cleanupListIds, titleOfList } from '@/lib/records/cleanup-site/lists'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { describePosition, type LimitOf } from './describe-site'

const texts = {
  byDistance: 'Records by distance',
  byList: 'Records by list',
  nearest: 'Each record of each list, nearest first',
  grouped: 'Each record of each list, list by list',
  noStatus: 'Not published',
  none: 'No record is listed within these distances.',
}

type Column = DataColumn<CleanupSite>

const list: Column = { id: 'list', label: 'List', cell: (record) => titleOfList(record.list) }
const site: Column = {
  id: 'site',
  label: 'Site',
  rowHeader: true,
  cell: ({ name }) => formatFacilityName(name),
}
const status: Column = {
  id: 'status',
  label: 'Status, as published',
  cell: (record) => record.status ?? texts.noStatus,
}
const id: Column = { id: 'id', label: 'Id in the program', cell: ({ programId }) => programId }

const distance = (limitOf: LimitOf): Column => ({
  id: 'distance',
  label: 'Distance',
  cell: (record) => (
    <>
      <span className="whitespace-nowrap tabular-nums">
        {record.distanceMiles !== null && formatMiles(record.distanceMiles)}
      </span>{' '}
      {record.direction}
      {describePosition(record, limitOf).map((words) => (
        <span key={words} className="block text-sm text-muted">
          {words}
        </span>
      ))}
    </>
  ),
})

interface Props extends Pick<CleanupAnswer, 'sites'> {
  limitOf: LimitOf
}

/** The same records twice: the nearest first, and list by list. */
export function RecordTables({ sites, limitOf }: Props) {
  if (sites.length === 0) return null
  const away = distance(limitOf)
  const order = (record: CleanupSite) => cleanupListIds.indexOf(record.list)
  return (
    <>
      <Panel id="by-distance" title={texts.byDistance}>
        <Records
          id="distance-rows"
          caption={texts.nearest}
          columns={[away, site, list, status]}
          rows={sites}
        />
      </Panel>
      <Fold id="by-list" title={texts.byList}>
        <Records
          id="list-rows"
          caption={texts.grouped}
          columns={[list, site, away, status, id]}
          rows={sites.toSorted((one, other) => order(one) - order(other))}
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
    empty={texts.none}
    {...table}
  />
)
