import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/connector/upstream/transport'
import { permits } from './testing/portal-datasets'
import { createDiscovery, sample } from './testing/portal-engine'

const CATALOGUE = 'api.us.socrata.com'

const without =
  (isGone: (path: string) => boolean, status = 404): Transport =>
  (request) => {
    const { hostname, pathname } = new URL(request.url)
    const isDown = hostname === CATALOGUE && isGone(pathname)
    return isDown ? Promise.resolve(new Response('', { status })) : sample(request)
  }

const noList = without((path) => path.endsWith('/domains'))
const noCatalogue = without(() => true, 503)

describe('portals', () => {
  it.each([
    'https://data.inkwell.example',
    'data.inkwell.example/resource',
    'data.inkwell.example:443',
    'user@data.inkwell.example',
    'data.inkwell.example.',
    'dаta.inkwell.example',
    'data.in\u212awell.example',
    'xn--dta-7cd.inkwell.example',
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '::1',
    '[::1]',
    'localhost',
    'printer.local',
    'metadata.google.internal',
    ' data.inkwell.example',
    'data.inkwell.example\n',
    'data.inkwell.example,data.unlisted.example',
    '.'.repeat(100),
  ])('refuses the portal %j without a request', async (portal) => {
    const { problem, urls } = createDiscovery()
    for (const [method, params] of [
      ['searchDatasets', { q: 'permits', portal }],
      ['getDatasetSchema', { ...permits, portal }],
      ['queryDataset', { ...permits, portal }],
    ] as const) {
      expect(await problem(method, params)).toMatchObject({ code: 'invalid_params', paths: ['portal'] })
    }
    expect(urls).toEqual([])
  })

  it('accepts a portal in capitals', async () => {
    const { describe } = createDiscovery()
    expect(await describe({ ...permits, portal: 'DATA.Inkwell.Example' })).toMatchObject(permits)
  })

  it('sends no request to a portal that the catalog does not list', async () => {
    const { problem, hostsAsked: requestedHosts } = createDiscovery()
    const portal = 'data.unlisted.example'
    for (const method of ['getDatasetSchema', 'queryDataset']) {
      const failure = await problem(method, { ...permits, portal })
      expect(failure).toMatchObject({ code: 'invalid_params', paths: ['portal'] })
      expect(failure.message).toContain(portal)
    }
    expect(await problem('searchDatasets', { q: 'a', portal })).toMatchObject({ code: 'invalid_params' })
    expect(requestedHosts()).toEqual([CATALOGUE])
  })

  it.each([CATALOGUE, 'services.arcgis.com', 'data.boston.gov', 'phl.carto.com'])(
    'refuses %s as a portal, and sends no query and no token to that host',
    async (portal) => {
      const { problem, urls } = createDiscovery({ settings: { SOCRATA_APP_TOKEN: 'token-of-a-test' } })
      for (const method of ['getDatasetSchema', 'queryDataset']) {
        expect(await problem(method, { ...permits, portal })).toMatchObject({
          code: 'invalid_params',
          paths: ['portal'],
        })
      }
      expect(urls.filter((url) => !url.startsWith(`https://${CATALOGUE}/api/catalog/v1`))).toEqual([])
    },
  )

  it('sends no request to a portal for a dataset that the catalog does not list there', async () => {
    const { problem, hostsAsked: requestedHosts } = createDiscovery()
    expect(await problem('getDatasetSchema', { ...permits, datasetId: 'zzzz-9999' })).toMatchObject({
      code: 'not_found',
      paths: ['datasetId'],
    })
    expect(requestedHosts()).toEqual([CATALOGUE])
  })

  it.each([
    ['another portal', { id: 'perm-0001', domain: 'data.other.example' }],
    ['another dataset', { id: 'strt-0002', domain: 'data.inkwell.example' }],
  ])(
    'sends no request to the portal if the catalog returns the entry of %s',
    async (_what, { id, domain }) => {
      const entry = { resource: { id, type: 'dataset' }, metadata: { domain } }
      const { problem, hostsAsked: requestedHosts } = createDiscovery({
        transport: async (request) =>
          request.url.endsWith('/domains')
            ? sample(request)
            : Response.json({ results: [entry], resultSetSize: 1 }),
      })
      expect(await problem('getDatasetSchema', permits)).toMatchObject({ code: 'not_found' })
      expect(requestedHosts()).toEqual([CATALOGUE])
    },
  )

  it.each([
    ['cos-data.seattle.gov', 'seat-0001', 'data.seattle.gov'],
    ['data.seattle.gov', 'seat-0001', 'data.seattle.gov'],
    ['data.sfgov.org', 'sanf-0001', 'data.sf.gov'],
  ])('sends queries for the portal %s to the host that serves it', async (portal, datasetId, host) => {
    const { describe, query, hostsAsked: requestedHosts } = createDiscovery()
    expect(await describe({ portal, datasetId })).toMatchObject({ portal: host, verifiedBy: 'catalog' })
    expect((await query({ portal, datasetId })).rows).toHaveLength(3)
    expect(requestedHosts()).toEqual([CATALOGUE, host])
  })

  it('confirms a dataset through the portal itself if the catalog lacks a portal on our list', async () => {
    const { describe, query, problem, search } = createDiscovery()
    const austin = { portal: 'data.austintexas.gov', datasetId: 'aust-0001' }
    const schema = await describe(austin)
    expect(schema.verifiedBy).toBe('portal')
    expect(schema.caveats.join(' ')).toContain('does not list this dataset')
    expect((await query(austin)).rows).toHaveLength(3)
    expect(await problem('getDatasetSchema', { ...austin, datasetId: 'zzzz-9999' })).toMatchObject({
      code: 'not_found',
    })
    expect(await search({ q: 'permits', portal: austin.portal })).toMatchObject({ datasets: [], matched: 0 })
  })
})

