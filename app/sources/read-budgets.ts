import type { BudgetState } from '@/lib/connector/budget'
import type { Declaration } from '@/lib/connector/declaration'
import type { Engine } from '@/lib/connector/engine'

/** By host, of those that answer only so many questions a day. */
export async function readBudgets(
  { budgetOf }: Pick<Engine, 'budgetOf'>,
  sources: readonly Declaration[],
): Promise<Map<string, BudgetState>> {
  const asked = sources
    .filter(({ pace }) => pace.budget)
    .flatMap(({ name, hosts }) => hosts.map(async (host) => ({ host, budget: await budgetOf(name, host) })))
  return new Map((await Promise.all(asked)).flatMap(({ host, budget }) => (budget ? [[host, budget]] : [])))
}
