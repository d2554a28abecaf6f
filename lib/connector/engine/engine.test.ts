import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ConnectorDeclaration, ConnectorRegistry } from '../declaration'
import { ConnectorError } from '../errors'
import type { ConnectorMethod, MethodContext } from '../method'
import { engineDeps } from '../testing/engine-deps'
import { engineOver, exampleDeclaration, getDegrees } from '../testing/example-declaration'
import { canonicalKey } from './canonical-key'
import { createEngine } from './engine'

const answer = (degrees: unknown) => async () => Response.json({ degrees })

function world(
  respond: (count: number) => Promise<Response> = answer(20),
  declaration: ConnectorDeclaration = exampleDeclaration,
) {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const requests = { count: 0 }
  const engine = engineOver(() => respond(++requests.count), { now: () => new Date(clock.time) }, declaration)
  const ask = (city = 'Boise') => engine.callNamed('degrees', 'getDegrees', { city })
  const pass = (seconds: number) => {
    clock.time += seconds * 1000
  }
  return { engine, ask, requests, pass }
}

const patient = { ...exampleDeclaration, pace: { ...exampleDeclaration.pace, timeout: 60_000 } }

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('answer cache', () => {
  it('marks a cached result as fresh for 30 minutes and then as stale until a refresh', async () => {
    const { ask, requests, pass } = world()
    expect(await ask()).toMatchObject({ ok: true, meta: { state: 'miss', ageSeconds: 0 } })
    pass(1799)
    expect(await ask()).toMatchObject({ meta: { state: 'fresh', ageSeconds: 1799 } })
    expect(requests.count).toBe(1)
    pass(1)
    expect(await ask()).toMatchObject({ meta: { state: 'stale', ageSeconds: 1800 } })
    await settle()
    expect(requests.count).toBe(2)
    expect(await ask()).toMatchObject({ meta: { state: 'fresh', ageSeconds: 0 } })
  })

  it('returns only cached results to a cache-only call and sends no request', async () => {
    const { engine, ask, requests, pass } = world()
    const peek = () => engine.callNamed('degrees', 'getDegrees', { city: 'Boise' }, { keptOnly: true })
    expect(await peek()).toMatchObject({ ok: false, error: { code: 'source_disabled' } })
    await ask()
    expect(await peek()).toMatchObject({ ok: true, meta: { state: 'fresh' } })
    pass(1800)
    expect(await peek()).toMatchObject({ ok: true, meta: { state: 'stale' } })
    await settle()
    pass(3600)
    expect(await peek()).toMatchObject({ ok: false })
    expect(requests.count).toBe(1)
  })

  it('returns a stale result with the reason for up to 90 minutes while the source is down', async () => {
    const { ask, pass } = world(async (count) =>
      count === 1 ? Response.json({ degrees: 20 }) : new Response('', { status: 503 }),
    )
    await ask()
    pass(1800)
    await ask()
    await settle()
    expect(await ask()).toMatchObject({
      ok: true,
      data: { degrees: 20 },
      meta: { state: 'stale', refreshFailed: { code: 'upstream_unavailable' } },
    })
    pass(3599)
    expect(await ask()).toMatchObject({ ok: true, meta: { state: 'stale', ageSeconds: 5399 } })
    pass(1)
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'upstream_unavailable' } })
  })

  it('waits for a refresh if the caller sets waitsForRefresh, and returns the stale result if the refresh fails', async () => {
    let isDown = false
    const { engine, requests, pass } = world(async (count) =>
      isDown ? new Response('', { status: 503 }) : Response.json({ degrees: count }),
    )
    const ask = () => engine.callNamed('degrees', 'getDegrees', { city: 'Boise' }, { waitsForRefresh: true })
    await ask()
    expect(await ask()).toMatchObject({ data: { degrees: 1 }, meta: { state: 'fresh' } })
    pass(1800)
    expect(await ask()).toMatchObject({ data: { degrees: 2 }, meta: { state: 'fresh', ageSeconds: 0 } })
    isDown = true
    pass(1800)
    expect(await ask()).toMatchObject({ data: { degrees: 2 }, meta: { state: 'stale', ageSeconds: 1800 } })
    expect(await ask()).toMatchObject({ data: { degrees: 2 }, meta: { state: 'stale' } })
    expect(requests.count).toBe(3)
  })

  it('pauses 30 seconds before another refresh from a failing source', async () => {
    const { ask, requests, pass } = world(async (count) =>
      count === 1 ? Response.json({ degrees: 20 }) : new Response('', { status: 503 }),
    )
    await ask()
    pass(1800)
    for (let i = 0; i < 5; i++) {
      await ask()
      await settle()
    }
    expect(requests.count).toBe(2)
    pass(31)
    await ask()
    await settle()
    expect(requests.count).toBe(3)
  })

  it('shares one request, and its failure, between equal calls', async () => {
    for (const respond of [answer(20), async () => new Response('', { status: 500 })]) {
      const { ask, requests } = world(respond)
      const results = await Promise.all(Array.from({ length: 50 }, () => ask()))
      expect(requests.count).toBe(1)
      expect(new Set(results.map(({ ok }) => ok)).size).toBe(1)
    }
  })

  it('neither caches nor shares the result of an uncached method', async () => {
    let requests = 0
    const method = { ...getDegrees, cache: false as const }
    const engine = engineOver(
      async () => Response.json({ degrees: ++requests }),
      {},
      { ...exampleDeclaration, methods: { getDegrees: method } },
    )
    const results = await Promise.all(
      [1, 2, 3].map(() => engine.callNamed('degrees', 'getDegrees', { city: 'Boise' })),
    )
    expect(results.map((result) => result.ok && result.data)).toEqual(
      [1, 2, 3].map((degrees) => ({ city: 'Boise', degrees })),
    )
    expect(engine.cacheSize().entries).toBe(0)
  })

  it('caches no failure', async () => {
    const { ask, requests } = world(async (count) =>
      count === 1 ? new Response('', { status: 500 }) : Response.json({ degrees: 1 }),
    )
    expect((await ask()).ok).toBe(false)
    expect((await ask()).ok).toBe(true)
    expect(requests.count).toBe(2)
  })

  describe('callers that poll', () => {
    async function failAfter(seconds: number) {
      const ends: ((response: Response) => void)[] = []
      const { engine, requests, pass } = world(() => new Promise((resolve) => ends.push(resolve)), patient)
      const ask = (leavesEarly = true) =>
        engine.callNamed('degrees', 'getDegrees', { city: 'Boise' }, { leavesEarly })
      const end = async (response: Response) => {
        await vi.waitFor(() => expect(ends).not.toEqual([]))
        ends.pop()?.(response)
      }
      const first = ask()
      await vi.waitFor(() => expect(ends).not.toEqual([]))
      pass(seconds)
      await end(new Response('', { status: 503 }))
      expect(await first).toMatchObject(failure)
      return { ask, requests, pass, end }
    }
    const failure = { ok: false, error: { code: 'upstream_unavailable' } }

    it('sends the failure of a slow request to pollers for 30 seconds, and then starts a new request', async () => {
      const { ask, requests, pass, end } = await failAfter(6)
      pass(29)
      expect(await ask()).toMatchObject(failure)
      expect(requests.count).toBe(1)
      pass(1)
      const anew = ask()
      await end(Response.json({ degrees: 7 }))
      expect(await anew).toMatchObject({ ok: true, data: { degrees: 7 } })
    })

    it('starts a new request after a fast failure', async () => {
      const { ask, requests, end } = await failAfter(5)
      const again = ask()
      await end(Response.json({ degrees: 7 }))
      expect(await again).toMatchObject({ ok: true })
      expect(requests.count).toBe(2)
    })

    it('lets pollers join a new request and receive its result', async () => {
      const { ask, requests, end } = await failAfter(31)
      const both = Promise.all([ask(false), ask()])
      await end(Response.json({ degrees: 7 }))
      expect(await both).toMatchObject([{ ok: true }, { ok: true }])
      expect(requests.count).toBe(2)
    })
  })

  it('forgets the failure of a cancelled request', async () => {
    let requests = 0
    const clock = { time: Date.UTC(2026, 0, 1) }
    const untilGone = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => {
        requests += 1
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const ownWords: ConnectorMethod = {
      ...getDegrees,
      run: (params, context) =>
        getDegrees.run(getDegrees.params.parse(params), context).catch(() => {
          throw new ConnectorError('upstream_timeout', 'Not all of it came.')
        }),
    }
    const declaration = { ...patient, methods: { getDegrees: ownWords } }
    const engine = engineOver(untilGone, { now: () => new Date(clock.time) }, declaration)
    const ask = (signal: AbortSignal) =>
      engine.callNamed('degrees', 'getDegrees', { city: 'Boise' }, { leavesEarly: true, signal })
    for (const count of [1, 2]) {
      const gone = new AbortController()
      const answer = ask(gone.signal)
      await vi.waitFor(() => expect(requests).toBe(count))
      clock.time += 10_000
      gone.abort()
      expect(await answer).toMatchObject({ ok: false })
      await settle()
    }
  })

  it('keeps the cache below its limit in bytes', async () => {
    const engine = engineOver(answer(20), { maxCacheBytes: 20_000 })
    for (let i = 0; i < 500; i++) await engine.callNamed('degrees', 'getDegrees', { city: `city ${i}` })
    expect(engine.cacheSize().bytes).toBeLessThanOrEqual(20_000)
    expect(engine.cacheSize().entries).toBeGreaterThan(5)
  })

  it('uses one cache key for equal parameters, whatever their order, with defaults filled in', async () => {
    const { engine, requests } = world()
    await engine.callNamed('degrees', 'getDegrees', { city: 'Boise', limit: 3 })
    await engine.callNamed('degrees', 'getDegrees', { limit: 3, city: 'Boise' })
    await engine.callNamed('degrees', 'getDegrees', { city: 'Boise' })
    expect(requests.count).toBe(1)
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (params) => {
        const reversed = Object.fromEntries(Object.entries(params).reverse())
        return canonicalKey(params) === canonicalKey(reversed)
      }),
    )
  })
})

