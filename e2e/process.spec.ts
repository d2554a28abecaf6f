import { once } from 'node:events'
import { connect } from 'node:net'
import { failToStart, type Server, startServer } from './support/server'
import { expect, test } from './support/test'

/** Starting, stopping and what is written down meanwhile. */

const impossible: Record<string, string>[] = [
  { PORT: 'eighty' },
  { UPSTREAM: 'somewhere' },
  { TRUSTED_PROXIES: 'my-proxy' },
  { VISITOR_CALLS_PER_MINUTE: '-1' },
  { LOG_LEVEL: 'loud' },
  { REDIS_URL: 'http://127.0.0.1:6379' },
]

for (const environment of impossible) {
  const [[name, value] = []] = Object.entries(environment)
  test(`${name}=${value} stops the start with a sentence that names it`, async () => {
    const { code, printed } = await failToStart(environment)
    expect(code).toBe(1)
    expect(printed).toContain(`${name}: `)
    expect(printed.trim().split('\n')).toHaveLength(1)
  })
}

test('a port in use is named', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const { code, printed } = await failToStart({ PORT: port })
  expect(code).toBe(1)
  expect(printed).toContain(`Port ${port} is in use.`)
})

test.describe('a server of its own', () => {
  let server: Server
  test.beforeEach(async () => {
    // Containers set HOSTNAME to a name that may not resolve.
    server = await startServer({ HOSTNAME: 'no-such-host.invalid', LOG_LEVEL: 'debug' })
  })
  test.afterEach(() => server.stop())

  test('writes paths down, never a query or a parameter', async () => {
    const secret = 'secret-of-a-visitor'
    const json = { 'content-type': 'application/json' }
    const paths = [
      '/',
      '/land',
      '/sources',
      '/no-such-page',
      '/api/v1',
      '/api/v1/federal-elevation/getElevation',
    ]
    for (const path of paths) {
      await fetch(`${server.url}${path}?q=${secret}&at=${secret}`)
      await fetch(server.url + path, { method: 'POST', headers: json, body: JSON.stringify({ at: secret }) })
    }
    await fetch(`${server.url}/land?at=39.123456,-98.654321`)
    await expect.poll(() => server.printed().match(/"path":"\/land"/g)?.length).toBeGreaterThanOrEqual(3)
    expect(server.printed()).not.toContain(secret)
    expect(server.printed()).not.toMatch(/39\.123456|98\.654321|[?&]\w+=/)
  })

  test('finishes what is under way when it is told to stop', async () => {
    const body = JSON.stringify({ latitude: 39.5, longitude: -98.5 })
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST /api/v1/federal-elevation/getElevation HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    // Once another request is answered, this one has arrived.
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
    expect(performance.now() - answered, 'an idle connection does not hold it back').toBeLessThan(3_000)
  })
})
