import { afterEach, expect, it, vi } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { callConnector } from './actions'

const visitedFrom = (visitor: string) => giveHeaders({ 'x-openplat-visitor': visitor })

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '3' })

afterEach(() => {
  vi.useRealTimers()
})

const press = () => callConnector('federal-elevation', 'getServiceInfo', {})

it('an action counts against the limit of the visitor, and a refused action returns the retry time', async () => {
  visitedFrom('192.0.2.7')
  for (let count = 0; count < 3; count += 1) expect(await press()).toMatchObject({ ok: true })
  expect(await press()).toMatchObject({
    ok: false,
    error: { code: 'rate_limited', retryAfter: expect.any(Number) },
  })
  visitedFrom('192.0.2.8')
  expect(await press(), 'another visitor').toMatchObject({ ok: true })
})

it('an action on a silent source returns after 8 seconds, and a repeated action returns the final error', async () => {
  visitedFrom('192.0.2.9')
  const { faults } = site()
  faults?.set('epqs.nationalmap.gov', 'stalled')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const pressed = async (isPressedAgain: boolean) => {
    const place = { latitude: 40.1, longitude: -100.1 }
    const answer = callConnector('federal-elevation', 'getElevation', place, isPressedAgain)
    await vi.advanceTimersByTimeAsync(8_000)
    return answer
  }
  const waiting = {
    ok: false,
    error: { isWaiting: true, message: expect.stringMatching(/^U\.S\. Geological Survey.* press again/) },
  }
  expect(await pressed(false)).toMatchObject(waiting)
  await vi.advanceTimersByTimeAsync(40_000)
  const failed = await pressed(true)
  expect(failed, 'the end of the press before').toMatchObject({ error: { code: 'upstream_timeout' } })
  expect(failed).not.toMatchObject(waiting)
  expect(await pressed(false), 'asked anew').toMatchObject(waiting)
})

it('an action returns an error for any connector or method name', async () => {
  const odd = [undefined, null, 7, {}, { toString: 1 }, ['federal-elevation'], '__proto__'] as never[]
  for (const [index, name] of odd.entries()) {
    visitedFrom(`192.0.2.${100 + index}`)
    expect(await callConnector(name, 'getServiceInfo' as never, {} as never)).toMatchObject({ ok: false })
    expect(await callConnector('federal-elevation', name, {} as never)).toMatchObject({ ok: false })
  }
})