describe('portals without the catalog’s list', () => {
  it("relies on the catalog's entry of a dataset if the catalog's list of portals fails", async () => {
    const { describe, problem, search, hostsAsked: requestedHosts } = createDiscovery({ transport: noList })
    expect(await describe(permits)).toMatchObject({ verifiedBy: 'catalog' })
    expect((await search({ q: 'permits', portal: 'data.seattle.gov' })).returned).toBe(1)
    expect(await problem('getDatasetSchema', { ...permits, portal: 'data.unlisted.example' })).toMatchObject({
      code: 'invalid_params',
      paths: ['portal'],
    })
    expect(requestedHosts()).not.toContain('data.unlisted.example')
  })

  it('finds a portal by its second name if the catalog does not list the first name', async () => {
    const { describe } = createDiscovery({ transport: noList })
    expect(await describe({ portal: 'data.seattle.gov', datasetId: 'seat-0001' })).toMatchObject({
      verifiedBy: 'catalog',
    })
  })
})

describe('portals without the catalog', () => {
  it('queries only hosts on our own list if the catalog fails', async () => {
    const { query, problem, hostsAsked: requestedHosts } = createDiscovery({ transport: noCatalogue })
    const seattle = { portal: 'data.seattle.gov', datasetId: 'seat-0001' }
    expect((await query(seattle)).rows).toHaveLength(3)
    expect(await problem('queryDataset', permits)).toMatchObject({ code: 'upstream_unavailable' })
    expect(requestedHosts()).toEqual([CATALOGUE, 'data.seattle.gov'])
  })
})

describe('redirects of a portal', () => {
  const pointing =
    (location: string): Transport =>
    (request) => {
      const { hostname } = new URL(request.url)
      return hostname === permits.portal
        ? Promise.resolve(new Response(null, { status: 301, headers: { location } }))
        : sample(request)
    }

  it.each([
    'https://data.unlisted.example/api/views/perm-0001.json',
    'https://127.0.0.1/api/views/perm-0001.json',
    'https://169.254.169.254/latest/meta-data/',
    'http://data.sf.gov/api/views/perm-0001.json',
  ])('refuses a redirect to %s', async (location) => {
    const { problem, hostsAsked: requestedHosts } = createDiscovery({ transport: pointing(location) })
    expect(await problem('getDatasetSchema', permits)).toMatchObject({ code: 'upstream_rejected' })
    expect(requestedHosts()).toEqual([CATALOGUE, permits.portal])
  })
})
