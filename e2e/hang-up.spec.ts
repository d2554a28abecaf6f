import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { startServer, type TestServer } from './support/server'
import { expect, test } from './support/test'

const point = { latitude: 39.5, longitude: -98.5 }
const question = `latitude=${point.latitude}&longitude=${point.longitude}`
const toolCall = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'federal_elevation_getElevation', arguments: point },
}
const doors: [what: string, path: string, init?: RequestInit][] = [
  ['a page', '/rules?q=flood'],
  ['a page in one piece', '/rules?q=flood&plain=1'],
  ['a page of many parts', '/place?at=39.5,-98.5'],
  ['the API', `/api/v1/federal-elevation/getElevation?${question}`],
  ['a dossier', `/api/v1/places/getDossier?${question}`],
  ['a file', `/export/federal-elevation/getElevation.csv?${question}`],
  ['a page’s file', '/environment/export?format=csv&at=29.7355,-95.2654&radius=1'],
  [
    'a tool',
    '/api/mcp',
    {
      method: 'POST',
      body: JSON.stringify(toolCall),
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    },
  ],
]

const open = new Set<ServerResponse>()
const source = createServer((_, response) => {
  open.add(response)
  response.once('close', () => open.delete(response))
})
let server: TestServer

test.beforeAll(async () => {
  source.listen(0, '127.0.0.1')
  await once(source, 'listening')
  const address = source.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server = await startServer({ UPSTREAM: `http://127.0.0.1:${port}`, VISITOR_CALLS_PER_MINUTE: '100000' })
})

test.afterAll(async () => {
  await server?.stop()
  source.closeAllConnections()
  source.close()
})

for (const [what, path, init] of doors) {
  test(`the server aborts its requests to sources after a visitor has left ${what}`, async () => {
    const leaving = new AbortController()
    const outcome = fetch(server.url + path, { ...init, signal: leaving.signal })
      .then((response) => response.text())
      .catch(() => 'left')
    await expect.poll(() => open.size, { message: 'a source is asked', timeout: 20_000 }).toBeGreaterThan(0)
    leaving.abort()
    expect(await outcome).toBe('left')
    await expect.poll(() => open.size, { message: 'and is not any more', timeout: 5_000 }).toBe(0)
  })
}
