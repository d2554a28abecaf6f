import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { Agent, fetch } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ConnectorMethod } from './method'
import { engineOver, exampleDeclaration } from './testing/example-declaration'
import { connectOnlyToPublicAddresses } from './upstream/guard'
import { liveTransport, type Transport } from './upstream/transport'

const params = z.strictObject({ url: z.string(), also: z.array(z.string()) })
const result = z.object({ text: z.string() })

/** Requests any URL, so that only the upstream can refuse it. */
const readAnywhere = {
  summary: 'Text at an address.',
  params,
  result,
  example: { url: 'https://degrees.example/', also: [] },
  cache: false,
  async run({ url, also }, { upstream }) {
    const allowed = also.length > 0 ? upstream.alsoAt(new Set(also)) : upstream
    return allowed.read({ url }, (answer) => ({ text: answer.text() }))
  },
} satisfies ConnectorMethod<typeof params, typeof result>

async function read(url: string, transport: Transport, also: string[] = []) {
  const bugs: unknown[] = []
  const engine = engineOver(
    transport,
    { reportBug: (_reference, error) => void bugs.push(error) },
    { ...exampleDeclaration, methods: { readAnywhere } },
  )
  const answer = await engine.callNamed('degrees', 'readAnywhere', { url, also })
  return { code: answer.ok ? 'ok' : answer.error.code, bugs }
}

function everywhere(redirects: Record<string, string> = {}) {
  const requests: string[] = []
  const transport: Transport = async (request) => {
    const { hostname } = new URL(request.url)
    requests.push(hostname)
    const location = Object.hasOwn(redirects, hostname) ? redirects[hostname] : undefined
    return location === undefined
      ? new Response('reached')
      : new Response(null, { status: 301, headers: { location } })
  }
  return { requests, transport }
}

describe('allowed hosts', () => {
  it('allows requests to declared hosts and to hosts added for the call', async () => {
    const { requests, transport } = everywhere()
    expect(await read('https://degrees.example/', transport)).toMatchObject({ code: 'ok' })
    expect(await read('https://portal.example/', transport, ['portal.example'])).toMatchObject({ code: 'ok' })
    expect(requests).toEqual(['degrees.example', 'portal.example'])
  })

  it('continues to allow declared hosts if a call adds hosts', async () => {
    const { transport } = everywhere()
    expect(await read('https://degrees.example/', transport, ['portal.example'])).toMatchObject({
      code: 'ok',
    })
  })

  it('refuses a host that was added only for an earlier call', async () => {
    const { requests, transport } = everywhere()
    await read('https://portal.example/', transport, ['portal.example'])
    expect(await read('https://portal.example/', transport)).toMatchObject({ code: 'upstream_rejected' })
    expect(requests).toEqual(['portal.example'])
  })

  it.each([
    'https://elsewhere.example/',
    'https://portal.example.evil.example/',
    'https://xportal.example/',
    'https://sub.portal.example/',
    'https://portal.example./',
    'https://portal.example@evil.example/',
    'https://user:secret@portal.example/',
    'https://user@portal.example/',
    'http://portal.example/',
    'ftp://portal.example/',
    'file:///etc/passwd',
    'data:text/plain,portal.example',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://evil.example\\@portal.example/',
    'https://evil.example#@portal.example/',
    'https://evil.example?portal.example',
  ])('sends no request to %s', async (url) => {
    const { requests, transport } = everywhere()
    const { code, bugs } = await read(url, transport, ['portal.example'])
    expect({ code, bugs, requests }).toEqual({ code: 'upstream_rejected', bugs: [], requests: [] })
  })

  it('accepts additional hosts only as bare names', async () => {
    for (const bad of ['127.0.0.1', 'localhost', 'portal.example:8443', 'a@portal.example', '*', '']) {
      const { requests, transport } = everywhere()
      const { bugs } = await read('https://portal.example/', transport, [bad])
      expect({ count: bugs.length, requests }).toEqual({ count: 1, requests: [] })
    }
  })
})

