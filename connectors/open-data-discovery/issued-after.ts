import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import { within } from '@/lib/connector/within'
import type { ConstructionSource } from './source'
import { stateOf } from './source-state'
import { sqlState } from './sql-state'
import { keyOfTable } from './table-key'

export interface AfterState {
  supports: boolean
  /** The portal itself was asked; else it is as declared. */
  checked: boolean
}

/** A list must not wait long for the slowest of its portals. */
const PATIENCE_MS = 4000

/** Comparisons are a privilege that some portals take back; whoever cannot be reached keeps what is declared. */
export async function afterStateOf(source: ConstructionSource, context: Context): Promise<AfterState> {
  const declared = { supports: source.supportsIssuedAfter, checked: false }
  const found = stateOf(source, context)
  if (!declared.supports || found.state !== 'enabled' || found.table.dialect !== 'ckan') return declared
  const state = await patiently(context.call(sqlState, { table: keyOfTable(found.table) }))
  return state === undefined ? declared : { supports: state.answersSql, checked: true }
}

/** Undefined: it failed, or takes too long; an answer is kept all the same for whoever asks next. */
function patiently<T>(asked: Promise<T>): Promise<T | undefined> {
  const answer = asked.catch((error): undefined => {
    if (!(error instanceof ConnectorError)) throw error
  })
  return within(PATIENCE_MS, (signal) => Promise.race([answer, whenAborted(signal)]))
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
