import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { createEndedSessions } from './ended-sessions'
import { openSeal, type ScreeningSession, SESSION_SECONDS, sealSession } from './seal'

/** With the prefix `__Host-`, browsers accept the cookie only for this host and only over HTTPS. */
const NAME = '__Host-screening'
const kind = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const

const key = Symbol.for('openplat.ended-sessions')
const shared = globalThis as { [key]?: ReturnType<typeof createEndedSessions> }
// The object is global, because pages and actions load separate copies of this module.
shared[key] ??= createEndedSessions()
const ended = shared[key]

export async function readSession(): Promise<ScreeningSession | undefined> {
  const seal = (await cookies()).get(NAME)?.value
  const keys = seal ? await readKeys() : undefined
  const session = seal && keys ? await openSeal(seal, keys, Date.now()) : undefined
  return session && !ended.has(session) ? session : undefined
}

export async function startSession(credentials: { user: string; secret: string }): Promise<boolean> {
  const keys = await readKeys()
  if (!keys) return false
  const until = Date.now() + SESSION_SECONDS * 1000
  const seal = await sealSession({ ...credentials, id: randomUUID(), until }, keys)
  ;(await cookies()).set(NAME, seal, { ...kind, maxAge: SESSION_SECONDS })
  return true
}

export async function endSession(): Promise<void> {
  const session = await readSession()
  if (session) ended.add(session, Date.now())
  const jar = await cookies()
  // The attributes must equal those of `startSession`. Otherwise the browser would not replace the cookie.
  jar.set(NAME, '', { ...kind, maxAge: 0 })
}

async function readKeys() {
  const { secrets, log } = await getApp()
  return secrets.keysFor('screening sign-in').catch((error) => {
    log.error({ err: error }, 'sign-ins cannot be sealed')
    return undefined
  })
}
