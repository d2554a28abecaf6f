import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { App } from '@/connectors/engine'
import type { Declaration } from '@/lib/connector/declaration'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import { withoutPersonalFields, withoutPersonalParams } from '@/lib/connector/engine/withhold-personal'
import type { Result } from '@/lib/connector/result'
import { isWaiting, type PageRequest, readingScope } from '../read/reading-scope'
import { markOf, type SharedQuestion } from './seen'

/** Parts of a page that wait for others ask late: it is complete when nothing new comes up twice in a row. */
const QUIET_TURNS = 2

async function allAsked(): Promise<PageRequest[]> {
  const { asked } = readingScope()
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    const known = asked.length
    await Promise.allSettled(asked.map(({ result }) => result))
    await setImmediate()
    if (asked.length > known) quiet = -1
  }
  return asked
}

/** What this page asked of sources that may be kept, each question once, with a mark of its answer; nothing while one is waited for. */
export async function askedQuestions({ engine }: App): Promise<SharedQuestion[]> {
  const questions = new Map<string, SharedQuestion>()
  for (const { connector, method, params, result } of await allAsked()) {
    const declaration = keepable(engine.registry, connector)
    const answer = await result
    if (isWaiting(answer)) return []
    if (!declaration || holdsBytes(answer)) continue
    const asked = withoutPersonalParams(declaration, plainParams(params))
    const mark = markOf(withoutPersons(declaration, answer))
    questions.set(canonicalKey([connector, method, asked]), [connector, method, asked, mark])
  }
  return [...questions.values()]
}

/** Never what somebody's credentials opened, and no pictures of maps. */
export function keepable(registry: Readonly<Record<string, Declaration>>, connector: string) {
  const declaration = Object.hasOwn(registry, connector) ? registry[connector] : undefined
  return declaration?.auth === 'none' && connector !== 'basemap' ? declaration : undefined
}

export const holdsBytes = (answer: Result<unknown>): boolean =>
  answer.ok && answer.data instanceof Object && 'bytes' in answer.data

export const withoutPersons = <T>(declaration: Declaration, answer: Result<T>): Result<T> =>
  answer.ok ? { ...answer, data: withoutPersonalFields(declaration, answer.data) } : answer

/** As it will come back: what is undefined is left out. */
const plainParams = (params: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(params ?? {}))
