import { z } from 'zod'
import { holdsBytes, keepable, withoutPersons } from '@/app/_lib/share/page-questions'
import { markOf, openSealedPage, type SealedPage, type SealedPageCall } from '@/app/_lib/share/sealed-page'
import { findShareable } from '@/app/_lib/share/shareable'
import { getApp } from '@/app/_lib/site/app'
import { refuseTooMany } from '@/app/_lib/site/visitor'
import type { App } from '@/connectors/engine'
import type { EngineCallOptions } from '@/lib/connector/engine/requests'
import { withoutPersonalParams } from '@/lib/connector/engine/withhold-personal'
import { callerOf, visitorOf } from '@/lib/connector/http/caller'
import type { Result } from '@/lib/connector/result'
import { type SnapshotCall, VERSION } from '@/lib/snapshots/snapshot'
import { isOverHttps, isSameSite, makerCookie, readForm, seeOther } from './maker'
import { type FrozenCopyRefusalReason, refusalHref } from './refusal-reasons'

const form = z.object({ href: z.string(), seen: z.string() })
const DAY_MS = 24 * 60 * 60 * 1000

/** Fetches the results of the copy itself, because a browser could send false ones. */
export async function POST(request: Request): Promise<Response> {
  const app = await getApp()
  const { config, secrets, snapshots, engine } = app
  if (!isSameSite(request.headers, config.PUBLIC_URL))
    return new Response('Only pages of this site can create a frozen copy.\n', { status: 403 })
  const body = await readForm(request)
  const fields = form.safeParse(body instanceof URLSearchParams && Object.fromEntries(body)).data
  const href = fields && findShareable(fields.href) ? fields.href : undefined
  const refuse = (why: FrozenCopyRefusalReason) => seeOther(refusalHref(why, href))
  if (!fields || !href) return refuse('unreadable')
  const page = await openSealedPage(fields.seen, secrets).catch(() => undefined)
  if (page?.href !== href) return refuse('unreadable')
  if (Date.now() - Date.parse(page.at) > DAY_MS) return refuse('old')
  if (await asksTooMuch(page, request.headers)) return refuse('too-many')
  const visitor = visitorOf(request.headers)
  if (await keepsTooMuch(app, visitor)) return refuse('too-many-kept')
  const readings = await fetchSeen(page, app, callerOf(request))
  // An aborted request also has no results, so the abort is checked first.
  if (request.signal.aborted) return refuse('unavailable')
  if (readings.length === 0) return refuse('unreadable')
  const { release, sample } = engine
  const outcome = await snapshots.keep({
    version: VERSION,
    href,
    takenAt: page.at,
    release,
    sample,
    readings,
  })
  if (outcome.kind !== 'kept') return refuse(outcome.kind)
  await app.limits.take('keptBytes', visitor, outcome.bytes)
  const isSecure = isOverHttps(request.headers, config.PUBLIC_URL)
  return seeOther(`/s/${outcome.id}`, {
    'set-cookie': makerCookie({ path: `/s/${outcome.id}`, key: outcome.removalKey, isSecure }),
  })
}

async function fetchSeen(
  { questions }: SealedPage,
  { engine }: Pick<App, 'engine'>,
  visit: Pick<EngineCallOptions, 'visitor' | 'signal'>,
): Promise<SnapshotCall[]> {
  const call = { ...visit, internal: true }
  const readings = await Promise.all(questions.map((question) => fetchOne(question, engine, call)))
  return readings.flat()
}

async function fetchOne(
  [connector, method, sharedParams, mark]: SealedPageCall,
  engine: App['engine'],
  call: EngineCallOptions,
): Promise<SnapshotCall[]> {
  const declaration = keepable(engine.registry, connector)
  if (!declaration) return []
  const params = withoutPersonalParams(declaration, sharedParams)
  const answer = await engine.callNamed(connector, method, params, call)
  if (holdsBytes(answer)) return []
  const result = withoutAge(withoutPersons(declaration, answer))
  return [{ connector, method, params, result, asSeen: markOf(result) === mark }]
}

/** Resets the age and the cache state, so that equal pages are stored only once. */
function withoutAge(result: Result<unknown>): Result<unknown> {
  if (!result.ok) return result
  const { meta } = result
  return { ...result, meta: { ...meta, ageSeconds: 0, state: meta.state === 'stale' ? 'stale' : 'fresh' } }
}

/** Every call of the page counts, because the server may have to send each to its source again. */
const asksTooMuch = async ({ questions }: SealedPage, visitor: Headers): Promise<boolean> =>
  (await refuseTooMany(visitor, questions.length)) !== undefined

/**
 * Copies are stored for a long time, so the number and the bytes of a visitor's copies per day are limited.
 */
async function keepsTooMuch({ limits }: App, visitor: string): Promise<boolean> {
  const waits = [await limits.waitFor('keptBytes', visitor), await limits.take('kept', visitor)]
  return waits.some((wait) => wait !== undefined)
}
