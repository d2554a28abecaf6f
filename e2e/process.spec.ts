import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listPages } from './support/list-pages'
import { inLongRun } from './support/long-run'
import { failToStart, shareServers } from './support/server'
import { expect, test } from './support/test'

const serverWith = shareServers()
// The server must ignore HOSTNAME, because containers set it to a name that may not resolve.
const watched = { HOSTNAME: 'no-such-host.invalid', LOG_LEVEL: 'debug', METRICS_PORT: '0' }

test('an invalid setting stops the start with one sentence that names the setting', async () => {
  const { code, printed } = await failToStart({ PORT: 'eighty' })
  expect(code).toBe(1)
  expect(printed).toContain('PORT: ')
  expect(printed.trim().split('\n')).toHaveLength(1)
})

test(
  'a port that is in use stops the start with a sentence that names the port',
  inLongRun,
  async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '')
    const { code, printed } = await failToStart({ PORT: port })
    expect(code).toBe(1)
    expect(printed).toContain(`Port ${port} is in use.`)
  },
)

test(
  'the server announces a keep-alive timeout longer than the 60 seconds of proxies',
  inLongRun,
  async ({ request }) => {
    const seconds = /^timeout=(\d+)$/.exec(
      (await request.get('/api/health')).headers()['keep-alive'] ?? '',
    )?.[1]
    expect(Number(seconds)).toBeGreaterThan(60)
  },
)

test(
  'no request is lost behind a load balancer that checks readiness while a server stops',
  inLongRun,
  async () => {
    const server = await serverWith({ STOP_DELAY_SECONDS: '8', VISITOR_CALLS_PER_MINUTE: '1000000' })
    const statuses: number[] = []
    let isReady = true
    const ask = async (path: string) => {
      const answer = await fetch(server.url + path, { headers: { connection: 'close' } })
      await answer.text()
      return answer.status
    }
    const balance = async () => {
      for (; isReady; await pause(100)) isReady = (await ask('/api/health/ready')) === 200
    }
    const visit = async (visitor: number) => {
      for (let n = 0; isReady; n += 1) statuses.push(await ask(`/land?at=39.${100 + n},-98.${100 + visitor}`))
    }
    const everybody = [balance(), ...Array.from({ length: 3 }, (_, visitor) => visit(visitor))]
    await expect.poll(() => statuses.length).toBeGreaterThan(20)
    const ended = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    await Promise.all(everybody)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await ask('/api/health'), 'it lives until it is gone').toBe(200)
    expect(await ended).toEqual([0, null])
  },
)

test('the server logs and counts routes without the content of a request', async () => {
  const server = await serverWith(watched)
  const secret = 'Quillmarker'
  const names = ['q', 'at', 'address', 'owner', 'query', 'agency', 'city', 'id']
  const query = new URLSearchParams(names.map((name) => [name, `7 ${secret} Lane`]))
  const inPaths = ['', 's/', 'sources/', 'rules/', 'environment/facility/', 'tiles/parcels/x/17/', 'api/v1/']
  const paths = [
    ...listPages(),
    ...inPaths.map((path) => `/${path}${secret}`),
    '/api/v1/federal-elevation/getElevation',
  ]
  const json = { 'content-type': 'application/json' }
  for (const path of paths) {
    await (await fetch(`${server.url}${path}?${query}`)).text()
    const body = JSON.stringify({ at: secret, ownerName: secret })
    await (await fetch(server.url + path, { method: 'POST', headers: json, body })).text()
  }
  await (await fetch(`${server.url}/land?at=39.123456,-98.654321`)).text()
  expect((await fetch(`${server.url}/place/preview?at=39.123456,-98.654321`)).status).toBe(200)
  const action = { origin: server.url, 'next-action': secret, 'content-type': 'text/plain' }
  const unknown = await fetch(`${server.url}/land`, { method: 'POST', headers: action, body: '[1]' })
  expect(unknown.status).toBe(400)
  await expect.poll(() => server.printed().match(/"path":"\/land"/g)?.length).toBeGreaterThanOrEqual(4)
  const log = server
    .printed()
    .split('\n')
    .filter((line) => !line.includes('"try":'))
    .join('\n')
  expect(log).not.toContain(secret)
  for (const line of log.trim().split('\n')) expect(line).toMatch(/^\{.*\}$/)
  expect(log).not.toMatch(/39\.123456|98\.654321|[?&]\w+=/)

  const port = /"metricsPort":(\d+)/.exec(server.printed())?.[1]
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toMatch(/^openplat_requests_total\{route="\/land",method="GET",status="200"\} [2-9]/m)
  expect(metrics).toContain('openplat_upstream_requests_total{host="epqs.nationalmap.gov",outcome="ok"} ')
  expect(metrics).toContain('route="no such route"')
  expect(metrics).not.toMatch(new RegExp(`${secret}|39\\.123|98\\.654`))
  expect((await fetch(`${server.url}/metrics`)).status, 'not for visitors').toBe(404)
})

test('security.txt states where to report a weakness if a contact is set', inLongRun, async ({ request }) => {
  const path = '/.well-known/security.txt'
  expect((await request.get(path)).status()).toBe(404)
  const { url } = await serverWith({ CONTACT_EMAIL: 'land@records.example' })
  const answer = await fetch(url + path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await answer.text()).toMatch(/^Contact: mailto:land@records\.example\nExpires: 20/)
})

test('the server finishes current requests before it stops', async () => {
  const server = await serverWith(watched)
  const body = JSON.stringify({ latitude: 39.5, longitude: -98.5 })
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/v1/federal-elevation/getElevation HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await fetch(`${server.url}/api/health`)
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await expect.poll(() => server.printed()).toContain('finishing what is under way')
  await expect(fetch(`${server.url}/api/health`, { headers: { connection: 'close' } })).rejects.toThrow()

  socket.write(body.slice(10))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/)
  const answered = performance.now()
  expect(await ended).toEqual([0, null])
  // After ten seconds the server closes connections that are still open, so this limit must be lower.
  expect(performance.now() - answered, 'an idle connection does not hold it back').toBeLessThan(9_000)
})
