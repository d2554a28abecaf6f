import { setTimeout as pause } from 'node:timers/promises'
import { inLongRun } from './support/long-run'
import { shareServers } from './support/server'
import { expect, test } from './support/test'

const CALLS = 5
const question = '/api/v1/federal-elevation/getServiceInfo'
const serverWith = shareServers()
const counting = { VISITOR_CALLS_PER_MINUTE: String(CALLS) }
const trusting = { TRUSTED_PROXIES: '127.0.0.1,::1' }
const behindProxy = { ...counting, ...trusting }
const generous = {
  VISITOR_CALLS_PER_MINUTE: '1000000',
  NODE_OPTIONS: '--max-old-space-size=512',
  ...trusting,
}

test('a client counts as the same visitor, regardless of the forwarding headers that the client sends', async () => {
  const { url } = await serverWith(counting)
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

  const doors = ['/api/v1', '/api/mcp', '/api/openapi.json', '/api/explorer?connector=federal-elevation']
  doors.push('/api/x', '/tiles/x', '/export/x', '/icons/x', '/_next/static/x', '/x/export')
  for (const door of doors) expect((await fetch(url + door)).status, door).toBe(429)
  for (const path of ['/land?at=39.5,-98.5', '/terms', `/s/${'A'.repeat(43)}`]) {
    const page = await fetch(url + path)
    expect(page.status, path).toBe(429)
    expect(Number(page.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(await page.text(), 'a page counts too, and says what happened').toContain('Too many requests')
  }
})

test('a trusted proxy states the IP address of each visitor, and a visitor cannot claim another address', async () => {
  const { url } = await serverWith(behindProxy)
  const call = async (forwarded: string) =>
    (await fetch(url + question, { headers: { 'x-forwarded-for': forwarded } })).status
  for (let calls = 0; calls < CALLS; calls++) expect(await call('203.0.113.1')).toBe(200)
  expect(await call('203.0.113.1')).toBe(429)
  expect(await call('203.0.113.2'), 'another visitor of the proxy').toBe(200)
  expect(await call('203.0.113.99, 203.0.113.1'), 'what the visitor wrote before the proxy').toBe(429)
})

test(
  'sixty large files at once for one IP address neither crash the server nor block other visitors',
  inLongRun,
  async () => {
    const { url, process: server } = await serverWith(generous)
    const file = (format: string) =>
      fetch(`${url}/parcels/export?format=${format}&bbox=-81.39,28.53,-81.37,28.55`)
    // Requests each format once before the burst, because the code that writes a format loads with its first
    // file.
    for (const format of ['xlsx', 'geojson']) expect((await file(format)).status).toBe(200)
    const formats = Array.from({ length: 60 }, (_, n) => (n % 2 ? 'xlsx' : 'geojson'))
    let isOver = false
    let answered = 0
    const probing = (async () => {
      while (!isOver) {
        expect((await fetch(`${url}/api/health`, { headers: { connection: 'close' } })).status).toBe(200)
        answered += 1
        await pause(10)
      }
    })()
    const answers = await Promise.all(
      formats.map(async (format) => {
        const answer = await file(format)
        const bytes = (await answer.arrayBuffer()).byteLength
        return { status: answer.status, retry: Number(answer.headers.get('retry-after')), bytes }
      }),
    )
    isOver = true
    await probing
    const made = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect(made.length).toBeGreaterThan(0)
    expect(made.length + refused.length).toBe(60)
    for (const { retry } of refused) expect(retry).toBeGreaterThan(0)
    expect(answered, 'others are answered all the while; npm run bench has the figure').toBeGreaterThan(60)
    expect(server.exitCode).toBeNull()
    for (const format of ['xlsx', 'geojson']) expect((await file(format)).status).toBe(200)
  },
)

test("single requests of many visitors are served before one visitor's burst ends", inLongRun, async () => {
  const BURST = 120
  const { url } = await serverWith(generous)
  const ask = async (visitor: string) => {
    const page = await fetch(`${url}/terms`, { headers: { 'x-forwarded-for': visitor } })
    expect(page.status).toBe(200)
    await page.arrayBuffer()
  }
  await ask('203.0.113.7')
  let answered = 0
  const burst = Array.from({ length: BURST }, () =>
    ask('203.0.113.1').then(() => {
      answered += 1
    }),
  )
  await Promise.race(burst)
  const before = await Promise.all(
    Array.from({ length: 21 }, async (_, n) => {
      await ask(`198.51.100.${n}`)
      return answered
    }),
  )
  // Without fair queueing, the server would respond to the whole burst first. The median tolerates one late
  // response.
  const median = before.toSorted((a, b) => a - b)[10]
  expect(median, 'of the burst, when half of the others were answered').toBeLessThan(BURST / 2)
  await Promise.all(burst)
  expect(answered).toBe(BURST)
})

test('the scheme and host of a request are taken only from a trusted proxy', async ({ baseURL }) => {
  const chain = { 'x-forwarded-proto': 'https,http', 'x-forwarded-host': 'land.example' }
  const head = async (url: string, headers: Record<string, string>) => {
    const answer = await fetch(`${url}/place?at=28.5384,-81.3792`, { headers: { ...chain, ...headers } })
    const html = await answer.text()
    expect(html).toContain('<title>')
    return /property="og:url" content="([^"]+)"/.exec(html)?.[1]
  }
  const proxied = await serverWith(behindProxy)
  const one = { 'x-forwarded-for': '203.0.113.3' }
  expect(await head(proxied.url, one)).toMatch(/^https:\/\/land\.example\/place/)
  const other = { 'x-forwarded-for': '203.0.113.4', 'x-forwarded-proto': 'javascript' }
  expect(await head(proxied.url, other)).toMatch(/^http:\/\/land\.example\//)
  expect(await head(baseURL ?? '', {})).toMatch(new RegExp(`^${baseURL}/place`))
})

test('an unsupported method or a malformed form is rejected with a client error', async ({ baseURL }) => {
  const url = baseURL ?? ''
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
