import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { GET } from './route'

const site = shareSite({ VISITOR_TILES_PER_MINUTE: '6' })

function ask(path: string, visitor = '192.0.2.1'): Promise<Response> {
  const [map = '', z = '', x = '', y = ''] = path.split('/')
  const request = new Request('http://localhost/', { headers: { 'x-openplat-visitor': visitor } })
  return GET(request, { params: Promise.resolve({ map, z, x, y }) })
}

describe('GET /tiles/basemap', () => {
  it('returns an image that browsers may cache for a week', async () => {
    const response = await ask('topo/4/3/6')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toContain('max-age=604800')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(new TextDecoder('latin1').decode(bytes.slice(1, 4))).toBe('PNG')
  })

  it.each([
    'relief/4/3/6',
    'topo/4/16/6',
    'topo/17/0/0',
    'topo/4/-1/6',
    'topo/4/3.5/6',
    'topo/04/3/6',
    'topo/4/x/6',
  ])('returns 404 for the tile path %s', async (path) => {
    const response = await ask(path, path)
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('counts requests of unknown maps against the limit', async () => {
    const statuses = []
    for (let n = 0; n < 8; n++) statuses.push((await ask('relief/4/3/6', '192.0.2.2')).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429])
  })

  it('returns 404 with an empty body if the source publishes no tile', async () => {
    const response = await ask('topo/8/128/85', '192.0.2.6')
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('reports a failed source with its reason', async () => {
    site().faults?.set('basemap.nationalmap.gov', 'down')
    const response = await ask('imagery/5/7/12', '192.0.2.3')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'upstream_unavailable' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('the rate limit of one visitor does not affect other visitors', async () => {
    site().faults?.set('basemap.nationalmap.gov', undefined)
    const statuses = []
    for (let x = 48; x < 56; x++) statuses.push((await ask(`topo/8/${x}/97`, '192.0.2.4')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect((await ask('topo/8/48/97', '192.0.2.5')).status).toBe(200)
  })
})
