import { chooseVisit } from './mix'
import { type Crowd, createChance, createCrowd, type Scene } from './visit'

/** Between two requests of one visitor, on average: as somebody who reads, and moves a map now and then. */
const THINK_MS = 20_000

/** Those who mean well; each does the same in every run. */
export function sendVisitors({ origins, kept, visitors: [first, end] }: Scene): Crowd {
  const crowd = createCrowd({ origins })
  for (let visitor = first; visitor < end; visitor += 1) {
    const chance = createChance(visitor)
    const visit = async () => {
      const { kind, path } = chooseVisit(kept, chance)
      await crowd.ask(visitor, kind, path)
      crowd.later(chance() * 2 * THINK_MS, visit)
    }
    crowd.later(chance() * THINK_MS, visit)
  }
  return crowd
}
