import { expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { GET, OPTIONS } from './route'

shareSite()

const ask = (connector: string, file: string, query: string, headers: HeadersInit = {}) =>
  GET(new Request(`http://localhost/export/${connector}/${file}?${query}`, { headers }), {
    params: Promise.resolve({ connector, file }),
  })

/** The body is cancelled, because an unread file occupies its slot for a minute. */
const leave = (response: Response) => response.body?.cancel()

it.each([
  ['latitude=39.5&longitude=-98.5', 200],
  ['latitude=here', 400],
])('other sites may read the response for %s', async (query, status) => {
  const response = await ask('federal-elevation', 'getElevation.csv', query)
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
  await leave(response)
  expect(OPTIONS().headers.get('access-control-allow-origin')).toBe('*')
})

it('other sites may not read files of screening', async () => {
  const response = await ask('screening-vendor', 'getEmployer.csv', 'partnerEmployerId=thimble-homes')
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  await leave(response)
})

it('a client that already has the current file gets status 304', async () => {
  const askAgain = (headers: HeadersInit = {}) =>
    ask('federal-elevation', 'getElevation.csv', 'latitude=39.5&longitude=-98.5', headers)
  const first = await askAgain()
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, tag.slice(0, 3)]).toEqual([200, 'W/"'])
  await first.text()
  const again = await askAgain({ 'if-none-match': tag })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
  const other = await askAgain({ 'if-none-match': 'W/"another"' })
  expect([other.status, other.headers.get('etag')]).toEqual([200, tag])
  await other.text()
})
