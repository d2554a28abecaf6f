import 'server-only'
import { holdsBytes, keepable, withoutPersons } from '@/app/asked-questions'
import { markOf, type Seen, type SeenQuestion } from '@/app/seen'
import type { House } from '@/connectors/engine'
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
  const result = withoutPersons(declaration, answer)
  return [{ connector, method, params, result, asSeen: markOf(result) === mark }]
}
