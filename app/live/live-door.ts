import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { getApp } from '@/app/_lib/site/app'
import { reportBug } from '@/app/_lib/site/report-bug'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import { asHeavy } from '@/app/_surfaces/file/heavy'
import type { Problem } from '@/lib/connector/errors'
import { toAnyPage } from '@/lib/connector/http/any-page'
import { visitorOf } from '@/lib/connector/http/caller'
import { orNotModified, tagOfBytes } from '@/lib/connector/http/entity-tag'
import { toProblem } from '@/lib/connector/result'
import type { SliceRunner } from '@/lib/in-turns'
import type { LiveService } from '@/lib/live-links/live-layer'
import { parseServiceId } from '@/lib/live-links/service-id'
import { siteOrigin } from '@/lib/server/forwarded'
import { openService } from './open-service'

export interface LiveServiceOpener {
  origin: string
  release: string
  open(service: string): Promise<LiveService>
}

/** A request counts as this number of calls, because it filters up to thousands of rows. */
const COST = 2

interface LiveRequest {
  request: Request
  service: string
  answer(door: LiveServiceOpener): Promise<Response>
  toFailure(problem: Problem): Response
}

/**
 * Every failure becomes a response of the protocol. A request for the file of a page waits among the
 * visitor's large files, because it makes all rows of the file.
 */
export async function answerLive({ request, service, answer, toFailure }: LiveRequest): Promise<Response> {
  const refused = await refuseTooMany(request.headers, COST)
  if (refused) return toAnyPage(toFailure(refused))
  const isFile = parseServiceId(service)?.kind === 'file'
  return toAnyPage(isFile ? await asHeavy(request, ({ pace }) => respond(pace)) : await respond())

  async function respond(pace?: SliceRunner): Promise<Response> {
    try {
      const { engine, config } = await getApp()
      return await answer({
        origin: siteOrigin(request.headers, config.PUBLIC_URL),
        release: engine.release,
        open: (id) => openService(id, askFor(request.headers, pace)),
      })
    } catch (error) {
      return toFailure(toProblem(error, reportBug))
    }
  }
}

/** Passes no abort signal, because several requests may wait for the same rows. */
function askFor(headers: Headers, pace: SliceRunner | undefined): EngineCaller {
  const call = { internal: true, visitor: visitorOf(headers), ...(pace && { pace }) }
  return async (connector, method, params) => (await getApp()).engine.call(connector, method, params, call)
}

export function liveJson(request: Request, body: object, type: string): Response {
  const text = JSON.stringify(body)
  const headers = { 'content-type': type, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }
  return orNotModified(request, tagOfBytes(text), new Response(text, { headers }))
}
