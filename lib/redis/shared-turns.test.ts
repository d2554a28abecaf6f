import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { ConnectorError } from '@/lib/connector/errors'
import { createHealth } from '@/lib/connector/upstream/health'
import { createHostGate } from '@/lib/connector/upstream/host-gate'
import { instancesOver } from './testing/instance'
import { hasRedisServer, startRedisServer } from './testing/redis-server'

const { REDIS_URL: url = '' } = process.env

const county = { concurrency: 1, spacing: 40, pause: 60_000, timeout: 2_000, retries: 0, maxBytes: 1_000 }
const patient = () => new AbortController().signal

interface Attempt {
  by: string
  start: number
  end: number
}

async function gatesOver(redis: string, names: readonly string[], pace = county) {
  const { share, end } = instancesOver(redis)
  const attempts: Attempt[] = []
  const gates = await Promise.all(
    names.map(async (by) => {
      const { turns, close, state } = await share()
      const health = createHealth(() => new Date())
      const gate = createHostGate('county.example', 'The County', pace, health, undefined, turns)
      const ask = (milliseconds: number, signal = patient()) =>
        gate.pass(signal, async () => {
          const attempt = { by, start: performance.now(), end: Number.POSITIVE_INFINITY }
          attempts.push(attempt)
          await pause(milliseconds)
          attempt.end = performance.now()
        })
      return { ask, gate, turns, close, state }
    }),
  )
  const [one, other] = gates
  if (!one || !other) throw new Error('Two instances were expected')
  return { gates, one, other, attempts, end }
}

const inFlightAt = (moment: number, attempts: readonly Attempt[]) =>
  attempts.filter(({ start, end }) => start <= moment && moment < end).length

describe.skipIf(!url)('a host of several instances (skipped where REDIS_URL is not set)', () => {
  const ends: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(ends.map((end) => end())))

  async function open(names: readonly string[], pace = county) {
    const opened = await gatesOver(url, names, pace)
    ends.push(opened.end)
    return opened
  }

  it.concurrent.each([
    [1, 90],
    [1, 5],
    [2, 90],
  ])(
    'sends at most %i concurrent requests of %i ms to a host, at the minimum interval',
    async (concurrency, ms) => {
      const { gates, attempts } = await open(['a', 'b', 'c'], { ...county, concurrency })
      await Promise.all(gates.flatMap(({ ask }) => [ask(ms), ask(ms), ask(ms), ask(ms)]))
      expect(attempts).toHaveLength(12)
      const most = Math.max(...attempts.map(({ start }) => inFlightAt(start, attempts)))
      expect(most).toBe(ms > county.spacing ? concurrency : 1)
      const starts = attempts.map(({ start }) => start).sort((a, b) => a - b)
      // Tests only the sum of the gaps, because timers may be late and the store's clock counts whole
      // milliseconds.
      const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0))
      expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(county.spacing * gaps.length - 20)
    },
  )

  it.concurrent('alternates between instances while one of them has a long queue', async () => {
    const { one, other, attempts } = await open(['busy', 'quiet'])
    const busy = Promise.all(Array.from({ length: 12 }, () => one.ask(60)))
    await pause(100)
    await other.ask(10)
    expect(attempts.filter(({ by }) => by === 'busy').length).toBeLessThan(8)
    await busy
  })

  it.concurrent('pauses every instance after the source has refused one', async () => {
    const { one, other, attempts } = await open(['a', 'b'])
    const limited = one.gate.pass(patient(), async () => {
      throw new ConnectorError('rate_limited', 'Later.', { retryAfter: 60 })
    })
    await expect(limited).rejects.toThrow('Later.')
    await expect(other.ask(1)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 })
    expect(attempts).toHaveLength(0)
  })

  it.concurrent('frees the host after the slot of a killed instance has expired', async () => {
    const { one, other, attempts } = await open(['killed', 'b'])
    const began = performance.now()
    await one.turns.take('county.example', { concurrency: 1, spacing: 0, heldMs: 400 }, patient())
    await other.ask(1)
    expect(attempts[0]?.start).toBeGreaterThan(began + 390)
  })

  it.concurrent('frees the host at once when an instance stops', async () => {
    const { one, other, attempts } = await open(['stopping', 'b'])
    const began = performance.now()
    await one.turns.take('county.example', { concurrency: 1, spacing: 0, heldMs: 60_000 }, patient())
    await one.close()
    await other.ask(1)
    expect(attempts[0]?.start).toBeLessThan(began + 2_000)
  })

  it.concurrent('drops a request whose caller has left', async () => {
    const { one, other, attempts } = await open(['a', 'b'])
    const busy = await one.turns.take(
      'county.example',
      { concurrency: 1, spacing: 0, heldMs: 60_000 },
      patient(),
    )
    const leaving = new AbortController()
    const left = other.ask(1, leaving.signal)
    await pause(100)
    leaving.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
    await busy.end()
    await one.ask(1)
    expect(attempts.map(({ by }) => by)).toEqual(['a'])
  })
})

describe.skipIf(!hasRedisServer())('a lost Redis (skipped where redis-server is not installed)', () => {
  it('paces requests per instance while Redis is down', async () => {
    const server = await startRedisServer()
    const { one, other, attempts, gates } = await gatesOver(server.url, ['a', 'b'])
    await server.kill()
    await Promise.all([one.ask(1), one.ask(1), other.ask(1)])
    expect(attempts).toHaveLength(3)
    await Promise.all(gates.map(({ close }) => close()))
  })
})
