import { setMaxListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { answerCall } from './http/call'
import { visitorOf } from './http/caller'
import { engineOver, exampleDeclaration } from './testing/example-declaration'

const BURST = 260

function pacedSource(answer: (request: Request) => Promise<Response>) {
  const sent: string[] = []
  const pace = { ...exampleDeclaration.pace, concurrency: 2, spacing: 5, timeout: 20_000 }
  const transport = (request: Request) => {
    sent.push(new URL(request.url).searchParams.get('city')?.split(' ')[0] ?? '')
    return answer(request)
  }
  const engine = engineOver(transport, {}, { ...exampleDeclaration, pace })
  const ask = async (city: string, address: string, signal?: AbortSignal) => {
    const url = `http://localhost/api/v1/degrees/getDegrees?city=${encodeURIComponent(city)}`
    const headers = { 'x-openplat-visitor': address }
    const request = new Request(url, { headers, ...(signal ? { signal } : {}) })
    return (await answerCall(engine, request, 'degrees', 'getDegrees')).status
  }
  return { ask, sent }
}

const quick = async () => Response.json({ degrees: 20 })
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

const hostile: [string, (n: number) => string][] = [
  ['one address', () => '203.0.113.7'],
  ['all addresses of one network', (n) => `2001:db8:7:7:${n.toString(16)}::${n.toString(16)}`],
]

describe.each(hostile)('a burst of 260 API calls from %s', (_, addressOf) => {
  it.each([
    ['a quick source', quick],
    [
      'a source that never responds to the burst',
      (request: Request) => (/many/.test(request.url) ? never : quick)(request),
    ],
  ])(
    'delays another visitor by at most two request intervals after the burst disconnects (%s)',
    async (_name, answer) => {
      const { ask, sent } = pacedSource(answer)
      const hangsUp = new AbortController()
      setMaxListeners(0, hangsUp.signal)
      const burst = Array.from({ length: BURST }, (_unused, n) =>
        ask(`many ${n}`, addressOf(n), hangsUp.signal),
      )
      await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(2), {
        interval: 1,
        timeout: 30_000,
      })
      hangsUp.abort()
      const before = sent.length
      expect(await ask('one', '198.51.100.1')).toBe(200)
      expect(sent.indexOf('one') - before).toBeLessThanOrEqual(1)
      const statuses = await Promise.all(burst)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(BURST - 50)
      expect(sent.indexOf('one'), 'nothing is asked for those who left').toBe(sent.length - 1)
    },
  )

  it('delays another visitor by at most two request intervals while the burst stays connected', async () => {
    const { ask, sent } = pacedSource(quick)
    const burst = Array.from({ length: BURST }, (_unused, n) => ask(`many ${n}`, addressOf(n)))
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(1), { interval: 1 })
    const before = sent.length
    expect(await ask('one', '2001:db8:7:8::1')).toBe(200)
    expect(sent.indexOf('one') - before).toBeLessThanOrEqual(1)
    await Promise.all(burst)
  })
})

describe('visitor identity', () => {
  it('separates visitors by IPv4 address and by IPv6 network', () => {
    const of = (address: string) => visitorOf(new Headers({ 'x-openplat-visitor': address }))
    expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff::9'))
    expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'))
    expect(of('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(of('203.0.113.10')).not.toBe(of('203.0.113.9'))
    expect(visitorOf(new Headers())).toBe('unknown')
  })
})