describe('engine calls', () => {
  it('lists each unknown parameter, and sends no request', async () => {
    const { engine, requests } = world()
    const hostile = JSON.parse('{"city":"Boise","town":1,"__proto__":{"x":1}}')
    const result = await engine.callNamed('degrees', 'getDegrees', hostile)
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    const paths = result.ok ? [] : result.error.issues.map(({ path }) => path)
    expect(paths).toContain('town')
    expect(paths).toContain('__proto__')
    expect(requests.count).toBe(0)
  })

  it('finds connectors and methods only by own property names', async () => {
    const { engine } = world()
    for (const [connector, method] of [
      ['nothing', 'x'],
      ['__proto__', 'x'],
      ['degrees', 'constructor'],
      ['degrees', '__proto__'],
    ]) {
      const result = await engine.callNamed(connector ?? '', method ?? '', {})
      expect(result).toMatchObject({ ok: false, error: { code: 'not_found' } })
    }
  })

  it('responds to a bug of ours with only a reference', async () => {
    const broken = { ...getDegrees, run: () => Promise.reject(new TypeError('secret detail')) }
    const bugs: unknown[] = []
    const declaration = { ...exampleDeclaration, methods: { getDegrees: broken } }
    const engine = engineOver(answer(1), { reportBug: (_, error) => bugs.push(error) }, declaration)
    const result = await engine.callNamed('degrees', 'getDegrees', { city: 'Boise' })
    expect(result).toMatchObject({ ok: false, error: { code: 'internal' } })
    expect(JSON.stringify(result)).not.toContain('secret detail')
    expect(bugs).toHaveLength(1)
  })

  describe('invalid answers', () => {
    const bugs: unknown[] = []
    const over = (method: ConnectorMethod) =>
      engineOver(
        answer(1),
        { reportBug: (_, error) => bugs.push(error) },
        { ...exampleDeclaration, methods: { getDegrees: method } },
      )
    const unfit = { ...getDegrees, result: z.object({ city: z.string(), degrees: z.string() }) }
    const unciteable = {
      ...getDegrees,
      cite: () => ({ dated: [{ label: 'Edited', on: new Date(1e15 * 9).toISOString() }] }),
    }

    it.each([unfit, unciteable])(
      'reports an invalid result or citation as upstream_changed and logs a bug',
      async (method) => {
        bugs.length = 0
        const engine = over(method)
        for (let i = 0; i < 2; i++) {
          expect(await engine.callNamed('degrees', 'getDegrees', { city: 'Boise' })).toMatchObject({
            error: { code: 'upstream_changed', issues: [] },
          })
        }
        expect(engine.cacheSize().entries).toBe(0)
        expect(bugs).toHaveLength(2)
      },
    )

    it('reports an internal error if a result is invalid although no request was sent', async () => {
      const engine = over({ ...unfit, run: async () => ({ city: 'Boise', degrees: 1 }) })
      expect(await engine.callNamed('degrees', 'getDegrees', { city: 'Boise' })).toMatchObject({
        error: { code: 'internal' },
      })
    })
  })

  it('returns the provenance: request, publisher and time', async () => {
    const { ask } = world()
    expect(await ask('St. Paul')).toMatchObject({
      meta: {
        source: 'Degrees of Cities',
        publisher: 'The Degree Office',
        requests: [{ method: 'GET', url: 'https://degrees.example/v1?city=St.%20Paul' }],
        retrievedAt: '2026-01-01T00:00:00.000Z',
      },
    })
  })

  it('lets a connector call only its own methods and those of connectors without public methods', async () => {
    const { getDegrees: inner, ...rest } = exampleDeclaration.methods
    const desk = { ...exampleDeclaration, name: 'desk', methods: {}, internal: { inner } }
    const asking = {
      ...inner,
      run: (_: unknown, { call }: MethodContext) => call(inner, { city: 'Boise' }),
    } satisfies ConnectorMethod<typeof inner.params, typeof inner.result>
    const caller = { ...exampleDeclaration, hosts: [], methods: { asking } }
    const deps = engineDeps(answer(20), { reportBug: () => undefined })
    const reach = createEngine<ConnectorRegistry>({ caller, desk }, deps)
    expect(await reach.callNamed('caller', 'asking', { city: 'x' })).toMatchObject({
      ok: true,
      data: { degrees: 20 },
      meta: { connector: 'degrees', requests: [{ method: 'GET' }] },
    })
    const stranger = { ...desk, methods: { inner, ...rest }, internal: {} }
    const apart = createEngine<ConnectorRegistry>({ caller, stranger }, deps)
    expect(await apart.callNamed('caller', 'asking', { city: 'x' })).toMatchObject({
      error: { code: 'internal' },
    })
  })

  it('refuses a call to a disabled connector', async () => {
    const engine = engineOver(answer(1), { isOff: (name) => name === 'degrees' })
    expect(await engine.callNamed('degrees', 'getDegrees', { city: 'Boise' })).toMatchObject({
      error: { code: 'source_disabled' },
    })
  })
})
