import 'server-only'
import { headers } from 'next/headers'
import { registry } from '@/connectors/engine'
import { getApp } from '../site/app'
import { isPreviewFetcher } from '../site/preview-fetcher'
import { refuseTooMany, visitOf } from '../site/visitor'
import { inTime } from './page-deadline'
import { type EngineCaller, type PageCall, readingScope } from './reading-scope'

/**
 * Calls a public or internal method and charges the visitor's limit. On a page from a snapshot, returns the
 * stored result instead.
 */
export const read: EngineCaller = (connector, method, params) => {
  const { requests, replay } = readingScope()
  const result = replay
    ? Promise.resolve(replay.answer(connector, method, params) as Awaited<ReturnType<typeof ask>>)
    : inTime(ask(connector, method, params), registry[connector].publisher.name)
  const question: PageCall = { connector, method, params, result }
  requests.push(question)
  result.then(
    (ended) => Object.assign(question, { ended }),
    () => {},
  )
  return result as ReturnType<EngineCaller>
}

const ask: EngineCaller = async (connector, method, params) => {
  const visit = await headers()
  const refused = await refuseTooMany(visit)
  if (refused) return { ok: false, error: refused }
  const { engine } = await getApp()
  const keptOnly = isPreviewFetcher(visit)
  const call = { internal: true, keptOnly, leavesEarly: true, ...visitOf(visit) }
  return engine.call(connector, method, params, call)
}
