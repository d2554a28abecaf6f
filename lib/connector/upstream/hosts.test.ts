import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectorError } from '../errors'
import { exampleDeclaration } from '../testing/example-declaration'
import { createHealth } from './health'
import { createHosts } from './hosts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function sentAfter(milliseconds: number, sample: boolean, visitors: readonly string[]) {
  const pace = { ...exampleDeclaration.pace, concurrency: 2, spacing: 1_000 }
  const now = () => new Date()
  const hosts = createHosts({ sample, settingsOf: () => ({}), now }, createHealth(now))
  const gate = hosts.gate('degrees.example', { ...exampleDeclaration, pace })
  const sent: string[] = []
  for (const visitor of visitors)
    void gate.pass(new AbortController().signal, async () => void sent.push(visitor), { visitor })
  await vi.advanceTimersByTimeAsync(milliseconds)
  return sent
}

const burst = ['a', 'a', 'a', 'a', 'a', 'b']

describe('simulated hosts', () => {
  it('divides the pauses of a simulated source by 25', async () => {
    expect(await sentAfter(79, true, burst)).toEqual(['a', 'a'])
    const sent = await sentAfter(400, true, burst)
    expect(sent).toHaveLength(burst.length)
    expect(sent.indexOf('b')).toBeLessThanOrEqual(2)
  })

  it('waits the full pause of a real source', async () => {
    expect(await sentAfter(900, false, burst)).toEqual(['a'])
  })
})

describe('a host of two connectors', () => {
  const patient = () => new AbortController().signal
  const now = () => new Date()
  const parcels = {
    ...exampleDeclaration,
    name: 'parcels',
    hosts: ['county.example', 'platform.example'],
    pace: { concurrency: 1, spacing: 1_000, pause: 300_000, timeout: 20_000, retries: 0, maxBytes: 1_000 },
    paceAt: (host: string) => (host === 'platform.example' ? { concurrency: 2, isPlatform: true } : {}),
  }
  const rolls = {
    ...exampleDeclaration,
    name: 'rolls',
    hosts: ['county.example', 'platform.example'],
    pace: { concurrency: 4, timeout: 25_000, retries: 1, maxBytes: 1_000 },
  }
  const open = () =>
    createHosts({ sample: false, settingsOf: () => ({}), now }, createHealth(now), [parcels, rolls])

  it.each([
    [parcels, rolls],
    [rolls, parcels],
  ])('sends a host of two connectors one request at a time and one per second', async (...both) => {
    const hosts = open()
    const starts: number[] = []
    const [began, flight] = [performance.now(), { now: 0, most: 0 }]
    for (const source of [...both, ...both]) {
      void hosts.gate('county.example', source).pass(patient(), async () => {
        starts.push(performance.now() - began)
        flight.now += 1
        flight.most = Math.max(flight.most, flight.now)
        await new Promise((resolve) => setTimeout(resolve, 1_400))
        flight.now -= 1
      })
    }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(flight.most).toBe(1)
    expect(starts).toHaveLength(4)
    for (const [at, start] of starts.entries())
      if (at > 0) expect(start - (starts[at - 1] ?? 0)).toBeGreaterThanOrEqual(1_000)
  })

  it.each([
    ['a rate limit', new ConnectorError('rate_limited', 'Later.', { retryAfter: 60 })],
    ['an overload', new ConnectorError('upstream_unavailable', 'Down.', { isOverload: true })],
  ])('pauses both connectors for five minutes after %s', async (_, failure) => {
    const hosts = open()
    const fail = async () => {
      throw failure
    }
    const first = hosts.gate('county.example', rolls).pass(patient(), fail)
    await expect(first).rejects.toBe(failure)
    for (const source of [parcels, rolls]) {
      const second = hosts.gate('county.example', source).pass(patient(), async () => 'answer')
      const outcome = expect(second).rejects.toMatchObject({ code: 'rate_limited' })
      await vi.advanceTimersByTimeAsync(1_000)
      await outcome
    }
    await vi.advanceTimersByTimeAsync(300_001)
    const late = hosts.gate('county.example', parcels).pass(patient(), async () => 'answer')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await late).toBe('answer')
  })

  it('applies each connector’s own spacing on a shared platform, with at most two concurrent requests', async () => {
    const hosts = open()
    const flight = { now: 0, most: 0 }
    const count = async (source: typeof parcels | typeof rolls) => {
      let starts = 0
      for (let n = 0; n < 6; n += 1)
        void hosts.gate('platform.example', source).pass(patient(), async () => {
          starts += 1
          flight.now += 1
          flight.most = Math.max(flight.most, flight.now)
          await new Promise((resolve) => setTimeout(resolve, 100))
          flight.now -= 1
        })
      await vi.advanceTimersByTimeAsync(950)
      return starts
    }
    expect(await count(rolls)).toBe(6)
    expect(flight.most).toBe(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await count(parcels)).toBe(1)
  })

  it('applies the timeout and names the publisher of the calling connector', async () => {
    const hosts = open()
    const stalled = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const source = { ...rolls, pace: { ...rolls.pace, retries: 0 }, publisherOf: () => 'The Roll Office' }
    await hosts.gate('county.example', parcels).pass(patient(), async () => 'answer')
    const slow = hosts.gate('county.example', source).pass(patient(), stalled)
    const outcome = expect(slow).rejects.toThrow('The Roll Office did not answer within 25 seconds')
    await vi.advanceTimersByTimeAsync(27_000)
    await outcome
  })
})

describe('a connector of many hosts', () => {
  it('applies the pace that the connector declares for a host', async () => {
    const paceAt = (host: string) => (host.endsWith('.arcgis.example') ? { spacing: 10 } : {})
    const pace = { ...exampleDeclaration.pace, concurrency: 1, spacing: 1_000 }
    const now = () => new Date()
    const hosts = createHosts({ sample: false, settingsOf: () => ({}), now }, createHealth(now))
    const counts = { 'a.arcgis.example': 0, 'county.example': 0 }
    for (const host of ['a.arcgis.example', 'county.example'] as const) {
      const gate = hosts.gate(host, { ...exampleDeclaration, pace, paceAt })
      for (let n = 0; n < 4; n += 1) void gate.pass(new AbortController().signal, async () => counts[host]++)
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(counts).toEqual({ 'a.arcgis.example': 4, 'county.example': 1 })
  })
})
