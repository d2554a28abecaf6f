import { startInstances } from './instances'
import {
  askEachOnce,
  keepPages,
  type PeriodTotals,
  pass,
  printKinds,
  sendVisitors,
  watch,
} from './measure-load'

const VISITORS = 1_000
const ROUNDS = 3
const WARM_SECONDS = 45
const SETTLE_SECONDS = 8

export interface BackgroundLoad {
  check(): Promise<void>
  stop(): Promise<void>
}

export async function measureBeside(
  what: string,
  start: (origin: string, round: number) => Promise<BackgroundLoad>,
): Promise<void> {
  const instances = await startInstances(1)
  try {
    const paths = await keepPages(instances)
    await askEachOnce(instances, paths)
    const { origins } = instances
    const [origin = ''] = origins
    const calm: PeriodTotals = { visits: [], cpuSeconds: 0 }
    const beside: PeriodTotals = { visits: [], cpuSeconds: 0 }
    const visitors = sendVisitors({ origins, paths, visitors: [0, VISITORS] })
    await pass(WARM_SECONDS)
    for (let round = 0; round < ROUNDS; round += 1) {
      await watch(calm, instances, [visitors])
      const work = await start(origin, round)
      await pass(SETTLE_SECONDS)
      await watch(beside, instances, [visitors])
      await work.check()
      await work.stop()
      await pass(SETTLE_SECONDS)
    }
    visitors.stop()
    printKinds(calm.visits, beside.visits, what)
  } finally {
    await instances.stop()
  }
}
