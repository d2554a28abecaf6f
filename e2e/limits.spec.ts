import { type Server, startServer } from './support/server'
import { expect, test } from './support/test'

/** A visitor is counted by the address he has, not by one he writes. */

const CALLS = 5
const question = '/api/v1/federal-elevation/getServiceInfo'
const servers: Server[] = []

async function start(environment: Record<string, string>): Promise<Server> {
  const server = await startServer({ VISITOR_CALLS_PER_MINUTE: String(CALLS), ...environment })
  servers.push(server)
  return server
}

test.afterAll(() => Promise.all(servers.map((server) => server.stop())))

test('no header changes whom a visitor counts as', async () => {
  const { url } = await start({})
  const statuses = []
  for (let call = 1; call <= CALLS + 1; call++) {
    const address = `203.0.113.${call}`
    const response = await fetch(url + question, {
      headers: { 'x-forwarded-for': address, 'x-openplat-visitor': address, 'x-real-ip': address },
    })
    statuses.push(response.status)
    if (response.status !== 429) continue
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await response.json()).toMatchObject({ code: 'rate_limited', status: 429 })
  }
  expect(statuses).toEqual([...Array(CALLS).fill(200), 429])

  const doors = ['/api/v1', '/api/mcp', '/api/openapi.json']
  for (const door of doors) expect((await fetch(url + door)).status, door).toBe(429)
  for (const path of ['/land?at=39.5,-98.5', '/terms', `/s/${'A'.repeat(43)}`]) {
    const page = await fetch(url + path)
    expect(page.status, path).toBe(429)
    expect(Number(page.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(await page.text(), 'a page counts too, and says what happened').toContain('Too many requests')
  }
})

test('a trusted proxy speaks for its visitors, and they not for others', async () => {
  const { url } = await start({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  const call = async (forwarded: string) =>
    (await fetch(url + question, { headers: { 'x-forwarded-for': forwarded } })).status
  for (let calls = 0; calls < CALLS; calls++) expect(await call('203.0.113.1')).toBe(200)
  expect(await call('203.0.113.1')).toBe(429)
  expect(await call('203.0.113.2'), 'another visitor of the proxy').toBe(200)
  expect(await call('203.0.113.99, 203.0.113.1'), 'what the visitor wrote before the proxy').toBe(429)
})

test('only a trusted proxy says which scheme and host a visitor sees', async () => {
  const chain = { 'x-forwarded-proto': 'https,http', 'x-forwarded-host': 'land.example' }
  const head = async (url: string, headers: Record<string, string>) => {
    const answer = await fetch(`${url}/place?at=28.5384,-81.3792`, { headers: { ...chain, ...headers } })
    const html = await answer.text()
    expect(html).toContain('<title>')
    return /property="og:url" content="([^"]+)"/.exec(html)?.[1]
  }
  const proxied = await start({ VISITOR_CALLS_PER_MINUTE: '1000', TRUSTED_PROXIES: '127.0.0.1,::1' })
  expect(await head(proxied.url, {})).toMatch(/^https:\/\/land\.example\/place/)
  expect(await head(proxied.url, { 'x-forwarded-proto': 'javascript' })).toMatch(/^http:\/\/land\.example\//)
  const open = await start({ VISITOR_CALLS_PER_MINUTE: '1000' })
  expect(await head(open.url, {})).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/place/)
})

test('a verb or a form that makes no sense is refused, never a fault of ours', async () => {
  const { url } = await start({ VISITOR_CALLS_PER_MINUTE: '1000' })
  const garbage = {
    method: 'POST',
    body: 'garbage',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
  for (const path of ['/', '/land', '/screening']) {
    expect((await fetch(url + path, garbage)).status, path).toBe(403)
    const headers = { ...garbage.headers, origin: url }
    const own = await fetch(url + path, { ...garbage, headers })
    expect(own.status, path).toBeGreaterThanOrEqual(400)
    expect(own.status, path).toBeLessThan(500)
    for (const method of ['PUT', 'DELETE', 'PROPFIND'])
      expect((await fetch(url + path, { method })).status, `${method} ${path}`).toBe(405)
  }
})
