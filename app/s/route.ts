import { z } from 'zod'
import { openHouse } from '@/app/house'
import { openSeen, type Seen } from '@/app/seen'
import { findShareable } from '@/app/shareable'
import { refuseTooMany } from '@/app/visitor'
import type { House } from '@/connectors/engine'
import { visitorOf } from '@/lib/connector/asked-by'
import { readBody } from '@/lib/connector/door'
import { ConnectorError } from '@/lib/connector/errors'
import { siteOrigin } from '@/lib/forwarded'
import { VERSION } from '@/lib/snapshots/snapshot'
import { comesFromHere } from './comes-from-here'
import { madeCookie } from './made'
import { readSeen } from './read-seen'
import { type NotKept, notKeptHref } from './why-not-kept'

const form = z.object({ href: z.string(), seen: z.string() })
const DAY_MS = 24 * 60 * 60 * 1000

/** Keeps a page as it was seen: the answers come from this server, whatever the browser says. */
export async function POST(request: Request): Promise<Response> {
  const house = await openHouse()
  const { config, secrets, snapshots, engine } = house
  if (!comesFromHere(request.headers, config.PUBLIC_URL))
    return new Response('A page can be shared from this site only.\n', { status: 403 })
  const fields = await readForm(request)
  const href = fields && findShareable(fields.href) ? fields.href : undefined
  const refuse = (why: NotKept) => seeOther(notKeptHref(why, href))
  if (!fields || !href) return refuse('unreadable')
  const seen = await openSeen(fields.seen, secrets).catch(() => undefined)
  if (seen?.href !== href) return refuse('unreadable')
  if (Date.now() - Date.parse(seen.at) > DAY_MS) return refuse('old')
  if (await asksTooMuch(seen, request.headers)) return refuse('too-many')
  const visitor = visitorOf(request.headers)
  if (await keepsTooMuch(house, visitor)) return refuse('too-many-kept')
  const readings = await readSeen(seen, house)
  if (readings.length === 0) return refuse('unreadable')
  const { release, sample } = engine
  const kept = await snapshots.keep({ version: VERSION, href, takenAt: seen.at, release, sample, readings })
  if (kept.kind !== 'kept') return refuse(kept.kind)
  await house.limits.take('keptBytes', visitor, kept.bytes)
  const isSecure = siteOrigin(request.headers, config.PUBLIC_URL).startsWith('https:')
  return seeOther(`/s/${kept.id}`, { 'set-cookie': madeCookie(kept.id, kept.removalKey, isSecure) })
}

/** Each answer counts: the sources may have to be asked for all of them. */
const asksTooMuch = async ({ questions }: Seen, visitor: Headers): Promise<boolean> =>
  (await refuseTooMany(visitor, questions.length)) !== undefined

/** So many pages a day, and so many bytes: what is kept stays for long. */
async function keepsTooMuch({ limits }: House, visitor: string): Promise<boolean> {
  const waits = [await limits.waitFor('keptBytes', visitor), await limits.take('kept', visitor)]
  return waits.some((wait) => wait !== undefined)
}

async function readForm(request: Request): Promise<z.output<typeof form> | undefined> {
  try {
    return form.safeParse(Object.fromEntries(new URLSearchParams(await readBody(request)))).data
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}

const seeOther = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })
