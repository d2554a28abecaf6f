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

it('logs the start of a session once it is stored', async () => {
  vi.mocked(startSession).mockResolvedValue(true)
  await press(credentials)
  expect(events).toEqual([['info', 'sign-in', 'begun']])
})

it('logs nothing for a sign-in that is incomplete or not stored', async () => {
  vi.mocked(startSession).mockResolvedValue(false)
  expect(await press(credentials)).toHaveProperty('problem')
  expect(await press({ do: 'sign-in' })).toHaveProperty('faults')
  expect(events).toEqual([])
})

it('logs that a sign-in was ended by its visitor', async () => {
  expect(await press({ do: 'sign-out' })).toMatchObject({ signedOut: 'asked' })
  expect(endSession).toHaveBeenCalled()
  expect(events).toEqual([['info', 'sign-in', 'ended']])
})

it('logs that a sign-in was over when its visitor came back', async () => {
  vi.mocked(readSession).mockResolvedValue(undefined)
  expect(await press({ do: 'look-up' })).toMatchObject({ signedOut: 'over' })
  expect(events).toEqual([['info', 'sign-in', 'over']])
})
