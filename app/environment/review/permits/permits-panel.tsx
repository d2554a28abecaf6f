import { hrefOfRegistryId } from '@/app/_lib/facility-href'
import { PanelFoot } from '@/components/provenance/provenance'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/page/fold'
import { Panel } from '@/components/ui/page/panel'
import { localHref } from '@/lib/language/local-href'
import { Status } from '../status'
import { describeFailures, describePermit, MOST_PERMITS, milesOf, permitTexts } from './describe-permits'
import type { ReviewFacilityPermit, ReviewPermits } from './fetch-permits'

type Row = ReturnType<typeof describePermit> & { href: string | undefined; key: string }

const columnsOf = (): readonly DataTableColumn<Row>[] => [
  {
    id: 'distance',
    label: permitTexts.distance,
    cell: ({ distance, note }) => (
      <>
        <span className="whitespace-nowrap tabular-nums">{distance}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </>
    ),
  },
  {
    id: 'facility',
    label: permitTexts.facility,
    rowHeader: true,
    cell: ({ name, href }) => (href ? <a href={href}>{name}</a> : name),
  },
  { id: 'list', label: permitTexts.list, cell: ({ list }) => list },
  { id: 'status', label: permitTexts.status, cell: ({ status }) => <Status words={status} /> },
  { id: 'id', label: permitTexts.id, cell: ({ id }) => id },
]

const MOST_OPEN = 25

export function PermitsPanel({ permits: { searches, permits, metas } }: { permits: ReviewPermits }) {
  const failures = describeFailures(searches)
  const toRow = (permit: ReviewFacilityPermit): Row => {
    const href = hrefOfRegistryId(permit.row.registryId)
    return {
      ...describePermit(permit, milesOf(searches, permit.list)),
      href: href && localHref(href),
      key: `${permit.list} ${permit.row.key}`,
    }
  }
  const rows = permits.slice(0, MOST_PERMITS).map(toRow)
  const rest = rows.slice(MOST_OPEN)
  return (
    <Panel id="permits" title={permitTexts.title}>
      <p className="mb-2 text-muted">{permitTexts.lead}</p>
      {failures.map((failure) => (
        <p key={failure} className="mb-2 text-bad">
          {failure}
        </p>
      ))}
      {rows.length > 0 ? (
        <PermitTable id="permit-rows" rows={rows.slice(0, MOST_OPEN)} />
      ) : (
        failures.length < searches.length && (
          <p>{failures.length > 0 ? permitTexts.noneOfSome : permitTexts.none}</p>
        )
      )}
      {rest.length > 0 && (
        <Fold id="permits-more" title={permitTexts.rest(rest.length)}>
          <PermitTable id="more-permit-rows" rows={rest} />
        </Fold>
      )}
      {permits.length > MOST_PERMITS && <p>{permitTexts.cut(MOST_PERMITS, permits.length)}</p>}
      <PanelFoot metas={metas} />
    </Panel>
  )
}

const PermitTable = ({ id, rows }: { id: string; rows: readonly Row[] }) => (
  <DataTable
    id={id}
    wide
    caption={permitTexts.caption}
    columns={columnsOf()}
    rows={rows}
    rowKey={({ key }) => key}
  />
)
