import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { App } from '@/connectors/engine'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import { withoutPersonalFields, withoutPersonalParams } from '@/lib/connector/engine/withhold-personal'
import type { Result } from '@/lib/connector/result'
import { isWaiting, type PageCall, readingScope } from '../read/reading-scope'
import { markOf, type SealedPageCall } from './sealed-page'

/**
 * Parts of a page can start calls late. The list is complete if two iterations of the event loop add no call.
 */
const QUIET_TURNS = 2

async function listRequests(): Promise<PageCall[]> {
  const { requests } = readingScope()
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    const count = requests.length
    await Promise.allSettled(requests.map(({ result }) => result))
    await setImmediate()
    if (requests.length > count) quiet = -1
  }
  return requests
}

/** Returns an empty list if a call missed the deadline of the page. */
export async function pageQuestions({ engine }: App): Promise<SealedPageCall[]> {
  const questions = new Map<string, SealedPageCall>()
  for (const { connector, method, params, result } of await listRequests()) {
    const declaration = keepable(engine.registry, connector)
    const answer = await result
    if (isWaiting(answer)) return []
    if (!declaration || holdsBytes(answer)) continue
    const sharedParams = withoutPersonalParams(declaration, plainParams(params))
    const mark = markOf(withoutPersons(declaration, answer))
    questions.set(canonicalKey([connector, method, sharedParams]), [connector, method, sharedParams, mark])
  }
  return [...questions.values()]
}

/**
 * Returns undefined for connectors whose results are never stored: map tiles, and connectors with
 * credentials.
 */
export function keepable(registry: Readonly<Record<string, ConnectorDeclaration>>, connector: string) {
  const declaration = Object.hasOwn(registry, connector) ? registry[connector] : undefined
  return declaration?.auth === 'none' && connector !== 'basemap' ? declaration : undefined
}

export const holdsBytes = (answer: Result<unknown>): boolean =>
  answer.ok && answer.data instanceof Object && 'bytes' in answer.data

export const withoutPersons = <T>(declaration: ConnectorDeclaration, answer: Result<T>): Result<T> =>
  answer.ok ? { ...answer, data: withoutPersonalFields(declaration, answer.data) } : answer

const plainParams = (params: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(params ?? {}))
