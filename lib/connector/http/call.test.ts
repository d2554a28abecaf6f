import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import { type ErrorCode, statusOf } from '../errors'
import { createExampleEngine, goodAnswer } from '../testing/example-engine'
import type { Transport } from '../upstream/transport'
import { answerCall, problemResponse } from './call'

const BASE = 'https://land.example.org/api/v1'
const ENVELOPE = 'application/vnd.openplat+json'

function ask(path: string, init?: RequestInit, transport?: Transport): Promise<Response> {
  const [connector = '', method = ''] = (path.split('?')[0] ?? '').split('/')
  const engine = createExampleEngine(transport ? { transport } : {})
  return answerCall(engine, new Request(`${BASE}/${path}`, init), connector, method)
}

const post = (body: BodyInit, path = 'tide-heights/readHeights') => ask(path, { method: 'POST', body })

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const problem = await response.json()
  expect(problem.status).toBe(response.status)
  expect(problem.status).toBe(statusOf[problem.code as ErrorCode])
  return problem
}

describe('successful API answers', () => {
  it('responds to GET with the result, with defaults filled in and texts unchanged', async () => {
    const response = await ask('tide-heights/readHeights?station=0123&limit=1&stations=["[x]"]')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toEqual({
      asked: { station: '0123', stations: ['[x]'], limit: 1, unit: 'feet' },
      heights: [{ at: '2024-01-01', height: 1.5 }],
    })
  })

  it('responds to POST as to GET with the same parameters', async () => {
    const byGet = await ask('tide-heights/readHeights?station=0123&box={"west":1,"east":2}&exact=true')
    const byPost = await post(JSON.stringify({ station: '0123', box: { west: 1, east: 2 }, exact: true }))
    expect(await byPost.json()).toEqual(await byGet.json())
  })

  it('responds to HEAD as to GET, without a body', async () => {
    const response = await ask('tide-heights/readHeights?station=1', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('max-age')
  })

  it('sends provenance in headers', async () => {
    const { headers } = await ask('tide-heights/readHeights?station=1')
    expect(headers.get('x-openplat-source')).toBe('tide-heights')
    expect(headers.get('x-openplat-retrieved-at')).toBe('2024-05-01T12:00:00.000Z')
    expect(headers.get('x-openplat-cache')).toBe('miss')
    expect(headers.get('x-openplat-sample')).toBe('true')
    expect(headers.get('vary')).toBe('Accept')
  })

  it('wraps the result in an envelope with provenance if the Accept header requests the envelope', async () => {
    const accept = `${ENVELOPE}, application/json;q=0.5`
    const response = await ask('tide-heights/readHeights?station=a%20b', { headers: { accept } })
    expect(response.headers.get('content-type')).toBe(ENVELOPE)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(await response.json()).toMatchObject({
      data: { asked: { station: 'a b' } },
      meta: {
        connector: 'tide-heights',
        method: 'readHeights',
        publisher: 'Example Tide Office',
        state: 'miss',
        requests: [{ method: 'GET', url: 'https://tides.example.gov/heights?station=a%20b' }],
      },
    })
  })

  it("limits caching to the method's policy, counted from the time of the source's response", async () => {
    let now = new Date('2024-05-01T12:00:00Z')
    const engine = createExampleEngine({ now: () => now })
    const get = () => answerCall(engine, new Request(`${BASE}/x`), 'tide-heights', 'listNames')
    const first = await get()
    expect(first.headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=20')
    expect(first.headers.get('age')).toBe('0')
    now = new Date('2024-05-01T12:00:07Z')
    const second = await get()
    expect(second.headers.get('age')).toBe('7')
    expect(second.headers.get('x-openplat-cache')).toBe('fresh')
    now = new Date('2024-05-01T12:00:15Z')
    expect((await get()).headers.get('x-openplat-cache')).toBe('stale')
  })

  it('forbids caching of responses to POST', async () => {
    expect((await post('{"station":"1"}')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('methods with credentials', () => {
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
  const own = (headers: Record<string, string>) =>
    ask('member-desk/readOwnName', { method: 'POST', body: '{}', headers })

  it('reads credentials from the request, even if the secret contains colons', async () => {
    const response = await own(basic('ann:a:b'))
    expect(await response.json()).toEqual({ user: 'ann' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    {},
    basic('no colon'),
    basic(':x'),
    { authorization: 'Bearer abc' },
    { authorization: 'Basic %%%' },
  ])('ignores the malformed credentials %o', async (headers) => {
    expect(await (await own(headers)).json()).toEqual({ user: null })
  })

  it('refuses a GET request for a method with credentials', async () => {
    const response = await ask('member-desk/readOwnName')
    expect(response.headers.get('allow')).toBe('POST')
    expect(await problemOf(response)).toMatchObject({ code: 'method_not_allowed' })
  })

  it('accepts a GET request for a public method, but forbids caching', async () => {
    const response = await ask('member-desk/getServiceInfo')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('refused parameters', () => {
  it('lists an unknown parameter and the parameters that the method accepts', async () => {
    const problem = await problemOf(await ask('tide-heights/readHeights?station=1&colour=red'))
    expect(problem).toMatchObject({
      type: '/api#invalid_params',
      title: 'The parameters do not fit',
      connector: 'tide-heights',
      method: 'readHeights',
      issues: [{ path: 'colour', message: expect.stringContaining('station, stations, box') }],
    })
  })

  it('lists every invalid parameter with its path', async () => {
    const box = { west: 2, east: 'x' }
    const problem = await problemOf(await post(JSON.stringify({ station: 5, limit: 99, box })))
    const paths = problem.issues.map(({ path }: { path: string }) => path)
    expect(paths.sort()).toEqual(['box.east', 'limit', 'station'])
    expect(problem.detail).toContain(problem.issues[0].message)
  })

  it('reports a violated rule between two values at the field that contains them', async () => {
    const problem = await problemOf(await ask('tide-heights/readHeights?station=1&box={"west":2,"east":1}'))
    expect(problem.issues).toEqual([{ path: 'box', message: 'west must be less than east.' }])
  })

  it.each([
    ['tide-heights/readHeights?station=1&limit=abc', 'limit'],
    ['tide-heights/readHeights?station=1&station=2', 'station'],
    ['tide-heights/readHeights?station=1&__proto__=1', '__proto__'],
    ['tide-heights/readHeights?station=1&constructor=1', 'constructor'],
    ['tide-heights/listNames?toString=1', 'toString'],
  ])('refuses the GET request %s', async (path, field) => {
    const problem = await problemOf(await ask(path))
    expect(problem).toMatchObject({ code: 'invalid_params', issues: [{ path: field }] })
  })

  it.each([
    ['{"station":"1","__proto__":{"x":1}}', '__proto__'],
    ['{"station":"1","constructor":1}', 'constructor'],
    ['{"station":', 'body'],
    ['', 'body'],
    ['null', ''],
    ['[]', ''],
    ['"text"', ''],
  ])('refuses the POST body %s', async (body, field) => {
    const problem = await problemOf(await post(body))
    expect(problem).toMatchObject({ code: 'invalid_params', issues: [{ path: field }] })
    expect({}).not.toHaveProperty('x')
  })

  it('returns a result or a problem for any input, never a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        const response = await post(body)
        if (response.status !== 200) await problemOf(response)
      }),
      { numRuns: tries(200) },
    )
    await fc.assert(
      fc.asyncProperty(fc.webQueryParameters(), async (query) => {
        const response = await ask(`tide-heights/readHeights?${query}`)
        if (response.status !== 200) await problemOf(response)
      }),
      { numRuns: tries(200) },
    )
  })
})

describe('request body limit', () => {
  it('refuses a body of 70 KB', async () => {
    const problem = await problemOf(await post(JSON.stringify({ station: 'x'.repeat(70 * 1024) })))
    expect(problem.code).toBe('payload_too_large')
  })

  it('accepts a body of 64 KB', async () => {
    const problem = await problemOf(await post(JSON.stringify({ station: 'x'.repeat(64 * 1024 - 14) })))
    expect(problem.code).toBe('invalid_params')
  })

  it('stops reading a body of 11 MB at the limit', async () => {
    const piece = new Uint8Array(16 * 1024)
    let sent = 0
    let stopped = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.byteLength
        if (sent > 11 * 1024 * 1024) controller.close()
        else controller.enqueue(piece)
      },
      cancel() {
        stopped = true
      },
    })
    const init = { method: 'POST', body, duplex: 'half' }
    const problem = await problemOf(await ask('tide-heights/readHeights', init))
    expect(problem.code).toBe('payload_too_large')
    expect(stopped).toBe(true)
    expect(sent).toBeLessThan(256 * 1024)
  })

  it('refuses a body by its declared length alone', async () => {
    let pulled = 0
    const body = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 })
    const headers = { 'content-length': '70000' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    expect(await problemOf(await ask('tide-heights/readHeights', init))).toMatchObject({ status: 413 })
    expect(pulled).toBe(0)
  })
})

describe('unknown names', () => {
  it.each([
    'nothing/readHeights',
    'constructor/readHeights',
    '__proto__/toString',
    'toString/call',
    'map-tiles/listNames',
    'tide-heights/nothing',
    'tide-heights/constructor',
    'tide-heights/__proto__',
    'tide-heights/toString',
  ])('responds 404 for %s', async (path) => {
    expect(await problemOf(await ask(path))).toMatchObject({ code: 'not_found' })
    expect(await problemOf(await post('{}', path))).toMatchObject({ code: 'not_found' })
  })
})

describe('source failures', () => {
  const SECRET = 'SECRET-FROM-UPSTREAM at Object.handler (/srv/app.js:1:1)'
  const cases: [string, () => Response | Promise<Response>, ErrorCode][] = [
    [
      'status 429',
      () => new Response(SECRET, { status: 429, headers: { 'retry-after': '17' } }),
      'rate_limited',
    ],
    ['status 500', () => new Response(SECRET, { status: 500 }), 'upstream_unavailable'],
    ['status 404', () => new Response(SECRET, { status: 404 }), 'upstream_rejected'],
    ['an HTML page', () => new Response(`<html>${SECRET}</html>`), 'upstream_unavailable'],
    ['an empty response', () => new Response(''), 'upstream_unavailable'],
    ['plain text', () => new Response(SECRET), 'upstream_changed'],
    ['a changed format', () => Response.json({ lines: SECRET }), 'upstream_changed'],
    ['a response that is too long', () => new Response('x'.repeat(20_000)), 'upstream_rejected'],
    ['a broken connection', () => Promise.reject(new TypeError(SECRET)), 'upstream_unavailable'],
  ]

  it.each(cases)('maps %s to an error code, without the text of the source', async (_, answer, code) => {
    const response = await ask('tide-heights/readHeights?station=1', {}, async () => answer())
    const body = await response.clone().text()
    expect(body).not.toContain('SECRET')
    expect(body).not.toMatch(/\bat [\w.]+ \(/)
    expect(await problemOf(response)).toMatchObject({
      code,
      detail: expect.stringContaining('Example Tide Office'),
    })
  })

  it('sends the seconds to wait in a header', async () => {
    const limited = async () => new Response('', { status: 429, headers: { 'retry-after': '17' } })
    const response = await ask('tide-heights/readHeights?station=1', {}, limited)
    expect(response.headers.get('retry-after')).toBe('17')
  })
})

describe('bugs of ours', () => {
  it('responds to a bug of ours with only a reference, and logs the error under the same reference', async () => {
    const bugs: [string, unknown][] = []
    const engine = createExampleEngine({
      transport: async () => goodAnswer(),
      reportBug: (...bug) => bugs.push(bug),
    })
    const request = new Request(`${BASE}/x?station=bug`)
    const response = await answerCall(engine, request, 'tide-heights', 'readHeights')
    expect(await response.clone().text()).not.toMatch(/secret-inside|TypeError|stack/)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({ code: 'internal', reference: bugs[0]?.[0] })
    expect(String(bugs[0]?.[1])).toContain('secret-inside')
  })
})

describe('conditional requests', () => {
  function site() {
    const source = { height: 1.5, now: Date.parse('2024-05-01T12:00:00Z') }
    const engine = createExampleEngine({
      transport: async () => Response.json({ rows: [{ at: '2024-01-01', height: source.height }] }),
      now: () => new Date(source.now),
    })
    const get = (headers: Record<string, string>, query = 'station=1') => {
      const request = new Request(`${BASE}/tide-heights/readHeights?${query}`, { headers })
      return answerCall(engine, request, 'tide-heights', 'readHeights')
    }
    return { source, get }
  }

  it.each<Record<string, string>>([{}, { accept: ENVELOPE }])(
    'responds 304 with the same headers if the ETag is unchanged (request headers: %o)',
    async (headers) => {
      const { source, get } = site()
      const first = await get(headers)
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^W\/"[\w-]{24}"$/)
      source.now += 60_000
      for (const etag of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
        const again = await get({ ...headers, 'if-none-match': etag })
        expect([again.status, await again.text()]).toEqual([304, ''])
        expect(again.headers.get('etag')).toBe(tag)
        expect(again.headers.get('age')).toBe('60')
        expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
        expect(again.headers.get('x-openplat-retrieved-at')).toBe('2024-05-01T12:00:00.000Z')
      }
    },
  )

  it('responds in full if the query, the format or the data has changed', async () => {
    const { source, get } = site()
    const headers = { 'if-none-match': (await get({})).headers.get('etag') ?? '' }
    expect((await get(headers, 'station=2')).status).toBe(200)
    expect((await get({ ...headers, accept: ENVELOPE })).status).toBe(200)
    source.height = 2
    source.now += 24 * 60 * 60_000
    const later = await get(headers)
    expect([later.status, (await later.json()).heights[0].height]).toEqual([200, 2])
  })

  it('sends no ETag for a POST, a refusal or an uncacheable response', async () => {
    const engine = createExampleEngine()
    const any = { 'if-none-match': '*' }
    const body = new Request(BASE, { method: 'POST', body: '{"station":"1"}', headers: any })
    const posted = await answerCall(engine, body, 'tide-heights', 'readHeights')
    const refused = await answerCall(
      engine,
      new Request(BASE, { headers: any }),
      'tide-heights',
      'readHeights',
    )
    const information = new Request(BASE, { headers: any })
    const closed = await answerCall(engine, information, 'member-desk', 'getServiceInfo')
    expect([posted, refused, closed].map(({ status }) => status)).toEqual([200, 400, 200])
    for (const { headers } of [posted, refused, closed]) expect(headers.has('etag')).toBe(false)
  })
})

describe('problem responses', () => {
  it('sets the headers Retry-After, Allow and WWW-Authenticate of problems', () => {
    const limited = problemResponse({ code: 'rate_limited', message: 'Wait.', issues: [], retryAfter: 1.2 })
    expect(limited.headers.get('retry-after')).toBe('2')
    const verb = problemResponse({ code: 'method_not_allowed', message: 'No.', issues: [] })
    expect(verb.headers.get('allow')).toBe('GET, POST')
    const anonymous = problemResponse({ code: 'credentials_required', message: 'Who?', issues: [] })
    expect(anonymous.headers.get('www-authenticate')).toMatch(/^Basic /)
  })

  it.each(Object.entries(statusOf))('maps %s to status %i', async (code, status) => {
    const response = problemResponse({ code: code as ErrorCode, message: 'So.', issues: [] })
    expect(response.status).toBe(status)
    expect(await problemOf(response)).toMatchObject({ code, type: `/api#${code}` })
  })

  it.each(['https://land.example.org', 'https://land.example.org/'])(
    'returns a resolvable type and a readable title if the public URL is %s',
    async (address) => {
      vi.stubEnv('PUBLIC_URL', address)
      const response = problemResponse({ code: 'too_broad', message: 'So.', issues: [] })
      vi.unstubAllEnvs()
      expect(await problemOf(response)).toMatchObject({
        type: 'https://land.example.org/api#too_broad',
        title: 'The question is too broad',
      })
    },
  )
})
