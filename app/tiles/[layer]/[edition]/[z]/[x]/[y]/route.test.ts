import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { tileAt } from '@/lib/tiles/tile-grid'
import { GET } from './route'

const site = shareSite({ VISITOR_TILES_PER_MINUTE: '20' })

function ask(path: string, visitor = '192.0.2.1', signal?: AbortSignal, etag?: string): Promise<Response> {
  const [layer = '', edition = '', z = '', x = '', y = ''] = path.split('/')
  const headers = { 'x-openplat-visitor': visitor, ...(etag ? { 'if-none-match': etag } : {}) }
  const request = new Request('http://localhost/', { headers, ...(signal ? { signal } : {}) })
  return GET(request, { params: Promise.resolve({ layer, edition, z, x, y }) })
}

/** Decompresses the body here, because `next.config.ts` sets the gzip header only in a running server. */
const codeOf = async (response: Response) =>
  JSON.parse(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).code

const town = tileAt(-81.3792, 28.5384, 15)
const sea = tileAt(-85, 26.5, 15)

describe('GET /tiles/[layer]', () => {
  it('returns a gzipped tile that browsers may cache for a day', async () => {
    const response = await ask(`parcels/1/15/${town.x}/${town.y}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.mapbox-vector-tile',
    ])
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=86400, stale-while-revalidate=2592000',
    )
    const bytes = gunzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(new VectorTile(new PbfReader(bytes)).layers.parcels?.length).toBeGreaterThan(1000)
  })

  it('answers a browser that already has the tile with status 304', async () => {
    const path = `parcels/1/15/${town.x}/${town.y}`
    const tag = (await ask(path)).headers.get('etag') ?? ''
    const again = await ask(path, '192.0.2.1', undefined, tag)
    expect([tag.slice(0, 3), again.status, await again.text()]).toEqual(['W/"', 304, ''])
  })

  it('an area at sea has an empty tile', async () => {
    const response = await ask(`parcels/1/15/${sea.x}/${sea.y}`)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it.each([
    'parcels/1/14/4440/6820',
    'parcels/1/16/1/1',
    'parcels/1/15/-1/6',
    'parcels/1/15/3.5/6',
    'parcels/1/15/x/6',
    'parcels/new/15/1/1',
    'roads/1/15/1/1',
    'constructor/1/15/1/1',
    'streets/1/15/1/1',
    'streets/1/2/1/1',
    'streets/1/14/16384/1',
    'survey/1/8/45/93',
    'survey/1/15/5814/11973',
    'parcels/1/15/40000/1',
    'parcels/1/15/100000/1',
  ])('returns 404 for the tile path %s', async (path) => {
    const response = await ask(path, '192.0.2.2')
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('reports a failed source with its reason', async () => {
    site().faults?.set('services9.arcgis.com', 'down')
    const response = await ask(`parcels/1/15/${town.x + 9}/${town.y}`, '192.0.2.3')
    site().faults?.set('services9.arcgis.com', undefined)
    expect([response.status, await codeOf(response)]).toEqual([503, 'upstream_unavailable'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('returns a tile of the survey, or the reason if the source is down', async () => {
    const { x, y } = tileAt(-116.2, 43.6, 12)
    expect((await ask(`survey/1/12/${x}/${y}`, '192.0.2.7')).status).toBe(200)
    site().faults?.set('gis.blm.gov', 'down')
    const down = await ask(`survey/1/12/${x + 90}/${y}`, '192.0.2.7')
    site().faults?.set('gis.blm.gov', undefined)
    expect([down.status, await codeOf(down)]).toEqual([503, 'upstream_unavailable'])
  })

  it('stops a tile request that the map has aborted', async () => {
    const response = await ask(`parcels/1/15/${town.x + 20}/${town.y}`, '192.0.2.4', AbortSignal.abort())
    expect(response.status).toBe(503)
  })

  it('the rate limit of one visitor does not affect other visitors', async () => {
    const statuses = []
    for (let n = 0; n < 22; n++)
      statuses.push((await ask(`parcels/1/15/${town.x}/${town.y}`, '192.0.2.5')).status)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect((await ask(`parcels/1/15/${town.x}/${town.y}`, '192.0.2.6')).status).toBe(200)
  })
})
