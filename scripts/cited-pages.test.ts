import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkLaw, exitCodeOfVisits, formatVisit, listCitedPages, visitPages } from './cited-pages'

const pages = listCitedPages()
const withAddress = pages.filter(({ url }) => url)

async function openGateway(statusOf: (path: string) => [status: number, location?: string]) {
  const paths: string[] = []
  const open = new Map<string, number>()
  let most = 0
  const server = createServer((request, response) => {
    const [, host = ''] = request.url?.split('/') ?? []
    paths.push(request.url ?? '')
    open.set(host, (open.get(host) ?? 0) + 1)
    most = Math.max(most, open.get(host) ?? 0)
    setTimeout(() => {
      open.set(host, (open.get(host) ?? 0) - 1)
      const [status, location] = statusOf(request.url ?? '')
      response.writeHead(status, location ? { location } : {}).end('page')
    }, 2)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const environment = { UPSTREAM: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' }
  return { environment, paths, mostAtOnce: () => most }
}

const written = () => {
  const lines: string[] = []
  return { out: { write: (text: string) => lines.push(text) }, text: () => lines.join('') }
}

describe('listCitedPages', () => {
  it('lists each cited page once, with every statement that cites it', () => {
    const keys = pages.map(({ url, names }) => url ?? names[0])
    expect(new Set(keys).size).toBe(keys.length)
    const section = pages.find(({ names }) => names[0] === 'Idaho Code 63-501')
    expect(section?.proofs).toEqual([
      {
        text: 'The county must receive the appeal by close of business on the fourth Monday of June.',
        sure: 'official',
        copyYear: 2005,
        places: ['Idaho'],
      },
    ])
    const texas = pages.find(({ names }) => names[0] === 'Texas Tax Code 23.23')
    expect(texas?.proofs[0]?.places).toHaveLength(11)
  })

  it('formats the certainty of a statement and the year of an old copy', () => {
    const [page] = pages.filter(({ names }) => names[0] === 'Idaho Code 63-501')
    if (!page) throw new Error('Idaho cites section 63-501.')
    expect(formatVisit({ ...page, state: 'reachable', note: '' })).toContain(
      'official, copy of 2005 | Idaho | The county must receive',
    )
  })
})

describe('visitPages', () => {
  it('requests each page once, with one request per host at a time', async () => {
    const gateway = await openGateway(() => [200])
    const { out, text } = written()
    expect(await checkLaw(out, gateway.environment, 0)).toBe(0)
    expect(gateway.paths.toSorted()).toEqual(
      withAddress.map(({ url = '' }) => url.replace('https:/', '').replace(/^(\/[^/]+)$/, '$1/')).toSorted(),
    )
    expect(gateway.mostAtOnce()).toBe(1)
    expect(text()).toContain(`${withAddress.length} reachable`)
  })

  it('distinguishes a moved page, a missing page, a refusal and a host without a response', async () => {
    const [one, two, three, four] = withAddress
    const answers = new Map<string | undefined, () => Response>([
      [one?.url, () => new Response(null, { status: 301, headers: { location: '/new' } })],
      [two?.url, () => new Response(null, { status: 404 })],
      [three?.url, () => new Response(null, { status: 403 })],
    ])
    const visits = await visitPages(
      [one, two, three, four].flatMap((page) => page ?? []),
      {
        transport: async ({ url }) => {
          const answer = answers.get(url) ?? answers.get(url.replace(/\/$/, ''))
          if (!answer) throw new Error('no route to the host')
          return answer()
        },
        userAgent: 'Openplat/test',
        pauseMs: 0,
      },
    )
    expect(visits.map(({ state }) => state)).toEqual(['moved', 'gone', 'refused', 'down'])
    expect(visits[0]?.note).toBe(`to ${new URL('/new', one?.url).href}`)
    expect(visits[3]?.note).toBe('no route to the host')
    expect(exitCodeOfVisits(visits)).toBe(1)
    expect(exitCodeOfVisits(visits.slice(2))).toBe(2)
  })

  it('lists the pages without requesting them if the server uses sample data', async () => {
    const { out, text } = written()
    expect(await checkLaw(out, { UPSTREAM: 'sample', LOG_LEVEL: 'silent' })).toBe(0)
    expect(text()).toContain(`${pages.length} not asked`)
  })
})
