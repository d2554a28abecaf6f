import { Icon } from '@/components/ui/icon'
import { type State, StateChip } from '@/components/ui/state-chip'
import type { Batch, Row } from './batch-schema'
import { describeRow, type StatusKind } from './describe-row'

const chips: Partial<Record<StatusKind, State>> = {
  found: 'found',
  nothing: 'none',
  'not-covered': 'not-covered',
  unreadable: 'failed',
  failed: 'failed',
}

export function RowStatusCell({ row, points }: { row: Row; points: Batch['points'] }) {
  const { kind, label, detail } = describeRow(row, points)
  const chip = chips[kind]
  return (
    <span className="block min-w-52">
      {chip ? (
        <StateChip state={chip} label={label} />
      ) : (
        <span className="inline-flex items-center gap-1.5 text-muted">
          {kind === 'asking' && <Icon name="clock" className="size-4" />}
          {label}
        </span>
      )}
      {detail && <span className="mt-1 block max-w-80 text-sm text-muted">{detail}</span>}
    </span>
  )
}
