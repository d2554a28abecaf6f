import type { OpenplatEngine } from '@/connectors/engine'
import type { ConnectorSource } from '@/lib/connector/source'

/** Visitor id of all feeds in the fair queue. */
export const FEEDS = 'feeds'

export type FeedAdmission = (signal: AbortSignal) => Promise<void>

const WEEK_DAYS = 7

export const everyDays = ({ renewal }: Pick<ConnectorSource, 'renewal'>, ...methods: string[]): number =>
  methods.some((method) => renewal?.daily?.includes(method)) ? 1 : WEEK_DAYS

/**
 * Returns true if less than half of a source's daily quota is left. Feeds must leave that half to visitors.
 */
export async function isScarce(
  { budgetOf }: Pick<OpenplatEngine, 'budgetOf'>,
  sources: readonly ConnectorSource[],
): Promise<boolean> {
  const limited = sources.filter(({ pace }) => pace.budget !== undefined)
  const states = await Promise.all(
    limited.flatMap(({ name, hosts }) => hosts.map((host) => budgetOf(name, host))),
  )
  return states.some((state) => state !== undefined && state.left * 2 < state.perDay)
}
