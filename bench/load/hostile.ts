import { LARGE_FILE, newQuestion } from './mix'
import { createChance, createCrowd, type LoadSetup, type VisitRecord } from './visit'

/** The number of the round makes its requests new, because the responses of earlier rounds are cached. */
export interface HostileSetup extends LoadSetup {
  round: number
}

const BURST = 20
const FILES_AT_ONCE = 5
const BURST_EVERY_MS = 20_000
const HANG_UP_MS = 30
const SIP_MS = 1_000
const QUESTIONS_A_ROUND = 10_000

export type HostileCommand = 'count' | 'end'

/**
 * Hostile visitors run in a separate process, because their client-side work would slow down the other
 * simulated visitors.
 */
process.once('message', ({ origins, visitors: [first, end], round }: HostileSetup) => {
  const crowd = createCrowd({ origins })
  let questions = round * QUESTIONS_A_ROUND
  const question = (visitor: number, hangUpAfter?: number) =>
    crowd.ask(visitor, 'hostile', newQuestion(questions++), hangUpAfter === undefined ? {} : { hangUpAfter })
  const file = (visitor: number, sipEvery?: number) =>
    crowd.ask(visitor, 'hostile', LARGE_FILE, sipEvery === undefined ? {} : { sipEvery })
  const manners: ((visitor: number) => Promise<unknown>)[] = [
    (visitor) => burst(() => question(visitor)),
    (visitor) => burst(() => question(visitor, HANG_UP_MS)),
    (visitor) => file(visitor, SIP_MS),
    (visitor) => burst(() => file(visitor), FILES_AT_ONCE),
  ]
  for (let visitor = first; visitor < end; visitor += 1) {
    const attack = async () => {
      await manners[visitor % manners.length]?.(visitor)
      crowd.later(BURST_EVERY_MS, attack)
    }
    crowd.later(createChance(visitor)() * BURST_EVERY_MS, attack)
  }
  process.on('message', (word: HostileCommand) => {
    if (word === 'count') crowd.visits.length = 0
    else {
      const records: VisitRecord[] = [...crowd.visits]
      crowd.stop()
      process.send?.(records, () => process.exit())
    }
  })
})

const burst = (one: () => Promise<unknown>, times = BURST) => Promise.all(Array.from({ length: times }, one))