describe('redirects of an added host', () => {
  const also = ['portal.example', 'other.example']

  it.each(['https://other.example/', 'https://degrees.example/', '/further', 'https://portal.example:443/x'])(
    'follows a redirect to %s',
    async (location) => {
      let isFirst = true
      const transport: Transport = async () => {
        const response = isFirst
          ? new Response(null, { status: 301, headers: { location } })
          : new Response('reached')
        isFirst = false
        return response
      }
      expect(await read('https://portal.example/', transport, also)).toMatchObject({ code: 'ok' })
    },
  )

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    'http://other.example/',
    'https://other.example:8443/',
    'https://user:secret@other.example/',
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2852039166/',
    'https://other.example.evil.example/',
    'https://other.example./',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://[',
  ])('refuses a redirect to %s', async (location) => {
    const { requests, transport } = everywhere({ 'portal.example': location })
    const { code, bugs } = await read('https://portal.example/', transport, also)
    expect({ code, bugs, requests }).toEqual({
      code: 'upstream_rejected',
      bugs: [],
      requests: ['portal.example'],
    })
  })

  it('refuses a redirect to an unlisted host that follows an allowed redirect', async () => {
    const { requests, transport } = everywhere({
      'portal.example': 'https://other.example/',
      'other.example': 'https://elsewhere.example/',
    })
    expect(await read('https://portal.example/', transport, also)).toMatchObject({
      code: 'upstream_rejected',
    })
    expect(requests).toEqual(['portal.example', 'other.example'])
  })
})

describe('host names that resolve to this machine', () => {
  const connections: Socket[] = []
  const server = createServer((socket) => void connections.push(socket.on('error', () => undefined)))
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  beforeEach(() => void connections.splice(0))
  afterAll(() => {
    for (const socket of connections) socket.destroy()
    server.close()
  })

  function resolverOf(answers: string[][]) {
    let questions = 0
    const resolver: Parameters<typeof connectOnlyToPublicAddresses>[0] = (_host, _options, done) => {
      const addresses = answers[Math.min(questions, answers.length - 1)] ?? []
      questions += 1
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
    return { resolver, questions: () => questions }
  }

  async function open(url: string, connect: ConstructorParameters<typeof Agent>[0]) {
    const dispatcher = new Agent(connect)
    const answer = await fetch(url, { dispatcher, signal: AbortSignal.timeout(400) }).catch(() => 'refused')
    // Otherwise the dispatcher would reconnect for the cancelled request during the next test.
    await dispatcher.destroy()
    return answer
  }

  it('connects to this machine without the guard', async () => {
    await open(`http://127.0.0.1:${port}/`, {})
    expect(connections).toHaveLength(1)
  })

  it.each([
    ['immediately', [['127.0.0.1']]],
    ['beside a public address', [['93.184.216.34', '127.0.0.1']]],
    ['as a mapped address', [['::ffff:127.0.0.1']]],
    ['after a private address', [['10.0.0.1'], ['127.0.0.1']]],
  ])(
    'refuses to connect to this machine if the name resolves to it %s, over HTTP and HTTPS',
    async (_when, answers) => {
      for (const scheme of ['http', 'https']) {
        const { resolver } = resolverOf(answers)
        const connect = connectOnlyToPublicAddresses(resolver)
        expect(await open(`${scheme}://rebound.example:${port}/`, { connect })).toBe('refused')
      }
      expect(connections).toEqual([])
    },
  )

  it('connects to the IP address that it checked, even if the name resolves differently later', async () => {
    const { resolver, questions } = resolverOf([['192.0.2.1'], ['127.0.0.1']])
    const connect = connectOnlyToPublicAddresses(resolver)
    await open(`http://rebound.example:${port}/`, { connect })
    expect(questions()).toBe(1)
    await open(`http://rebound.example:${port}/`, { connect })
    expect(questions()).toBe(2)
    expect(connections).toEqual([])
  })

  it('blocks this machine in the live transport, whatever the spelling of its IP address', async () => {
    const live = liveTransport()
    for (const host of ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', 'localhost']) {
      const request = new Request(`http://${host}:${port}/`, { signal: AbortSignal.timeout(400) })
      await expect(live(request), host).rejects.toThrow()
    }
    expect(connections).toEqual([])
  })
})
