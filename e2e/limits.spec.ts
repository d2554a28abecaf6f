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
  const page = await fetch(`${url}/land?at=39.5,-98.5`)
  expect(await page.text(), 'a page counts too, and says what happened').toContain('Too many requests')
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
