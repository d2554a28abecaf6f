import { beforeEach, expect, it, vi } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { pressDesk } from './actions'
import { endSession, readSession, startSession } from './session'

const events = vi.hoisted((): unknown[][] => [])

vi.mock('./session', () => ({ startSession: vi.fn(), endSession: vi.fn(), readSession: vi.fn() }))
vi.mock('@/app/_lib/site/app', () => {
  const keep =
    (level: string) =>
    ({ event, outcome }: Record<string, unknown>) => {
      events.push([level, event, outcome])
    }
  const app = {
    limits: { take: async () => undefined },
    log: { info: keep('info'), warn: keep('warn') },
  }
  return { getApp: async () => app }
})

beforeEach(() => {
  events.length = 0
  giveHeaders({ 'x-openplat-visitor': '203.0.113.9' })
})

function press(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return pressDesk(undefined, form)
}

const credentials = { do: 'sign-in', user: 'quill-desk', secret: 'a secret of the desk' }

it('a sign-in is logged after the session was stored', async () => {
  vi.mocked(startSession).mockResolvedValue(true)
  await press(credentials)
  expect(events).toEqual([['info', 'sign-in', 'begun']])
})

it('an incomplete or unstored sign-in is not logged', async () => {
  vi.mocked(startSession).mockResolvedValue(false)
  expect(await press(credentials)).toHaveProperty('problem')
  expect(await press({ do: 'sign-in' })).toHaveProperty('faults')
  expect(events).toEqual([])
})

it('a sign-out by the visitor is logged', async () => {
  expect(await press({ do: 'sign-out' })).toMatchObject({ signedOut: 'asked' })
  expect(endSession).toHaveBeenCalled()
  expect(events).toEqual([['info', 'sign-in', 'ended']])
})

it('an expired session is logged when the visitor returns', async () => {
  vi.mocked(readSession).mockResolvedValue(undefined)
  expect(await press({ do: 'look-up' })).toMatchObject({ signedOut: 'over' })
  expect(events).toEqual([['info', 'sign-in', 'over']])
})
