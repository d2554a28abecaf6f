import type { SourceDrift } from '@/app/_lib/sources/read-drift'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { DriftCheck, DriftVerdict } from '@/lib/connector/upstream/drift'

const words: Readonly<Record<DriftVerdict, Parameters<typeof StateChip>[0]>> = {
  ok: { state: 'found', label: 'As we read it' },
  drifted: { state: 'failed', label: 'Changed' },
  down: { state: 'stale', label: 'No answer' },
  refused: { state: 'stale', label: 'Refused' },
  'not configured': { state: 'none', label: 'Not set up' },
}

const columns: readonly DataTableColumn<DriftCheck>[] = [
  { id: 'check', label: 'Question', rowHeader: true, cell: ({ check }) => <code>{check}</code> },
  { id: 'verdict', label: 'Found', cell: ({ verdict }) => <StateChip {...words[verdict]} /> },
  { id: 'at', label: 'Checked', cell: ({ at }) => <Moment iso={at} /> },
  {
    id: 'note',
    label: 'Note',
    cell: ({ note }) => <span className="text-sm wrap-anywhere">{note || 'None'}</span>,
  },
]

const texts = {
  title: 'Has its format changed?',
  lead: 'The operator of this site can check whether a source still has every field that we read. We never guess a field that is gone.',
}

export function DriftPanel({ title, drift }: { title: string; drift: SourceDrift }) {
  return (
    <section aria-labelledby="drift" className="mb-6">
      <h2 id="drift" className="mb-1 text-xl font-semibold">
        {texts.title}
      </h2>
      <p className="mb-3 max-w-reading text-muted">{texts.lead}</p>
      <div className="mb-3">
        <DriftChip drift={drift} />
      </div>
      {drift.checks.length > 0 && (
        <DataTable
          id="checks"
          dense
          caption={`Checks of ${title}`}
          columns={columns}
          rows={drift.checks}
          rowKey={({ check }) => check}
        />
      )}
    </section>
  )
}

/** The day of the last check is visible, because a check proves nothing about later days. */
function DriftChip({ drift: { state, label, at, isOld } }: { drift: SourceDrift }) {
  return (
    <>
      <StateChip state={state} label={label} />
      {at && (
        <span className="mt-1 block text-sm text-muted">
          Checked <Moment iso={at} />
          {isOld && <strong className="block text-warn">More than 30 days ago</strong>}
        </span>
      )}
    </>
  )
}
