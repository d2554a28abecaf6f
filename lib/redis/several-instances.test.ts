import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import { severalAtOnce } from '@/lib/connector/testing/several-at-once'
import { instancesOver, patient } from './testing/instance'

const { REDIS_URL: url = '' } = process.env

function source(answer: (count: number) => Response = () => Response.json({ degrees: 20 })) {
  const urls: string[] = []
  const heldAnswers: (() => void)[] = []
  return {
    urls,
    quick: async (request: Request) => {
      urls.push(request.url)
      await pause(5)
      return answer(urls.length)
    },
    slow: async (request: Request) => {
      urls.push(request.url)
      const count = urls.length
      await new Promise<void>((resolve) => heldAnswers.push(resolve))
      return answer(count)
    },
    letGo: () => {
      for (const resolve of heldAnswers.splice(0)) resolve()
    },
    sent: (count: number) => vi.waitFor(() => expect(urls).toHaveLength(count)),
  }
}

const emptyTransport = async () => Response.json({})
const down = () => new Response('', { status: 503 })

/** The clock starts at the real time, because Redis expires keys by its own clock. */
function clockFrom(now = Date.now()) {
  const clock = { time: now }
  return { now: () => new Date(clock.time), pass: (seconds: number) => (clock.time += seconds * 1000) }
}

