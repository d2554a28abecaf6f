import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { engineOver, exampleDeclaration, getDegrees } from '../testing/example-declaration'
import { gatewayTransport, type Transport } from './transport'

async function ask(transport: Transport, pace: Partial<typeof exampleDeclaration.pace> = {}) {
  const declaration = { ...exampleDeclaration, pace: { ...exampleDeclaration.pace, ...pace } }
  const result = await engineOver(transport, {}, declaration).callNamed('degrees', 'getDegrees', {
    city: 'Boise',
  })
  return result.ok ? 'ok' : result.error
}

describe('source failures', () => {
  const cases: [string, Transport, string][] = [
    [
      'an HTML page as 503',
      async () => new Response('<h1>marvellous</h1>', { status: 503 }),
      'upstream_unavailable',
    ],
    ['an HTML page as 200', async () => new Response('<h1>marvellous</h1>'), 'upstream_unavailable'],
    ['an empty body', async () => new Response(''), 'upstream_unavailable'],
    ['plain text', async () => new Response('Call failed'), 'upstream_changed'],
    ['a renamed field', async () => Response.json({ degree: 20 }), 'upstream_changed'],
    ['a field of another type', async () => Response.json({ degrees: 'warm' }), 'upstream_changed'],
    ['a refusal', async () => new Response('no', { status: 403 }), 'upstream_rejected'],
    [
      'a rate limit',
      async () => new Response('', { status: 429, headers: { 'retry-after': '40' } }),
      'rate_limited',
    ],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'upstream_unavailable'],
    [
      'a missing response',
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      'upstream_timeout',
    ],
    ['a response that is too large', async () => new Response('x'.repeat(3_000)), 'upstream_rejected'],
  ]
  it.each(cases)('maps %s to its error code', async (_, transport, code) => {
    const error = await ask(transport)
    expect(error).toMatchObject({ code })
    expect(JSON.stringify(error)).not.toMatch(/marvellous|Call failed|fetch failed|\bno\b/)
    expect(JSON.stringify(error)).toContain('Degree Office')
  })
})

describe('attempt timeout', () => {
  const slow: [string, RequestListener][] = [
    ['that is never answered', () => undefined],
    [
      'whose answer never ends',
      (_, response) => {
        const drip = setInterval(() => response.write(' '), 20)
        response.once('close', () => clearInterval(drip))
      },
    ],
  ]
  it.each(slow)('aborts a request %s even if garbage is collected meanwhile', async (_, listener) => {
    setFlagsFromString('--expose-gc')
    const cleanings = [60, 120].map((ms) => setTimeout(runInNewContext('gc'), ms))
    const server = createServer(listener).listen(0, '127.0.0.1')
    const closed = new Promise((resolve) => server.on('connection', (socket) => socket.on('close', resolve)))
    await once(server, 'listening')
    const address = server.address()
    const gateway = gatewayTransport(`http://127.0.0.1:${typeof address === 'object' && address?.port}`)
    try {
      const requests: Request[] = []
      // The copy simulates code that V8 has optimized, where only the transport references the outgoing
      // request.
      const error = await ask((request) => {
        requests.push(request)
        return gateway(new Request(request))
      })
      expect(error).toMatchObject({ code: 'upstream_timeout' })
      expect(requests).toHaveLength(1)
      await closed
    } finally {
      cleanings.forEach(clearTimeout)
      server.closeAllConnections()
      server.close()
    }
  })
})

