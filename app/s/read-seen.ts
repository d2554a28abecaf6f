import 'server-only'
import { holdsBytes, keepable, withoutPersons } from '@/app/asked-questions'
import { markOf, type Seen, type SeenQuestion } from '@/app/seen'
import type { House } from '@/connectors/engine'
import type { Result } from '@/lib/connector/result'
import { withoutPersonalParams } from '@/lib/connector/withhold-personal'
import type { Reading } from '@/lib/snapshots/snapshot'

/** The answers that this server holds under what was seen, or what the sources say now where it holds others. */
export async function readSeen({ questions }: Seen, { engine }: Pick<House, 'engine'>): Promise<Reading[]> {
  const readings = await Promise.all(questions.map((question) => readOne(question, engine)))
  return readings.flat()
}

async function readOne(
  [connector, method, given, mark]: SeenQuestion,
  engine: House['engine'],
): Promise<Reading[]> {
  const declaration = keepable(engine.registry, connector)
  if (!declaration) return []
  const params = withoutPersonalParams(declaration, given)
  const answer = await engine.callNamed(connector, method, params, { internal: true })
  if (holdsBytes(answer)) return []
  const result = withoutAge(withoutPersons(declaration, answer))
  return [{ connector, method, params, result, asSeen: markOf(result) === mark }]
}

/** How old an answer was and where we had it from is of the moment: the same page is kept once. */
function withoutAge(result: Result<unknown>): Result<unknown> {
  if (!result.ok) return result
  const { meta } = result
  return { ...result, meta: { ...meta, ageSeconds: 0, state: meta.state === 'stale' ? 'stale' : 'fresh' } }
}
