import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCall } from '@/lib/connector/http/call'
import { createExampleEngine } from '@/lib/connector/testing/example-engine'
import { fetchJson } from './fetch-json'

const PATH = '/api/v1/tide-heights/readHeights'

function serve(transport?: () => Promise<Response>) {
  const engine = createExampleEngine(transport ? { transport } : {})
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    answerCall(engine, new Request(new URL(path, 'https://x.test'), init), 'tide-heights', 'readHeights'),
  )
}

afterEach(() => vi.unstubAllGlobals())

describe('fetchJson', () => {
  it('returns the data, the provenance and the HTTP status', async () => {
    serve()
    const answer = await fetchJson<{ heights: unknown[] }>(`${PATH}?station=0123`)
    if (!answer.ok) throw new Error(answer.problem.message)
    expect(answer.data.heights).toHaveLength(2)
    expect(answer.meta).toMatchObject({ connector: 'tide-heights', sample: true })
    expect(answer.http.status).toBe(200)
    expect(answer.http.headers.get('x-openplat-cache')).toBe('miss')
  })

  it('returns a problem with every issue', async () => {
    serve()
    expect(await fetchJson(`${PATH}?limit=x`)).toMatchObject({
      ok: false,
      problem: { code: 'invalid_params', issues: [{ path: 'station' }, { path: 'limit' }] },
      http: { status: 400, body: { type: '/api#invalid_params', status: 400 } },
    })
  })

  it('returns the retry delay of a rate-limited source', async () => {
    serve(async () => new Response('', { status: 429, headers: { 'retry-after': '9' } }))
    const answer = await fetchJson(`${PATH}?station=1`)
    expect(answer).toMatchObject({ ok: false, problem: { code: 'rate_limited', retryAfter: 9 } })
  })

  it.each([
    ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a web page', async () => new Response('<html>502</html>', { status: 502 })],
    ['foreign JSON', async () => Response.json({ error: 'no' }, { status: 500 })],
    ['JSON null', async () => Response.json(null, { status: 500 })],
  ])('fetchJson returns a problem for %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    const failed = await fetchJson(PATH)
    expect(failed).toMatchObject({ ok: false, problem: { code: 'internal', issues: [] } })
  })

  it('rejects if the caller aborts the request', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
    await expect(fetchJson(PATH, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
  })
})