describe('retries', () => {
  it('retries a temporary failure at most as often as the declaration allows', async () => {
    let count = 0
    const flaky: Transport = async () =>
      ++count < 3 ? new Response('', { status: 502 }) : Response.json({ degrees: 1 })
    expect(await ask(flaky, { retries: 2 })).toBe('ok')
    expect(count).toBe(3)
  })

  it('sends no retry after status 400 or after a long Retry-After', async () => {
    let count = 0
    await ask(async () => new Response(`${++count}`, { status: 400 }), { retries: 2 })
    expect(count).toBe(1)
    await ask(async () => new Response(`${++count}`, { status: 429, headers: { 'retry-after': '3600' } }), {
      retries: 2,
    })
    expect(count).toBe(2)
  })

  it('sends no request for a while after five failures in a row', async () => {
    let count = 0
    const engine = engineOver(async () => new Response(`${++count}`, { status: 500 }))
    for (let i = 0; i < 8; i++) await engine.callNamed('degrees', 'getDegrees', { city: `city ${i}` })
    expect(count).toBe(5)
    expect(await engine.callNamed('degrees', 'getDegrees', { city: 'more' })).toMatchObject({
      error: { retryAfter: 15 },
    })
  })
})

describe('redirects', () => {
  const to =
    (location: string): Transport =>
    async (request) =>
      new URL(request.url).hostname === 'degrees.example'
        ? new Response(null, { status: 301, headers: { location } })
        : Response.json({ degrees: 1 })

  it('follows a redirect to a declared host', async () => {
    expect(await ask(to('https://moved.example/v1'))).toBe('ok')
  })

  it.each([
    'https://elsewhere.example/',
    'http://moved.example/',
    'https://127.0.0.1/',
    'file:///etc/passwd',
  ])('refuses to follow a redirect to %s', async (location) => {
    expect(await ask(to(location))).toMatchObject({ code: 'upstream_rejected' })
  })

  it('sends credentials with a redirect only if the host stays the same', async () => {
    const headers = { 'X-App-Token': 'a', Authorization: 'b', 'x-api-key': 'c', 'x-kind': 'd' }
    const headersByHost = new Map<string, string[]>()
    const onward: Record<string, string> = { '/v1': '/v2', '/v2': 'https://moved.example/v3' }
    const readDegrees = {
      ...getDegrees,
      async run({ city }, { upstream }) {
        await upstream.read({ url: 'https://degrees.example/v1', headers }, () => undefined)
        return { city, degrees: 1 }
      },
    } satisfies typeof getDegrees
    const engine = engineOver(
      async (request) => {
        const { pathname } = new URL(request.url)
        headersByHost.set(
          pathname,
          Object.keys(headers).filter((name) => request.headers.has(name)),
        )
        const location = onward[pathname]
        return location ? new Response(null, { status: 301, headers: { location } }) : new Response('')
      },
      {},
      { ...exampleDeclaration, methods: { readDegrees } },
    )
    await engine.callNamed('degrees', 'readDegrees', { city: 'Boise' })
    const all = Object.keys(headers)
    expect([...headersByHost]).toEqual([
      ['/v1', all],
      ['/v2', all],
      ['/v3', ['x-kind']],
    ])
  })

  it('ends a redirect loop', async () => {
    expect(
      await ask(async () => new Response(null, { status: 302, headers: { location: '/again' } })),
    ).toMatchObject({ code: 'upstream_changed' })
  })
})

describe('concurrency', () => {
  it('limits concurrent requests to the declared number', async () => {
    let flying = 0
    let most = 0
    const slow: Transport = async () => {
      most = Math.max(most, ++flying)
      await new Promise((resolve) => setTimeout(resolve, 5))
      flying--
      return Response.json({ degrees: 1 })
    }
    const engine = engineOver(
      slow,
      {},
      { ...exampleDeclaration, pace: { ...exampleDeclaration.pace, concurrency: 2 } },
    )
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => engine.callNamed('degrees', 'getDegrees', { city: `city ${i}` })),
    )
    expect(most).toBe(2)
  })
})

describe('response size', () => {
  it('counts the bytes of a body after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, 0x20))
    const stream = new Blob([bomb]).stream().pipeThrough(new DecompressionStream('gzip'))
    expect(await ask(async () => new Response(stream))).toMatchObject({ code: 'upstream_rejected' })
  })
})