describe.skipIf(!url)('several instances over one Redis (skipped where REDIS_URL is not set)', () => {
  const { share, start, listKeys, end } = instancesOver(url)
  afterAll(end)

  it('sends each request once for all instances under load', async () => {
    const { urls, quick } = source()
    const instances = await Promise.all([start(quick), start(quick)])
    const cities = Array.from({ length: 20 }, (_, n) => `load ${n}`)
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) => instances[n % 2]?.ask(cities[(n >> 1) % 20] ?? '')),
    )
    expect(results.filter((result) => result?.ok)).toHaveLength(1_000)
    expect([...urls].sort()).toEqual([...new Set(urls)].sort())
    expect(urls).toHaveLength(20)
  })

  it('uses a result that another instance stored between cache miss and claim', async () => {
    const { urls, quick } = source()
    const one = await start(quick)
    const { answers } = await share()
    const lateComer = {
      ...answers,
      async look(key: string) {
        const cached = await answers.look(key)
        await one.ask('Fargo')
        await vi.waitFor(async () => expect(await answers.holder(key)).toBeUndefined())
        return cached
      },
    }
    const other = await start(quick, { deps: { shared: lateComer } })
    expect(await other.ask('Fargo')).toMatchObject({ ok: true, meta: { state: 'fresh' } })
    expect(urls).toHaveLength(1)
  })

  it('shares a result together with its age and request', async () => {
    const { urls, quick } = source()
    const { now, pass } = clockFrom()
    const one = await start(quick, { deps: { now } })
    const other = await start(quick, { deps: { now } })
    await one.ask('Salem')
    pass(100)
    expect(await other.ask('Salem')).toMatchObject({
      data: { city: 'Salem', degrees: 20 },
      meta: { state: 'fresh', ageSeconds: 100, requests: [{ url: urls[0] }] },
    })
    pass(1700)
    expect(await other.ask('Salem')).toMatchObject({ meta: { state: 'stale', ageSeconds: 1800 } })
    await vi.waitFor(async () => expect(await other.ask('Salem')).toMatchObject({ meta: { state: 'fresh' } }))
    expect(urls).toHaveLength(2)
  })

  it('returns a stale result while one instance refreshes it', async () => {
    const { urls, quick, slow, letGo, sent } = source()
    const { now, pass } = clockFrom()
    const one = await start(quick, { deps: { now } })
    await one.ask('Provo')
    pass(1800)
    const others = await Promise.all([start(slow, { deps: { now } }), start(slow, { deps: { now } })])
    for (let n = 0; n < 6; n += 1) {
      expect(await others[n % 2]?.ask('Provo')).toMatchObject({ meta: { state: 'stale', ageSeconds: 1800 } })
    }
    await sent(2)
    letGo()
    for (const other of others) {
      await vi.waitFor(async () =>
        expect(await other.ask('Provo')).toMatchObject({ meta: { ageSeconds: 0 } }),
      )
    }
    expect(urls).toHaveLength(2)
  })

  it('retries a failing source once for all instances and returns the stale result meanwhile', async () => {
    const { urls, quick } = source((count) => (count === 1 ? Response.json({ degrees: 20 }) : down()))
    const { now, pass } = clockFrom()
    const one = await start(quick, { deps: { now } })
    await one.ask('Logan')
    pass(1800)
    for (const instance of [one, await start(quick, { deps: { now } })]) {
      await instance.ask('Logan')
      await vi.waitFor(async () =>
        expect(await instance.ask('Logan')).toMatchObject({
          data: { degrees: 20 },
          meta: { state: 'stale', refreshFailed: { code: 'upstream_unavailable' } },
        }),
      )
    }
    expect(urls).toHaveLength(2)
  })

  it('shares a failure only with callers that waited for the same request', async () => {
    const { urls, slow, letGo, sent } = source(down)
    const waits = vi.fn()
    const one = await start(slow)
    const other = await start(slow, { claimed: waits })
    const first = one.ask('Ogden')
    await sent(1)
    const second = Promise.all([other.ask('Ogden'), other.ask('Ogden')])
    await vi.waitFor(() => expect(waits).toHaveBeenCalled())
    letGo()
    const results = [await first, ...(await second)]
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]).toMatchObject({ error: { code: 'upstream_unavailable' } })
    expect(urls).toHaveLength(1)
    const again = other.ask('Ogden')
    await sent(2)
    letGo()
    expect(await again).toMatchObject({ ok: false })
  })

  it.concurrent('waits for a request that takes longer than its claim', async () => {
    const { urls, slow, letGo, sent } = source()
    const leaseMs = 1_200
    const [one, other] = await Promise.all([start(slow, { leaseMs }), start(slow, { leaseMs })])
    const both = [one.ask('Reno')]
    await sent(1)
    both.push(other.ask('Reno'))
    await pause(2 * leaseMs)
    letGo()
    for (const result of await Promise.all(both)) expect(result).toMatchObject({ data: { degrees: 20 } })
    expect(urls).toHaveLength(1)
  })

  it.concurrent('takes over from a killed instance after its claim has expired', async () => {
    const killed = await share({ leaseMs: 1_000 })
    const key = 'test:degrees.getDegrees:{"city":"Elko","limit":3}'
    expect(await killed.answers.claim(key, 'of the killed')).toMatchObject({ holder: 'of the killed' })
    const holders: (string | undefined)[] = []
    const asking = async () => {
      holders.push(await killed.answers.holder(key))
      return Response.json({ degrees: 20 })
    }
    const others = await Promise.all([start(asking), start(asking)])
    for (const result of await Promise.all(others.map((other) => other.ask('Elko'))))
      expect(result).toMatchObject({ ok: true })
    expect(holders).toHaveLength(1)
    expect(holders).not.toContain('of the killed')
  })

  it('takes over immediately from an instance that stops', async () => {
    const stopping = source()
    const staying = source()
    const one = await start(stopping.slow, { leaseMs: 60_000 })
    const waits = vi.fn()
    const other = await start(staying.quick, { leaseMs: 60_000, claimed: waits })
    const left = one.ask('Minot')
    await stopping.sent(1)
    const stays = other.ask('Minot')
    await vi.waitFor(() => expect(waits).toHaveBeenCalled())
    await one.close()
    expect(await stays).toMatchObject({ ok: true })
    stopping.letGo()
    expect(await left).toMatchObject({ ok: true })
  })

  it('batches calls over Redis in the same way as without Redis', async () => {
    const ask = async (deps: object) => {
      const several = severalAtOnce(deps)
      await several.ask('Boise', 'Reno', 'Provo')
      several.clock.now = new Date(several.clock.now.getTime() + 70_000)
      await several.ask('Boise', 'Ogden', 'Reno', 'Provo')
      await vi.waitFor(async () =>
        expect(await several.ask('Boise', 'Reno', 'Provo')).toMatchObject({ meta: { ageSeconds: 0 } }),
      )
      return several.requests
    }
    const { deps } = await start(emptyTransport)
    expect(await ask(deps)).toEqual(await ask({}))
    const { ask: askAgain, requests } = severalAtOnce(deps)
    const answer = await askAgain('Boise', 'Ogden', 'Elko')
    expect(requests).toEqual([['Elko']])
    expect(answer.ok && answer.meta.requests).toHaveLength(2)
  })

  it('restores byte arrays from Redis, and shares no result that is too long', async () => {
    const params = z.strictObject({ length: z.int() })
    const result = z.object({ bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) })
    let calls = 0
    const getBytes = {
      summary: 'Some bytes.',
      params,
      result,
      example: { length: 1 },
      async run({ length }) {
        calls += 1
        return { bytes: Uint8Array.from({ length }, (_, n) => n % 251) }
      },
    } satisfies ConnectorMethod<typeof params, typeof result>
    const declaration = { ...exampleDeclaration, methods: { getBytes } }
    const instances = [
      await start(emptyTransport, { declaration }),
      await start(emptyTransport, { declaration }),
    ]
    for (const [length, times] of [
      [1_000, 1],
      [4_000_000, 2],
    ] as const) {
      calls = 0
      for (const { engine } of instances) {
        const answer = await engine.callNamed('degrees', 'getBytes', { length })
        expect(answer).toMatchObject({ ok: true, data: { bytes: expect.any(Uint8Array) } })
        const { bytes } = answer.ok ? result.parse(answer.data) : { bytes: undefined }
        expect(bytes?.length).toBe(length)
        expect(bytes?.[300]).toBe(49)
      }
      expect(calls).toBe(times)
    }
  })

  it('uses no result from another release or from other settings', async () => {
    const { urls, quick } = source()
    await (await start(quick)).ask('Tulsa')
    await (await start(quick, { deps: { release: 'next' } })).ask('Tulsa')
    await (await start(quick, { settings: ['another'] })).ask('Tulsa')
    expect(urls).toHaveLength(3)
    await (await start(quick)).ask('Tulsa')
    expect(urls).toHaveLength(3)
  })

  it('shares no result that is uncached or needs credentials, and writes no parameters into keys', async () => {
    const before = (await listKeys()).length
    const { urls, quick } = source()
    const { getDegrees } = exampleDeclaration.methods
    const locked = { ...patient, auth: 'basic_auth' as const }
    const uncached = { ...patient, methods: { getDegrees: { ...getDegrees, cache: false as const } } }
    for (const declaration of [locked, uncached, patient]) {
      const { engine } = await start(quick, { declaration })
      const call = declaration === uncached ? {} : { credentials: { user: 'Quill', secret: 'of-nobody' } }
      await engine.callNamed('degrees', 'getDegrees', { city: 'Thimble' }, call)
    }
    expect(urls).toHaveLength(3)
    expect(await listKeys()).toHaveLength(before)
    await (await start(quick)).ask('Inkwell')
    const all = await vi.waitFor(async () => {
      const now = await listKeys()
      expect(now.some(({ text }) => text.includes('Inkwell'))).toBe(true)
      return now
    })
    expect(JSON.stringify(all)).not.toMatch(/Quill|of-nobody|Thimble/)
    for (const { name, milliseconds } of all) {
      expect(name).not.toMatch(/Inkwell|Boise|degrees/)
      expect(milliseconds).toBeGreaterThan(0)
      expect(milliseconds).toBeLessThanOrEqual(5_400_000)
    }
  })
})
