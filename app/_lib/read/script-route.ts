import 'server-only'
import type { Problem } from '@/lib/connector/errors'
import { problemResponse } from '@/lib/connector/http/call'
import { callerOf } from '@/lib/connector/http/caller'
import { ENVELOPE } from '@/lib/connector/result'
import { getApp } from '../site/app'
import { refuseTooMany } from '../site/visitor'
import type { EngineCaller } from './reading-scope'

interface ScriptRoute {
  cost?: number
  keep?: string
  answer(
    query: URLSearchParams,
    read: EngineCaller,
    request: Request,
  ): Promise<{ data: unknown; meta?: unknown } | Response | Problem>
}

/** A visitor who browses back and forth gets results from the browser's cache for five minutes. */
export const LOOK_ROUND = 'private, max-age=300'

export const scriptRoute =
  ({ cost, keep = LOOK_ROUND, answer }: ScriptRoute) =>
  async (request: Request): Promise<Response> => {
    const refused = await refuseTooMany(request.headers, cost)
    if (refused) return problemResponse(refused)
    const { engine } = await getApp()
    const call = { internal: true, ...callerOf(request) }
    const read: EngineCaller = (connector, method, params) => engine.call(connector, method, params, call)
    const answered = await answer(new URL(request.url).searchParams, read, request)
    if (answered instanceof Response) return answered
    return 'code' in answered ? problemResponse(answered) : Response.json(answered, scriptHeaders(keep))
  }

export const scriptHeaders = (keep: string, type = ENVELOPE) => ({
  headers: { 'content-type': type, 'cache-control': keep, 'x-robots-tag': 'noindex' },
})
