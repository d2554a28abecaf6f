import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { BudgetState } from '@/lib/connector/budget'
import type { Fault } from '@/lib/connector/faults'
import type { HostHealth } from '@/lib/connector/health'
import { FaultForm } from './fault-form'
import { readCondition } from './read-condition'

interface Props {
  host: string
  health: HostHealth
  budget: BudgetState | undefined
  /** Absent where the sources are real. */
  trial?: { fault: Fault | undefined }
}

/** One host: what it last said to this process. */
export function HostPanel({ host, health, budget, trial }: Props) {
  const { lastSuccess, lastFailure } = health
  const { state, label } = readCondition(health)
  return (
    <div className="mt-4 mb-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-mono text-base font-semibold wrap-anywhere">{host}</h4>
        <StateChip state={state} label={label} />
      </div>
      <p className="mt-1 text-base">
        {lastSuccess ? (
          <>
            Last answer <Moment iso={lastSuccess.at} />, after {formatWaited(lastSuccess.milliseconds)}.
          </>
        ) : (
          'No answer since this server started.'
        )}
      </p>
      <p className="text-base">
        {lastFailure ? (
          <>
            Last failure <Moment iso={lastFailure.at} />: {lastFailure.message} (
            <code>{lastFailure.code}</code>)
          </>
        ) : (
          'No failure since this server started.'
        )}
      </p>
      {budget && (
        <p className="text-base">
          {budget.left === 0 ? 'No question is' : `${budget.left.toLocaleString('en-US')} questions are`} left
          of the {budget.perDay.toLocaleString('en-US')} this source answers a day; as far as is known it
          counts anew <Moment iso={budget.renewsAt} />.
        </p>
      )}
      {trial && <FaultForm host={host} fault={trial.fault} />}
    </div>
  )
}

function formatWaited(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`
}
