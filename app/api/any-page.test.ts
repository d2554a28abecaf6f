import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { GET as explore } from './explorer/route'
import { GET as getDescription, OPTIONS as preflightDescription } from './openapi.json/route'
import { GET as getPlaces, OPTIONS as preflightPlaces } from './places/route'
import {
  GET as callByAddress,
  POST as callByBody,
  OPTIONS as preflightCall,
} from './v1/[connector]/[method]/route'
import { GET as getEntry, POST as postEntry, OPTIONS as preflightEntry } from './v1/[connector]/route'
import { GET as getCatalogue, OPTIONS as preflightCatalogue } from './v1/route'

shareSite({ VISITOR_CALLS_PER_MINUTE: '30' })

const ask = (path: string, init?: RequestInit, visitor = path) =>
  new Request(`http://localhost${path}`, {
    ...init,
    headers: { 'x-openplat-visitor': visitor, origin: 'https://notebook.example', ...init?.headers },
  })

const names = (connector: string, method: string) => ({ params: Promise.resolve({ connector, method }) })
const elevation = names('federal-elevation', 'getElevation')
const POINT = 'latitude=39.5&longitude=-98.5'
const screening = names('screening-vendor', 'getEmployer')

const originOf = (response: Response) => response.headers.get('access-control-allow-origin')

const doors: [door: string, answer: () => Promise<Response>, status: number, preflight: () => unknown][] = [
  ['the catalog', () => getCatalogue(ask('/api/v1')), 200, preflightCatalogue],
  [
    'the entry of a connector',
    () => getEntry(ask('/api/v1/federal-elevation'), elevation),
    200,
    preflightEntry,
  ],
  [
    'the error for an unknown connector',
    () => getEntry(ask('/api/v1/nothing'), names('nothing', '')),
    404,
    preflightEntry,
  ],
  ['the API description', () => getDescription(ask('/api/openapi.json')), 200, preflightDescription],
  [
    'the search for places',
    () => getPlaces(ask('/api/places?q=742 Inkwell St, Boise, ID')),
    200,
    preflightPlaces,
  ],
  ['the error for an empty search', () => getPlaces(ask('/api/places')), 400, preflightPlaces],
  [
    'a call',
    () => callByAddress(ask(`/a?${POINT}`), elevation),
    200,
    () => preflightCall(ask('/a'), elevation),
  ],
  [
    'the error for a call without parameters',
    () => callByAddress(ask('/b'), elevation),
    400,
    () => preflightCall(ask('/b'), elevation),
  ],
  [
    'a call with a request body',
    () => callByBody(ask('/c', { method: 'POST', body: '{"latitude":39.5,"longitude":-98.5}' }), elevation),
    200,
    () => preflightCall(ask('/c'), elevation),
  ],
  [
    'the error for a call of an unknown connector',
    () => callByAddress(ask('/d'), names('none', 'x')),
    404,
    () => preflightCall(ask('/d'), names('none', 'x')),
  ],
]

describe('requests from other sites', () => {
  it.each(doors)(
    '%s allows other sites to read its body and headers',
    async (_, answer, status, preflight) => {
      const response = await answer()
      expect([response.status, originOf(response)]).toEqual([status, '*'])
      const exposed = response.headers.get('access-control-expose-headers')?.split(', ')
      const own = [...response.headers.keys()].filter((name) => name.startsWith('x-openplat-'))
      expect(exposed).toEqual(expect.arrayContaining([...own, 'etag', 'retry-after']))
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
      const before = (await preflight()) as Response
      expect([before.status, originOf(before)]).toEqual([204, '*'])
      expect(before.headers.get('access-control-allow-methods')).toContain('GET')
      expect(before.headers.get('access-control-allow-headers')).toContain('content-type')
      expect(before.headers.get('access-control-allow-headers')).not.toContain('authorization')
    },
  )

  it('a rate-limited response lets other sites read its body and its retry delay', async () => {
    let response = await callByAddress(ask(`/?${POINT}`, {}, 'busy'), elevation)
    for (let n = 0; n < 40; n += 1) response = await callByAddress(ask(`/?${POINT}`, {}, 'busy'), elevation)
    expect([response.status, originOf(response)]).toEqual([429, '*'])
    expect(response.headers.has('retry-after')).toBe(true)
  })

  it.each([
    ['the service information', () => callByAddress(ask('/f'), names('screening-vendor', 'getServiceInfo'))],
    ['a GET call', () => callByAddress(ask('/g'), screening)],
    ['a call without credentials', () => callByBody(ask('/h', { method: 'POST', body: '{}' }), screening)],
    ['the preflight request', () => preflightCall(ask('/i'), screening)],
  ])('screening allows other sites to read nothing: %s', async (_, answer) => {
    const { headers } = await answer()
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('the explorer route does not allow other sites to read the response', async () => {
    expect(
      originOf(await explore(ask('/api/explorer?connector=federal-elevation&method=getElevation'))),
    ).toBeNull()
  })
})

it.each([
  ['catalogue', getCatalogue],
  ['description', getDescription],
] as const)('a client that already has the current %s gets status 304', async (name, get) => {
  const tag = (await get(ask(`/api/${name}`))).headers.get('etag') ?? ''
  const again = await get(ask(`/api/${name}`, { headers: { 'if-none-match': tag } }))
  expect([again.status, await again.text(), originOf(again)]).toEqual([304, '', '*'])
  expect((await get(ask(`/api/${name}`, { headers: { 'if-none-match': '"x"' } }))).status).toBe(200)
})

it('the response for a connector equals its entry in the catalog', async () => {
  const catalogue = await (await getCatalogue(ask('/api/v1', {}, 'entry'))).json()
  const request = ask('/api/v1/federal-elevation', {}, 'entry')
  const response = await getEntry(request, elevation)
  const entry = await response.json()
  const whole: { connector: string }[] = catalogue.connectors
  expect(entry).toEqual(whole.find(({ connector }) => connector === 'federal-elevation'))
  const conditional = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }
  expect((await getEntry(ask('/api/v1/federal-elevation', conditional, 'entry'), elevation)).status).toBe(304)
})

it('a POST to a connector without a method is rejected', async () => {
  const posted = postEntry(ask('/api/v1/federal-elevation', { method: 'POST' }))
  expect(posted.status).toBe(405)
  expect(await posted.json()).toMatchObject({ code: 'method_not_allowed' })
})
