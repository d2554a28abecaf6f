import { request as ask } from 'node:http'
import { connect } from 'node:net'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from './support/test'

const question = '/api/v1/federal-elevation/getElevation'

interface Refusal {
  what: string
  send: (api: APIRequestContext) => Promise<APIResponse>
  status: number
  code: string
}

const refusals: readonly Refusal[] = [
  {
    what: 'an inherited name as the connector',
    send: (api) => api.get('/api/v1/__proto__/x'),
    status: 404,
    code: 'not_found',
  },
  {
    what: 'an inherited name as the method',
    send: (api) => api.get('/api/v1/federal-elevation/constructor'),
    status: 404,
    code: 'not_found',
  },
  {
    what: 'an unknown connector',
    send: (api) => api.get('/api/v1/x/constructor'),
    status: 404,
    code: 'not_found',
  },
  {
    what: 'an internal connector',
    send: (api) => api.get('/api/v1/geocoder/find'),
    status: 404,
    code: 'not_found',
  },
  {
    what: 'an invalid escape in the URL',
    send: (api) => api.get('/api/v1/%E0%A4%A/x'),
    status: 400,
    code: 'invalid_params',
  },
  {
    what: 'invalid JSON',
    send: (api) => api.post(question, { data: '{bad' }),
    status: 400,
    code: 'invalid_params',
  },
  {
    what: 'a list as its body',
    send: (api) => api.post(question, { data: [] }),
    status: 400,
    code: 'invalid_params',
  },
  { what: 'an empty body', send: (api) => api.post(question), status: 400, code: 'invalid_params' },
  {
    what: 'an unknown parameter',
    send: (api) => api.get(`${question}?latitude=40&longitude=-100&nonsense=1`),
    status: 400,
    code: 'invalid_params',
  },
  {
    what: 'an inherited name as a parameter',
    send: (api) => api.get(`${question}?latitude=40&longitude=-100&__proto__=1`),
    status: 400,
    code: 'invalid_params',
  },
  { what: 'an unknown URL', send: (api) => api.get('/api/nope/x/y/z'), status: 404, code: 'not_found' },
  { what: 'too few parameters', send: (api) => api.get(question), status: 400, code: 'invalid_params' },
  {
    what: 'the wrong HTTP method',
    send: (api) => api.delete(question),
    status: 405,
    code: 'method_not_allowed',
  },
]

for (const { what, send, status, code } of refusals) {
  test(`a request with ${what} gets a problem document with status ${status}`, async ({ request }) => {
    const response = await send(request)
    expect(response.status()).toBe(status)
    expect(response.headers()['content-type']).toContain('application/problem+json')
    const issues = expect.any(Array)
    expect(await response.json()).toMatchObject({ status, code, title: expect.any(String), issues })
    expect(await response.text()).not.toMatch(/\n\s*at |node_modules|\.tsx?:\d/)
    if (status === 405) expect(response.headers().allow).toBe('GET, POST')
  })
}

test('a long response is compressed if the client accepts compression', async ({ request }) => {
  const plain = await request.get('/api/v1', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect((await plain.body()).byteLength).toBeGreaterThan(1_000)
  const packed = await request.get('/api/v1', { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers()['content-encoding']).toBe('gzip')
  expect(await packed.json()).toEqual(await plain.json())
})

for (const path of ['/api/v1', '/api/openapi.json', `${question}?latitude=39.5&longitude=-98.5`, question]) {
  test(`pages of other sites may read ${path}`, async ({ request }) => {
    const headers = { origin: 'https://notebook.example' }
    const answered = await request.get(path, { headers })
    expect(answered.headers()['access-control-allow-origin']).toBe('*')
    const preflight = await request.fetch(path, { method: 'OPTIONS', headers })
    expect([preflight.status(), preflight.headers()['access-control-allow-origin']]).toEqual([204, '*'])
  })
}

for (const path of ['/', '/api', '/api/v1/screening-vendor/getServiceInfo', '/api/health']) {
  test(`pages of other sites may not read ${path}`, async ({ request }) => {
    for (const method of ['GET', 'OPTIONS']) {
      const answered = await request.fetch(path, { method, headers: { origin: 'https://notebook.example' } })
      expect(answered.headers()).not.toHaveProperty('access-control-allow-origin')
    }
  })
}

const ELEVEN_MEGABYTES = 11 * 1024 * 1024

for (const path of [question, '/api/mcp']) {
  test(`${path} rejects a declared length of 11 MB before the body arrives`, async ({ baseURL }) => {
    const answer = await post(`${baseURL}${path}`, { 'content-length': ELEVEN_MEGABYTES }, 1_000)
    expect(answer.status).toBe(413)
    expect(answer.body).toContain('larger than 64 KB')
  })

  test(`${path} rejects a body of 11 MB without a declared length instead of truncating it`, async ({
    baseURL,
  }) => {
    const answer = await post(`${baseURL}${path}`, { 'transfer-encoding': 'chunked' }, ELEVEN_MEGABYTES)
    expect(answer.status).toBe(413)
    expect(answer.body).toContain('larger than 64 KB')
  })
}

const strict = "default-src 'none'; frame-ancestors 'none'"
const guarded: readonly [path: string, status: number][] = [
  ['/api/v1', 200],
  ['/api/openapi.json', 200],
  [`${question}?latitude=39.5&longitude=-98.5`, 200],
  ['/parcels/export?format=csv&bbox=-81.39,28.53,-81.389,28.531', 200],
  ['/tiles/basemap/topo/4/3/6', 200],
  ['/robots.txt', 200],
  ['/api/x', 404],
  ['/tiles/x', 404],
  ['/export/x', 404],
  ['/icons/x', 404],
  ['/basemap/x', 404],
  ['/_next/x', 404],
  ['/_next/static/x', 404],
  ['/_global-error', 404],
  ['/terms/', 308],
]

for (const [path, status] of guarded) {
  test(`${path} sends a content security policy that allows nothing`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    const headers = answer.headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    if (!path.startsWith('/tiles/basemap')) expect(headers['content-security-policy']).toBe(strict)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect((await answer.body()).byteLength, 'no page').toBeLessThan(status === 404 ? 1_000 : 10_000_000)
  })
}

test('pages and unknown URLs have the content security policy of pages', async ({ request }) => {
  for (const path of ['/terms', '/x/export', '/robots.txtx']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy, path).toMatch(/script-src 'self' 'nonce-/)
  }
})

test('a request line with a whole URL gets the page of the path', async ({ baseURL }) => {
  const { port, host } = new URL(baseURL ?? '')
  const first = async (target: string) => {
    const socket = connect(Number(port), 'localhost')
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    return Buffer.concat(await socket.toArray()).toString()
  }
  const terms = await first(`http://${host}/terms`)
  expect(terms).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(terms).toContain('<title>Terms')
  const foreign = await first('http://evil.example/terms')
  expect(foreign, 'no redirect to it').toMatch(/^HTTP\/1\.1 200 OK/)
  expect(await first('evil.example/terms')).toMatch(/^HTTP\/1\.1 400 /)
})

interface Answer {
  status: number
  body: string
}

function post(url: string, headers: Record<string, string | number>, bytes: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = ask(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
    sending.once('error', reject)
    sending.once('response', async (response) => {
      const pieces = await response.toArray()
      const body = Buffer.concat(pieces).toString()
      resolve({ status: response.statusCode ?? 0, body })
      sending.destroy()
    })
    sending.write('"'.padEnd(bytes, 'a'))
  })
}
