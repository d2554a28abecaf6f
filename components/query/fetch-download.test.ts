import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchDownload } from './fetch-download'

const ask = (signal = new AbortController().signal) =>
  fetchDownload('/parcels/export', new URLSearchParams({ format: 'csv' }), signal)

afterEach(() => vi.unstubAllGlobals())

describe('a file of a form', () => {
  it('the file has the server’s name, and the request contains the form', async () => {
    const headers = { 'content-disposition': 'attachment; filename="selected-florida-parcels.csv"' }
    const request = vi.fn(async () => new Response('a,b', { headers }))
    vi.stubGlobal('fetch', request)
    const file = await ask()
    expect(request).toHaveBeenCalledWith('/parcels/export', expect.objectContaining({ method: 'POST' }))
    expect(file).toMatchObject({ ok: true, name: 'selected-florida-parcels.csv' })
    expect(file.ok && (await file.content.text())).toBe('a,b')
  })

  it('a failure returns the server’s message, or says that no response came', async () => {
    const problem = { code: 'rate_limited', detail: 'Wait a little.' }
    vi.stubGlobal('fetch', async () =>
      Response.json(problem, { status: 429, headers: { 'retry-after': '7' } }),
    )
    expect(await ask()).toMatchObject({
      ok: false,
      problem: { code: 'rate_limited', message: 'Wait a little.', retryAfter: 7 },
    })
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask()).toMatchObject({ ok: false, problem: { code: 'internal' } })
  })

  it('rejects only when it was abandoned', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
    await expect(ask(AbortSignal.abort())).rejects.toThrow(/abort/i)
  })
})
