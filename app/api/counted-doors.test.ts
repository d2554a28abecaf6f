import { describe, expect, it, vi } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { GET as unknownApi } from './[...path]/route'
import { GET as explore } from './explorer/route'
import { GET as getDescription } from './openapi.json/route'
import { GET as getEntry } from './v1/[connector]/route'
import { GET as getCatalogue } from './v1/route'

const others = import.meta.glob<{ GET: (request: Request) => Promise<Response> }>(
  '../*/\\[...path\\]/route.ts',
  {
    eager: true,
  },
)
const other = (folder: string) => (request: Request) =>
  others[`../${folder}/[...path]/route.ts`]?.GET(request) ??
  Promise.reject(new Error(Object.keys(others).join()))

shareSite({ VISITOR_CALLS_PER_MINUTE: '2' })

const ask = (path: string, visitor = path) =>
  new Request(`http://localhost${path}`, { headers: { 'x-openplat-visitor': visitor } })

describe('addresses that no page counts', () => {
  it.each([
    ['/api/x', unknownApi, 404],
    ['/export/x', other('export'), 404],
    ['/tiles/x', other('tiles'), 404],
    ['/api/explorer?connector=federal-elevation&method=getElevation', explore, 303],
    ['/api/explorer?connector=nothing', explore, 404],
  ] as const)("a request for %s counts against the visitor's limit", async (path, answer, status) => {
    const statuses = []
    for (let n = 0; n < 3; n += 1) statuses.push((await answer(ask(path))).status)
    expect(statuses).toEqual([status, status, 429])
  })
})

describe('documents that never change', () => {
  const entry = (request: Request) =>
    getEntry(request, { params: Promise.resolve({ connector: 'federal-elevation' }) })

  it.each([
    ['API description', getDescription],
    ['catalog', getCatalogue],
    ['entry of a connector', entry],
  ])('the server serializes the %s only once', async (name, get) => {
    const first = await (await get(ask('/', name))).text()
    const stringify = vi.spyOn(JSON, 'stringify')
    const second = await get(ask('/', name))
    const lengths = stringify.mock.results.map(({ value }) => String(value).length)
    stringify.mockRestore()
    expect(await second.text()).toBe(first)
    expect(lengths.filter((length) => length > 1_000)).toEqual([])
  })
})
